"""tools/check_words.py: finds each listed turn in prose of every kind, and none in code or in a question."""

import pytest

from page.conftest import tool
from source import ROOT

words = tool("check_words")

# One sentence for each turn of the list in the tool.
TURNS = {
    "anew": "The cards are dealt anew.",
    "for ever": "The record is kept for ever.",
    "by itself": "The table closes by itself.",
    "by himself": "The dealer plays by himself.",
    "by themselves": "The bots play by themselves.",
    "but for": "All is shown but for the talon.",
    "save for": "All is shown save for the talon.",
    "of late": "The match has changed of late.",
    "told after": "The event is told after the write.",
    "comes of": "This is what comes of it.",
    "lets go of": "The server lets go of the table.",
    "letting go of": "It ends by letting go of the table.",
    "gone on with": "The match is gone on with later.",
    "as far as that is": "It is true, as far as that is known.",
    "stands in": "The key stands in the head.",
    "stood for": "The mark stood for a star.",
    "stand beside": "Both files stand beside it.",
    "lies in": "The card lies in the pack.",
    "lay at": "The card lay at the top.",
    "he": "A player wins if he goes out.",
    "He": "The dealer deals. He goes out.",
    "his": "A player sees his hand.",
    "him": "The server tells him the score.",
    "himself": "The dealer himself goes out.",
    "Who": "Who leaves is replaced at once.",
    "Whoever": "The link is free. Whoever opens it sits down.",
    "Whose": "Whose turn it is, the server says.",
}
PLAIN = (
    "The server stores the event before it sends it.",
    "Who sits at the table?",
    "The page says who leaves.",
    "By default the table is open: who may watch?",
    "The history of this match is theirs, and the whimsical hero has it.",
    "They lie on the table, and the standing index is low.",
)


def turns(lines):
    return [turn for _, turn in words.hits(list(lines))]


@pytest.mark.parametrize("turn,sentence", TURNS.items())
def test_each_turn_is_found_in_prose_of_every_kind(turn, sentence):
    assert turns(words.python_prose(f"x = 1  # {sentence}\n")) == [turn]
    assert turns(words.python_prose(f'def f():\n    """{sentence}"""\n')) == [turn]
    assert turns(words.python_prose(f'x = 1\n"""Says x.\n\n{sentence}\n"""\n')) == [turn]
    assert turns(words.script_prose(f"const x = 1; // {sentence}\n")) == [turn]
    assert turns(words.script_prose(f"/**\n * {sentence}\n */\nconst x = 1;\n")) == [turn]
    assert turns(words.script_prose(f"<!-- {sentence} -->\n<p>x</p>\n")) == [turn]
    assert turns(words.script_prose(f"<p>x</p>\n<!-- One.\n  {sentence}\n-->\n")) == [turn]
    assert turns(words.document_prose(f"# A page\n\n{sentence}\n")) == [turn]
    for mark in ("- ", "1. ", "## ", "> ", "| `x` | ", "**", "- *"):
        assert turns(words.document_prose(f"{mark}{sentence}\n")) == [turn], mark


@pytest.mark.parametrize("turn,sentence", TURNS.items())
def test_no_turn_is_found_in_code(turn, sentence):
    assert turns(words.python_prose(f'x = "{sentence}"\nprint(f"{{x}} {sentence}")\n')) == []
    assert turns(words.script_prose(f'const x = "{sentence}";\n<p>{sentence}</p>\n')) == []
    assert turns(words.script_prose(f'/* One. */\nconst x = "{sentence}";\n<!-- Two. -->\n<p>{sentence}</p>\n')) == []
    assert turns(words.document_prose(f"One `{sentence}` two.\n\n```text\n{sentence}\n```\n")) == []
    assert turns(words.document_prose(f"```text\nx\n```\n{sentence}\n")) == [turn]  # a fence ends


@pytest.mark.parametrize("sentence", PLAIN)
def test_plain_sentences_are_not_found(sentence):
    assert turns(words.document_prose(sentence)) == []


def test_a_question_may_begin_with_who_on_one_line_and_end_on_another():
    assert turns(words.document_prose("Who sits at\nthis table?\n")) == []
    assert turns(words.document_prose("Who sits at\nthis table waits.\n")) == ["Who"]


def test_a_hit_has_the_number_of_its_line():
    assert words.hits(list(words.python_prose('"""One.\n\nTwo anew.\n"""\nx = 1  # three anew\n'))) == [
        (5, "anew"),
        (3, "anew"),
    ]
    assert words.hits(list(words.script_prose("x;\n/*\n * anew */\n"))) == [(3, "anew")]
    assert words.hits(list(words.document_prose("```\nx\n```\n\nanew\n"))) == [(5, "anew")]


def test_files_that_are_made_are_not_read(tmp_path):
    read = ("docs/play.md", "src/rules/a.py", "tests/page/a.py")
    made = ("docs/rules/mille.md", "src/chiliad/server/page/a.js", "src/node_modules/a.js", "tests/__pycache__/a.py")
    for name in (*read, *made):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x = 1\n")
    found = words.of_kind(tmp_path, ("docs", "src", "tests"), (".md", ".py", ".js"))
    assert [path.relative_to(tmp_path).as_posix() for path in found] == list(read)


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "src").mkdir()
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "README.md").write_text("# A page\n\nIt is plain.\n")
    (tmp_path / "docs" / "rules" / "mille.md").write_text("This page is generated anew.\n")
    return tmp_path


def test_documents_may_have_no_turn_at_all(folder, capsys):
    assert words.main([str(folder), "--documents"]) == 0
    assert "0 of 2 lines of documents" in capsys.readouterr().out
    (folder / "docs" / "play.md").write_text("One.\n\nTwo anew, for ever.\n")
    assert words.main([str(folder), "--documents"]) == 1
    out = capsys.readouterr().out
    assert "docs/play.md:3: 'anew'" in out
    assert "docs/play.md:3: 'for ever'" in out
    assert "1 of 4 lines of documents" in out


def test_comments_may_have_a_small_share_and_do_not_count_among_documents(folder, capsys):
    source = folder / "src" / "a.py"
    source.write_text("# one\n" * 198 + "# anew\n")
    assert words.main([str(folder)]) == 0
    assert "anew" not in capsys.readouterr().out
    assert words.main([str(folder), "--all"]) == 0
    assert "src/a.py:199: 'anew'" in capsys.readouterr().out
    source.write_text("# one\n" * 198 + "# anew\n# anew\n")
    assert words.main([str(folder)]) == 1
    assert words.main([str(folder), "--documents"]) == 0


def test_make_check_reads_everything():
    recipe = (ROOT / "Makefile").read_text("utf-8").partition("\ncheck:")[2].partition("\n\n")[0]
    assert '"tools/check_words.py"' in recipe
