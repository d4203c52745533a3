#!/bin/sh
# browser.sh: sees to it that the tests of the page have a Chromium, and prints where it is.
# CHILIAD_CHROMIUM=/path/to/chrome names another.
set -eu

find_it() {
    if [ -n "${CHILIAD_CHROMIUM:-}" ]; then
        command -v "$CHILIAD_CHROMIUM" && return
        echo "CHILIAD_CHROMIUM names $CHILIAD_CHROMIUM, which is no program." >&2
        exit 1
    fi
    # The list also stands in tests/browser.py.
    for name in chromium chromium-browser google-chrome google-chrome-stable chrome msedge \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" /Applications/Chromium.app/Contents/MacOS/Chromium; do
        command -v "$name" && return
    done
    return 1
}

find_it && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing Debian's chromium, in which the page is tested (once; some 300 MB) …" >&2
    export DEBIAN_FRONTEND=noninteractive
    { apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium; } >&2 </dev/null || true
    find_it && exit 0
fi
echo "The tests of the page need Chromium or Chrome, and this machine has none." >&2
echo "Install it (on Debian: sudo apt install chromium), or name it: make test CHILIAD_CHROMIUM=/path/to/chrome" >&2
exit 1
