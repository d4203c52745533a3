#!/bin/sh
# Makes .venv with the first suitable Python; does nothing where there is a working .venv.
# PYTHON=/path/to/python3.12 chooses another.
set -eu

works() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

if works .venv/bin/python && .venv/bin/python -m pip --version >/dev/null 2>&1; then
    exit 0
fi

python=
if [ -n "${PYTHON:-}" ]; then
    works "$PYTHON" && python=$PYTHON
else
    # The newest one comes last: a Python just released may lack builds of what Chiliad uses.
    for name in python3 python python3.14 python3.13 python3.12 python3.11 python3.15; do
        if works "$name"; then
            python=$name
            break
        fi
    done
fi
if [ -z "$python" ]; then
    found=$("${PYTHON:-python3}" --version 2>&1) || found="no ${PYTHON:-python3}"
    echo "Chiliad needs Python 3.11 or newer; this machine has $found." >&2
    echo "Install one (python.org, or your system's packages), or name it: make play PYTHON=/path/to/python3.12" >&2
    exit 1
fi

if ! "$python" -c 'import venv, ensurepip' >/dev/null 2>&1; then
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    echo "This Python ($python, $version) lacks its venv or pip module, so Chiliad cannot install beside it." >&2
    echo "On Debian and Ubuntu: sudo apt install python$version-venv   then the same command again." >&2
    exit 1
fi

echo "Making .venv with $("$python" --version 2>&1) …"
if ! "$python" -m venv --clear .venv; then
    echo "Could not make .venv (see above). Is the disk full, or the folder read-only?" >&2
    exit 1
fi
