"""Two and three browsers at one table: each player sees their own cards, and the match continues when one does not."""

import re
from collections.abc import Callable
from itertools import count

import pytest

from page.assertions import hand, mentioned
from page.conftest import ALL
from page.driver import ENGLISH, Player
from page.keyboard import IN_THE_BID, Keyboard
from page.locators import labelled, later
from page.mouse import Mouse
from page.screen_reader import ScreenReader, press

BOT = "greedy"
BACK_MS = 5000  # after this time a player without a page counts as away
TYSIAC_STEPS = 16  # decisions of three players of Tysiac: auction, gifts, contract and some tricks
MILLE_STEPS = 18  # decisions of two players of Mille: the table has some sets
FRIENDS_DEALS = 1  # that the three play themselves: these players are too weak to win soon


def caught_up(players: list[Player]) -> dict:
    """Wait until every page has received as much as the first; return what the first one knows."""
    revision = max(player.news()["revision"] for player in players)
    for player in players:
        player.until("revision => __watch.news.revision >= revision && !__watch.pending", revision)
    return players[0].news()


def play_together(
    players: list[Player], watch: Callable[[], None], deals_max: int, steps_max: int | None = None
) -> None:
    """Play among people alone, each in turn, until the match or this number of deals or decisions is over.

    ``watch`` observes.
    """
    by_seat = {player.head["you"]: player for player in players}
    for step in count():
        head = caught_up(players)["head"]
        if head["phase"] == "over" or (head["phase"] == "between" and head["deal"] == deals_max) or step == steps_max:
            return
        watch()
        if head["phase"] == "between":
            by_seat[head["deal"] % len(players)].next_deal()
        else:
            by_seat[head["actor"]].step()


def finish_together(players: list[Player]) -> None:
    """Play the rest of their match without their pages, which follow."""
    by_seat = {player.head["you"]: player for player in players}
    table = players[0].head["table"]
    while (head := players[0].ask(f"/api/tables/{table}?lang=en")["head"])["phase"] != "over":
        by_seat[head["actor"] if head["phase"] == "playing" else 0].decide(table)
    for player in players:
        player.until("() => __watch.news.head.phase === 'over'")


def leave(player: Player) -> None:
    """Leave the table by its menu."""
    ask_to_leave(player)
    player.page.get_by_role("button", name=ENGLISH.text("table-leave-yes"), exact=True).click()
    player.until("() => location.pathname === '/'")


def ask_to_leave(player: Player) -> None:
    """Go as far as the question that confirms leaving."""
    player.page.get_by_role("button", name=ENGLISH.text("table-menu")).click()
    player.page.get_by_role("menuitem", name=ENGLISH.text("table-menu-leave")).click()
    player.page.get_by_role("dialog", name=ENGLISH.text("table-leave-title")).wait_for()


def open_with_friends(host: Player, friends: int) -> str:
    """Open a new table of Tysiac by the page alone, up to 125; return the code for friends."""
    page = host.page
    page.route("**/api/addresses*", lambda route: route.fulfill(json={"network": ["http://192.0.2.7:8000/"]}))
    host.open("/new?game=tysiac")
    labelled(host, "page-name").fill(host.name)
    for seat in range(2, 2 + friends):
        page.get_by_label(ENGLISH.text("page-new-seat", seat=seat)).select_option("open")
    page.get_by_text(ENGLISH.text("page-new-options", count=0)).click()
    page.get_by_label(re.compile("^" + re.escape(ENGLISH.text("option-target")))).fill("125")
    page.get_by_role("button", name=ENGLISH.text("page-new-open")).click()
    link = labelled(host, "page-waiting-link")
    link.wait_for()
    code = link.input_value().rsplit("/", 1)[1]
    assert page.get_by_text(code, exact=True).is_visible()
    # The code drawn as squares contains this same link.
    drawn = page.get_by_role("img", name=ENGLISH.text("page-waiting-qr"))
    host.until("image => image.complete && image.naturalWidth > 0", drawn.element_handle())
    return code


