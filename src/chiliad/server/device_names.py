"""What a device is called in the list of a guest's devices: the browser and the system, and nothing finer.

The header of a browser says much more, by which one person can be told from another.  Only a pair of the words below is
stored, so that the list tells its owner enough and nobody else anything.
"""

from __future__ import annotations

from chiliad.i18n.language import Language

# The first mark that the header has: most browsers also name those that they descend from.
_BROWSERS = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("FxiOS", "Firefox")),
    *(("Firefox", "Firefox"), ("CriOS", "Chrome"), ("Chrom", "Chrome"), ("Safari", "Safari")),
)
_SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("CrOS", "ChromeOS"), ("Windows", "Windows")),
    *(("Mac OS", "macOS"), ("Linux", "Linux")),
)


def device_name(agent: str | None) -> str:
    """The name of a device, as it is stored, from the header User-Agent: ``Firefox/Android``; empty: not known."""
    browser = next((name for mark, name in _BROWSERS if agent and mark in agent), "")
    system = next((name for mark, name in _SYSTEMS if agent and mark in agent), "")
    return f"{browser}/{system}" if browser or system else ""


def device_said(name: str, language: Language) -> str:
    """The name of a device in words: Firefox on Android."""
    browser, _, system = name.partition("/")
    if browser and system:
        return language.text("device-both", browser=browser, system=system)
    return browser or system or language.text("device-unknown")
