"""Games and bots of other packages: entry points find them, with their catalogues, and errors name them."""

import json
import os
import subprocess
import sys
import textwrap

import pytest

from chiliad.games import BUILT_IN, GAMES, find, register
from source import PACKAGE

GAME = """
    from dataclasses import replace
    from chiliad.games import tysiac
    GAME = replace(tysiac.GAME, name="tausend", package=__name__)
"""
BOT = """
    from chiliad.bot import RandomBot
    class Cautious(RandomBot):
        pass
"""
POINTS = "[chiliad.games]\ntausend = tausend_game:GAME\n[chiliad.bots]\ntysiac.cautious = tausend_game.bots:Cautious\n"


def install(folder, points=POINTS, game=GAME, texts="game-tausend = Tausend\n"):
    """Install a package with a game and a bot in a folder, as pip leaves it."""
    package, info = folder / "tausend_game", folder / "tausend_game-1.0.dist-info"
    (package / "locales" / "en").mkdir(parents=True)
    (package / "locales" / "en" / "tausend.ftl").write_text(texts)
    (package / "__init__.py").write_text(textwrap.dedent(game))
    (package / "policy.py").write_text("from chiliad.bot import RandomBot\nBOTS = {'random': RandomBot}\n")
    (package / "bots.py").write_text(textwrap.dedent(BOT))
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tausend-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(points)
    return folder


def ask(folder, program):
    """The JSON output of a program in another process with the package installed."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(PACKAGE.parent), str(folder)])}
    command = [sys.executable, "-c", textwrap.dedent(program)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_an_installed_game_and_bot_are_there(tmp_path):
    found = ask(
        install(tmp_path),
        """
        import json
        from chiliad.bots import BOTS, bot_class
        from chiliad.games import GAMES, find
        from chiliad.i18n.language import Language
        print(json.dumps([list(GAMES), find("tausend").name, Language("pl").text("game-tausend"), list(BOTS["tysiac"]),
            list(BOTS["tausend"]), bot_class("tysiac", "cautious").__name__, list(BOTS["mille"])]))
        """,
    )
    assert found[0] == ["mille", "tysiac", "tausend"]
    assert found[1:3] == ["tausend", "Tausend"]
    assert found[3][:3] == ["random", "cautious", "greedy"]
    assert found[4:6] == [["random"], "Cautious"]
    assert "cautious" not in found[6]


REFUSED = """
    import json
    from chiliad.errors import ChiliadError
    from chiliad.bots import bot_class
    from chiliad.games import GAMES, find
    def said(do):
        try:
            return do().__name__
        except ChiliadError as error:
            return [error.slug, str(error)]
    print(json.dumps([said(lambda: type(find("tausend"))), said(lambda: bot_class("tysiac", "cautious")), len(GAMES)]))
"""


@pytest.mark.parametrize(
    "wrong,reason",
    [
        ({"game": "import nothing_of_that_name"}, "ModuleNotFoundError"),
        ({"game": "GAME = 'tausend'"}, "TypeError"),
        ({"game": GAME.replace('name="tausend"', 'name="other"')}, "TypeError"),
        ({"texts": "game-mille = Another\n"}, "messages that are there already: game-mille"),
    ],
    ids=["no module", "no game", "another name", "another's message"],
)
def test_a_package_that_fails_is_named_and_the_others_are_there(tmp_path, wrong, reason):
    game, _, games = ask(install(tmp_path, **wrong), REFUSED)
    assert game[0] == "broken-game"
    assert "tausend_game:GAME" in game[1]
    assert reason in game[1]
    assert games == 3


GOES_ON = """
    import json
    from chiliad.errors import BadRecord
    from chiliad.games import usable
    from chiliad.i18n.language import Language
    from chiliad.records import read
    from chiliad.server import catalog, protocol
    try:
        read('format = "chiliad 1"\\ngame = "tausend"\\nplayers = ["A", "B", "C"]\\n')
        said = ""
    except BadRecord as fault:
        said = fault.slug
    listed = [one.game for one in catalog.games(Language())]
    print(json.dumps([[game.name for game in usable()], listed, said, protocol.PROTOCOL]))
"""


def test_the_other_games_can_be_played_and_shown(tmp_path):
    usable, listed, said, _ = ask(install(tmp_path, game="import nothing_of_that_name"), GOES_ON)
    assert (usable, listed, said) == (["mille", "tysiac"], ["mille", "tysiac"], "broken-game")


def test_two_packages_with_one_name_are_both_refused(tmp_path):
    folder = install(tmp_path)
    other = folder / "another-1.0.dist-info"
    other.mkdir()
    (other / "METADATA").write_text("Metadata-Version: 2.1\nName: another\nVersion: 1.0\n")
    (other / "entry_points.txt").write_text("[chiliad.games]\ntausend = another_game:GAME\n")
    game, _, games = ask(folder, REFUSED)
    assert game[0] == "broken-game"
    assert "another_game:GAME" in game[1]
    assert "tausend_game:GAME" in game[1]
    assert games == 3


def test_a_bot_that_fails_is_named(tmp_path):
    points = POINTS.replace("bots:Cautious", "bots:Careless")
    game, bot, _ = ask(install(tmp_path, points=points), REFUSED)
    assert game == "TypedGame"
    assert bot[0] == "broken-bot"
    assert "tausend_game.bots:Careless" in bot[1]


def test_nobody_takes_the_name_of_one_of_ours(tmp_path):
    points = POINTS.replace("tausend =", "tysiac =")
    assert ask(
        install(tmp_path, points=points), "import json; from chiliad.games import GAMES; print(json.dumps([*GAMES]))"
    ) == [
        "mille",
        "tysiac",
    ]
    with pytest.raises(Exception, match="game-name-taken"):
        register(type(find("tysiac"))(**{**vars(find("tysiac")), "seats": lambda rules: 2}))


def test_selfplay_seats_the_first_bot_of_a_game_without_a_greedy_one(tmp_path):
    command = [sys.executable, "-m", "chiliad", "selfplay", "tausend", "--games", "1", "--deals", "1", "--json"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(PACKAGE.parent), str(install(tmp_path))])}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["bots"] == ["random"] * 3


def test_the_games_of_chiliad_are_its_folders():
    folders = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}
    assert set(BUILT_IN) == folders <= set(GAMES)