def test_three_friends_play_a_whole_match_and_see_their_own_cards_alone(arrive):
    host, second, third = arrive(Mouse, "Ala"), arrive(Keyboard, "Bo"), arrive(ScreenReader, "Cem")
    code = open_with_friends(host, friends=2)

    second.open(f"/join/{code}")
    labelled(second, "page-name").fill("Bo")
    second.page.get_by_role("button", name=ENGLISH.text("page-join-sit")).click()
    third.open("/")
    labelled(third, "page-join-code").fill(code.lower())
    press(third.page.get_by_role("button", name=ENGLISH.text("page-join-go")))
    labelled(third, "page-name").fill("Cem")
    press(third.page.get_by_role("button", name=ENGLISH.text("page-join-sit")))
    players = [host, second, third]
    for player in players:
        player.until("() => __watch.news?.head.phase === 'playing'")

    seen: dict[Player, set[str]] = {player: set() for player in players}  # in this deal
    looks = []

    def look() -> None:
        desk, first = host.desk, host.head["deal"] == 1
        if desk["phase"] == "over":
            seen.update({player: set() for player in players})
            return
        public = {*desk["talons"][0]} - {"??"} if desk["phase"] == "give" else set()
        hands = {player: hand(player) for player in players}
        assert sum(len(cards) for cards in hands.values()) == sum(desk["held"])
        for player in players:
            seen[player] |= hands[player] | public
            others = set().union(*(hands[other] for other in players if other is not player))
            assert mentioned(player.page, telling=first) & (others - seen[player]) == set()
        looks.append(desk["phase"])

    play_together(players, look, FRIENDS_DEALS, None if ALL else TYSIAC_STEPS)
    assert {"auction", "give", "contract", "play"} <= set(looks)
    if host.head["phase"] != "over":  # bots finish it for the two others, who come back to see its end
        table = host.page.url
        if host.head["phase"] == "between":
            host.next_deal()
        leave(second)
        leave(third)
        host.hurry()
        for player in (second, third):
            player.page.goto(table)
            player.until("() => __watch.news !== null")
    assert [player.head["winner"] for player in players] == [host.head["winner"]] * 3
    assert [seat["name"] for seat in third.head["seats"]] == ["Ala", "Bo", "Cem"]


def test_two_play_mille(arrive):
    host, friend, onlooker = arrive(Keyboard, "Ala"), arrive(Mouse, "Bo"), arrive()
    host.sit("mille", ["open"], options={"target": 100}, spectators=True)
    friend.join(host.head["invite"])
    host.until("() => __watch.news.head.phase === 'playing'")

    seen: dict[Player, set[str]] = {host: set(), friend: set()}

    def look() -> None:
        if host.head["phase"] != "playing" or host.head["deal"] > 1:
            return
        desk = host.desk
        on_table = {card for sets in desk["sets"] for one in sets for card in [*one["naturals"], *one["wilds"]]}
        for player, other in ((host, friend), (friend, host)):
            # Every card exists twice: a card counts as hidden if this seat has never seen it at all.
            seen[player] |= hand(player) | on_table | set(desk["pack"]) | set(desk["known"][other.head["you"]])
            assert mentioned(player.page) & (hand(other) - seen[player]) == set()

    play_together([host, friend], look, deals_max=40, steps_max=None if ALL else MILLE_STEPS)
    finish_together([host, friend])
    assert host.head["winner"] == friend.head["winner"] is not None
    winner = host.head["seats"][host.head["winner"]]["name"]
    who = {"who": "you" if host.head["winner"] == host.head["you"] else "other", "name": winner}
    host.until("title => document.title.startsWith(title)", ENGLISH.text("table-match-won", **who))
    onlooker.open(f"/watch/{host.head['watch']}")
    onlooker.page.locator(".result div.sheet").wait_for()
    assert onlooker.page.get_by_role("button", name=re.compile(ENGLISH.text("table-again"))).count() == 0
    play_again(host, friend)


def play_again(first: Player, second: Player) -> None:
    """The next match of two: one player asks for it, the other gets the message and comes too."""
    before = first.head
    first.page.get_by_role("button", name=ENGLISH.text("table-again"), exact=True).click()
    # The old table informs the second player; the link is for anybody else.
    asked = f"Asked to play again: {second.name}. The link is for anybody else."
    first.page.get_by_text(asked, exact=True).wait_for()
    assert labelled(first, "page-waiting-link").input_value().endswith(f"/join/{first.head['invite']}")
    named = ENGLISH.text("table-again-with", name=first.name)
    second.page.get_by_role("button", name=named, exact=True).click()
    for player in (first, second):
        player.until("before => __watch.news?.head.table !== before && __watch.news?.head.deal === 1", before["table"])
        same = ("game", "preset", "options", "clock")
        assert {key: player.head[key] for key in same} == {key: before[key] for key in same}
    assert first.head["table"] == second.head["table"]
    assert {first.head["you"], second.head["you"]} == {0, 1}
    # The notes of each player on the shuffle agree with the table.
    noted = "head => localStorage.getItem(`chiliad-fair-${localStorage.getItem(`chiliad-fair-table-${head.table}`)}`)"
    for player in (first, second):
        assert player.page.evaluate(noted, player.head) in player.head["fair"]["salts"]


