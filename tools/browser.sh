#!/bin/sh
# browser.sh: finds or installs a Chromium for the tests of the page, and prints its path.  As root on Debian it also
# installs the other programs of these tests: the screen reader Orca, WebKitGTK and Firefox ESR.  Elsewhere their
# tests are skipped, and give the reason.
# CHILIAD_CHROMIUM=/path/to/chrome names another Chromium.
set -eu

find_it() {
    if [ -n "${CHILIAD_CHROMIUM:-}" ]; then
        command -v "$CHILIAD_CHROMIUM" && return
        echo "CHILIAD_CHROMIUM names $CHILIAD_CHROMIUM, which is no program." >&2
        exit 1
    fi
    # The list is also in tests/browser.py.
    for name in chromium chromium-browser google-chrome google-chrome-stable chrome msedge \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" /Applications/Chromium.app/Contents/MacOS/Chromium; do
        command -v "$name" && return
    done
    return 1
}

# Each program, and Debian's package that has it; the programs are also in tests/browser.py.
packages_missing() {
    while read -r program package; do
        command -v "$program" >/dev/null 2>&1 || echo "$package"
    done <<'LIST'
orca orca
Xvfb xvfb
xdotool xdotool
dbus-daemon dbus-daemon
dbus-send dbus-bin
speech-dispatcher speech-dispatcher
/usr/libexec/at-spi-bus-launcher at-spi2-core
/usr/libexec/at-spi2-registryd at-spi2-core
setpriv util-linux
WebKitWebDriver webkit2gtk-driver
firefox-esr firefox-esr
LIST
    find_it >/dev/null || echo chromium
}

missing=$(packages_missing | sort -u | tr '\n' ' ')
if [ -n "$missing" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing what the page is tested in (once; some 700 MB): $missing…" >&2
    export DEBIAN_FRONTEND=noninteractive
    # shellcheck disable=SC2086  # a list of words
    { apt-get -qq update && apt-get -qq install -y --no-install-recommends $missing; } >&2 </dev/null || true
    missing=$(packages_missing | sort -u | tr '\n' ' ')
    # It is faster than the whole browser; not every Debian has it.
    apt-get -qq install -y --no-install-recommends chromium-headless-shell >/dev/null 2>&1 </dev/null || true
fi
[ -z "$missing" ] || echo "Not on this machine: $missing– the tests that need them are skipped." >&2
find_it && exit 0
echo "The tests of the page need Chromium or Chrome, and this machine has none." >&2
echo "Install it (on Debian: sudo apt install chromium), or name it: make test CHILIAD_CHROMIUM=/path/to/chrome" >&2
exit 1
