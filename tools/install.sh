#!/bin/sh
# install.sh NAME: installs exactly what requirements/NAME.txt locks, then Chiliad itself, into .venv.
set -eu

name=$1
sh tools/venv.sh

# A person sees pip's progress; a log gets one line.
if [ -t 1 ]; then quiet=; else quiet=-q; fi
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1 PIP_USER=0

echo "Installing what \`make $name\` needs (once; some 100 MB for the compiler) …"
# The lock is complete, so pip resolves nothing (--no-deps) and builds nothing (--only-binary).
if ! .venv/bin/python -m pip install $quiet --no-deps --require-hashes --only-binary :all: -r "requirements/$name.txt"; then
    echo "The packages in requirements/$name.txt could not be installed (see above). Is this machine online?" >&2
    exit 1
fi
.venv/bin/python -m pip install -q --no-deps --no-build-isolation --editable .
touch ".venv/.$name"