def test_the_link_to_watch_is_shown_where_others_may_watch(arrive):
    host, onlooker = arrive(Mouse, "Ala"), arrive()
    host.sit("mille", ["open"])
    labelled(host, "page-waiting-link").wait_for()
    assert host.page.get_by_text("Send this link to whoever is to play with you.").is_visible()  # nobody was asked
    assert labelled(host, "page-waiting-watch").count() == 0
    host.sit("mille", ["open"], spectators=True)
    shown = labelled(host, "page-waiting-watch")
    shown.wait_for()
    onlooker.open(shown.input_value())
    onlooker.page.get_by_role("heading", name=ENGLISH.text("page-waiting-title", count=1)).wait_for()
    assert "/watch/" in onlooker.page.url
    assert onlooker.page.get_by_role("button", name=ENGLISH.text("page-join-sit")).count() == 0
    host.page.get_by_role("button", name=ENGLISH.text("page-waiting-fill", count=1)).click()
    host.page.get_by_role("button", name=ENGLISH.text("page-new-begin"), exact=True).click()
    onlooker.page.get_by_text(ENGLISH.text("table-watching")).first.wait_for()


def test_a_friend_without_a_name_is_asked_for_one(arrive):
    host, friend = arrive(Mouse, "Ala"), arrive(Mouse, "Bo")
    host.sit("mille", ["open"])
    friend.open(f"/join/{host.head['invite']}")
    sit = friend.page.get_by_role("button", name=ENGLISH.text("page-join-sit"))
    name = labelled(friend, "page-name")
    for typed, said in (("", "page-name-needed"), ("ala", "page-name-taken"), ("  ", "page-name-needed")):
        name.fill(typed)
        sit.click()
        friend.page.locator(".name .wrong").get_by_text(ENGLISH.text(said, name=typed)).wait_for()
        assert name.get_attribute("aria-invalid") == "true"
        assert friend.page.evaluate("document.activeElement.labels[0].textContent") == ENGLISH.text("page-name")
        assert host.head["phase"] == "waiting"
    name.fill("Bo")
    sit.click()
    friend.until("() => __watch.news?.head.phase === 'playing'")
    assert [seat["name"] for seat in friend.head["seats"]] == ["Ala", "Bo"]


def test_who_watches_sees_no_hand(arrive):
    player, spectator = arrive(Keyboard, "Ala"), arrive()
    player.sit("tysiac", spectators=True)
    assert player.my_turn() == "playing"
    spectator.open(f"/watch/{player.head['watch']}")
    assert spectator.head["you"] is None
    assert spectator.page.locator("main").get_by_text(ENGLISH.text("table-watching")).is_visible()
    assert spectator.desk["phase"] == "auction"
    assert mentioned(spectator.page) == set()  # no card was shown yet

    talon: set[str] = set()
    while player.my_turn() == "playing":
        desk = player.desk
        talon |= {*desk["talons"][0]} - {"??"}
        spectator.until("revision => __watch.news.revision >= revision", player.news()["revision"])
        assert mentioned(spectator.page) & hand(player) <= talon
        player.follow()
    assert spectator.page.locator(".hand").count() == 0


@pytest.mark.parametrize("way", [Mouse])
def test_one_leaves_a_bot_holds_his_seat_and_he_comes_back(arrive, way):
    host, friend = arrive(way, "Ala"), arrive(way, "Bo")
    host.sit("tysiac", ["open", f"bot:{BOT}"])
    friend.join(host.head["invite"])
    for player in (host, friend):
        player.until("() => __watch.news.head.phase === 'playing'")

    ask_to_leave(friend)
    assert friend.page.get_by_role("dialog").get_by_text(ENGLISH.text("table-leave-ask")).is_visible()
    friend.page.get_by_role("button", name=ENGLISH.text("table-leave-no"), exact=True).click()
    friend.page.locator("dialog[open]").wait_for(state="detached")
    assert friend.head["seats"][friend.head["you"]]["stand_in"] is None

    leave(friend)
    host.page.get_by_text(ENGLISH.text("table-stand-in", bot=BOT), exact=True).wait_for()

    # The bot plays for the player, a whole deal.
    host.hurry(deals=False)
    assert host.my_turn() == "between"
    assert all(event["kind"] != "act" or event["told"] for event in host.news()["happened"])

    # A player who opens the table again gets the seat back.
    host.page.keyboard.press("Escape")  # else the page waits until a whole deal has been read out
    friend.page.locator("main a[href^='/t/']").click()
    host.until("() => __watch.news.head.seats[1].stand_in === null")
    back = ENGLISH.text("event-back", who="other", name="Bo")
    host.until("said => __watch.said(said)", back)
    host.page.wait_for_timeout(500)
    assert host.times(back) == 1
    host.next_deal()
    friend.until("() => __watch.news.head.phase === 'playing'")
    while friend.head["actor"] != 1:
        if host.head["actor"] == 0:
            host.step()
        caught_up([host, friend])
    friend.my_turn()
    friend.step()


