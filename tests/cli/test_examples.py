"""The examples of the documents are run, and print what the documents say."""

import re
import shlex

import pytest

from chiliad.cli.main import COMMANDS
from cli.terminal import tell
from source import ROOT

PAGES = ("commands.md", "play.md")
_COMMAND = re.compile(r"(?:echo (?P<typed>'[^']*') \| )?chiliad (?P<words>.*)")


def examples(text: str) -> list[tuple[str, str]]:
    """Each command of the console blocks, with its output."""
    found = []
    for block in re.findall(r"^```console\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


EXAMPLES = [example for page in PAGES for example in examples((ROOT / "docs" / page).read_text(encoding="utf-8"))]


@pytest.mark.parametrize("command,output", EXAMPLES)
def test_every_example_prints_what_it_says(command, output, monkeypatch, capsys):
    match = _COMMAND.fullmatch(command)
    typed = shlex.split(match["typed"])[0] if match["typed"] else ""
    assert tell(monkeypatch, capsys, *shlex.split(match["words"]), typed=typed).out == output


def test_there_are_examples():
    assert len(EXAMPLES) >= 6
    assert examples("```console\n$ chiliad a\nx\ny\n$ chiliad b\n```\n") == [("chiliad a", "x\ny\n"), ("chiliad b", "")]


def test_every_command_is_described_and_every_option_of_play():
    page = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    assert [command for command in COMMANDS if f"`chiliad {command}" not in page] == []
    manual = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")
    source = (ROOT / "src/chiliad/cli/play.py").read_text(encoding="utf-8")
    options = set(re.findall(r'add_argument\(\s*"(--[a-z]+)"', source)) | {"--preset", "--option", "--lang"}
    assert [option for option in sorted(options) if f"`{option}" not in manual] == []


def test_the_matches_among_the_examples_are_what_the_rules_say(monkeypatch, capsys):
    files = sorted(path for path in (ROOT / "examples" / "matches").iterdir() if path.suffix != ".md")
    assert len(files) == 20
    told = tell(monkeypatch, capsys, "verify", *files)
    assert told.status == 0
    assert told.out.splitlines() == [f"ok {path}" for path in files]
