"""Every test has its own home directory, uses English, and shows no progress of compiling."""

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    for name in ("CHILIAD_LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path