@pytest.mark.parametrize("how", ["button", "card"])
def test_a_clock_that_has_run_out_gives_the_seat_to_a_bot(arrive, calm_server, how):
    player = arrive(Mouse, "Ala", at=calm_server.url)
    player.sit("tysiac", clock="fast")
    player.page.get_by_text(ENGLISH.text("table-clock")).first.wait_for(state="attached")
    held = player.page.get_by_text(ENGLISH.text("table-my-stand-in", bot=BOT), exact=True)
    held.wait_for()
    if how == "button":
        player.page.get_by_role("button", name=ENGLISH.text("table-back")).click()
    else:  # a player who plays a card is back
        player.page.locator(".hand [data-card]").first.focus()
        player.page.keyboard.press("Enter")
    # The player's time runs out as before, so the bot may soon have the seat again: the spoken text stays.
    player.until("said => __watch.told.includes(said)", ENGLISH.text("event-back", who="you", name="Ala"))


def test_a_reload_is_no_absence_and_who_was_away_is_said_to_be_back(arrive):
    ala, bo = arrive(Mouse, "Ala"), arrive(Mouse, "Bo")
    for player in (ala, bo):
        later(player, BACK_MS, 2 * BACK_MS)  # a reload is quick, but this machine may not be
        # Otherwise fifteen cards take half a minute to speak, and events in that time come after them.
        player.context.add_init_script("localStorage.setItem('chiliad-settings', '{\"listen\": \"fastest\"}')")
    ala.sit("mille", ["open"])
    bo.join(ala.head["invite"])
    for player in (ala, bo):
        player.until("() => __watch.news.head.phase === 'playing'")
    # A bot would soon replace the player to act, so the other one goes.
    host, friend = (ala, bo) if ala.head["actor"] == 0 else (bo, ala)
    seat, table = friend.head["you"], friend.page.url
    friend.page.reload()
    friend.until("() => __watch.news !== null")
    host.until("seat => __watch.news.head.seats[seat].here", seat)
    away, back = (ENGLISH.text(message, name=friend.name) for message in ("table-is-away", "table-is-here"))
    assert host.times(away) == 0
    friend.page.close()
    friend.page = friend.tab()
    host.until("said => __watch.said(said)", away)
    host.page.get_by_text(away).first.wait_for()
    assert host.times(back) == 0
    friend.open(table)
    host.until("said => __watch.said(said)", back)
    assert host.times(away) == 1


def test_people_alone_vote_about_one_who_is_away(arrive):
    players = [arrive(Mouse, name) for name in ("Ala", "Bo", "Cem")]
    host = players[0]
    host.sit("tysiac", ["open", "open"], absent="vote", grace_s=20)
    code = host.head["invite"]
    for friend in players[1:]:
        friend.join(code)
    for player in players:
        player.until("() => __watch.news.head.phase === 'playing'")
    gone = next(player for player in players if player.head["actor"] == player.head["you"])
    voters = [player for player in players if player is not gone]
    gone.page.goto("about:blank")
    for at, voter in enumerate(voters):
        group = voter.page.get_by_role("toolbar", name=ENGLISH.text("table-vote"))
        group.wait_for()
        asked = ENGLISH.text("table-vote-ask", name=gone.name, cast=at, of=2)
        group.get_by_text(asked).wait_for()
        voter.act(group.get_by_role("button", name=ENGLISH.text("table-vote-choice", choice="bot")).click)
    for voter in voters:
        voter.page.get_by_role("toolbar", name=ENGLISH.text("table-vote")).wait_for(state="detached")
        voter.page.get_by_text(ENGLISH.text("table-is-held", name=gone.name, bot=BOT)).wait_for()


def test_who_looks_through_his_cards_is_told_the_way_to_the_bid(arrive):
    ala, *others = players = [arrive(Keyboard, "Ala"), arrive(Mouse, "Bo"), arrive(Mouse, "Cy")]
    ala.sit("tysiac", ["open", "open"])
    for other in others:
        other.join(ala.head["invite"])
    by_seat = {player.head["you"]: player for player in players}
    # All bid as long as they may, so Ala's turn comes again: 120 is reached in five steps.
    while (head := caught_up(players)["head"])["actor"] != ala.head["you"]:
        by_seat[head["actor"]].act(by_seat[head["actor"]].page.locator(".bid .go").click)
    ala.until(IN_THE_BID)  # nobody had moved the focus, so it was moved here
    ala.key("Enter")
    ala.act(lambda: ala.key("Enter"))
    ala.key("ArrowRight")
    ala.until("() => document.activeElement.dataset.card !== undefined")
    card = ala.focused("e.dataset.card")
    for _ in others:
        actor = by_seat[caught_up(players)["head"]["actor"]]
        actor.act(actor.page.locator(".bid .go").click)
    assert caught_up(players)["head"]["actor"] == ala.head["you"]
    ala.until("way => __watch.spoken.at(-1)?.endsWith(way)", ENGLISH.text("table-call-key"))
    assert ala.focused("e.dataset.card") == card
