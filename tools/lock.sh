#!/bin/sh
# Writes requirements/*.txt again: the newest versions that fit pyproject.toml, for every platform and Python it
# allows, with the hash of every file.  No registry is named, so a mirror is good enough.
set -eu

locker=$(mktemp -d)
trap 'rm -rf "$locker"' EXIT
.venv/bin/python -m venv "$locker/venv"
"$locker/venv/bin/python" -m pip install -q --disable-pip-version-check uv

# The lock of the build tools includes their own requirements.
.venv/bin/python -c 'import tomllib
print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > "$locker/build.in"

compile() {
    file=$1
    shift
    "$locker/venv/bin/uv" pip compile --quiet --no-config --universal --python-version 3.11 --no-annotate --no-header \
        "$@" pyproject.toml "$locker/build.in" -o "$locker/$file"
}

# The first step locks all together, so that the files agree on every version.
compile all.txt --all-extras
lock() {
    name=$1
    shift
    compile "$name.txt" --generate-hashes -c "$locker/all.txt" "$@"
    { echo "# Written by \`make lock\`; do not edit."; cat "$locker/$name.txt"; } > "requirements/$name.txt"
    echo "requirements/$name.txt: $(grep -c == "requirements/$name.txt") packages"
}
lock play
lock test --extra postgres --extra public --extra test
lock check --extra postgres --extra public --extra test --extra check
lock bench --extra postgres --extra bench

# The build tools of the page have their own lock: it is installed only where the machine has no Node.
.venv/bin/python -c 'import tomllib
print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["page"], sep="\n")' > "$locker/page.in"
"$locker/venv/bin/uv" pip compile --quiet --no-config --universal --python-version 3.11 --no-annotate --no-header \
    --generate-hashes -c "$locker/all.txt" "$locker/page.in" -o "$locker/page.txt"
{ echo "# Written by \`make lock\`; do not edit."; cat "$locker/page.txt"; } > requirements/page.txt
echo "requirements/page.txt: $(grep -c == requirements/page.txt) packages"
