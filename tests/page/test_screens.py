"""Every screen: axe-core finds nothing, the console has no error, nothing scrolls sideways, nothing is too small."""

import pytest

from page.conftest import in_turn, tool
from page.driver import POLL_MS
from page.screens import Visitor
from source import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUDGET_BYTES = 151_500  # compressed, until a player can play the first card
TARGET_PX = 24  # WCAG 2.2, 2.5.8

DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 320, "height": 640}
LOOKS = {
    "desktop-light": ("en", DESKTOP, "light"),
    "phone-dark": ("en", PHONE, "dark"),
    "phone-light-persian": ("fa", PHONE, "light"),
}

FAULTS = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations", "incomplete"] });
  const why = (node) => node.failureSummary?.split("\\n").slice(1).join("; ");
  // Letters of the very colour they stand on are no violation for axe: it takes them to be hidden.
  const unseen = (rule) => rule.nodes.filter((node) => node.any.some((one) => one.data?.messageKey === "equalRatio"));
  return [
    ...found.violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target} ${why(node)}`)),
    ...found.incomplete.flatMap(unseen).map((node) => `unseen: ${node.target}`),
  ];
}"""

# A field with a label is as large as the two; a link within a sentence is as large as its letters.
SMALL = """(least) => [...document.querySelectorAll("a[href], button, input, select, summary, [role=spinbutton]")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((one) => !one.closest("dialog:not([open])") && !(one.tagName === "A" && one.closest("p, li")))
  .map((one) => ({ one, box: (one.closest("label") ?? one).getBoundingClientRect() }))
  .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < least - 0.1) // of rounding
  .map(({ one, box }) => `${one.tagName} ${one.className} ${one.textContent.trim()} ${box.width}×${box.height}`)"""

TOO_WIDE = """() => {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return [];
  return [...document.querySelectorAll("body *")]
    .filter((one) => one.getBoundingClientRect().right > room + 1 || one.getBoundingClientRect().left < -1)
    .slice(0, 5).map((one) => `${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 40)}`);
}"""


@pytest.fixture(scope="module")
def axe():
    page = tool("page")
    page.install(page.node(), tools=True)
    return AXE


def test_every_screen(arrive, axe):
    visitor = arrive(Visitor, "Ala", viewport=PHONE)
    visitor.context.add_init_script(path=axe)
    faults: dict[str, list[str]] = {}
    names = []
    for at, name in enumerate(visitor.screens()):
        names.append(name)
        page = visitor.page
        for look in in_turn(list(LOOKS), at):
            lang, viewport, scheme = LOOKS[look]
            page.set_viewport_size(viewport)
            page.emulate_media(color_scheme=scheme)
            visitor.speak(lang)
            page.wait_for_function(
                "() => document.getAnimations().every(one => one.playState !== 'running')", polling=POLL_MS
            )
            found = [*page.evaluate(FAULTS), *page.evaluate(SMALL, TARGET_PX), *page.evaluate(TOO_WIDE)]
            assert page.evaluate("document.documentElement.lang") == lang
            if found:
                faults[f"{name} {look}"] = found
        page.set_viewport_size(PHONE)  # the next screen is reached as on a phone, which has another log
    assert faults == {}
    assert len(names) >= 25


def test_the_page_is_light_until_the_first_card(arrive):
    player = arrive(Visitor, "Ala", locale="pl-PL")
    session = player.context.new_cdp_session(player.page)
    session.send("Network.enable")
    lengths: list[int] = []
    session.on("Network.loadingFinished", lambda event: lengths.append(event["encodedDataLength"]))
    player.page.goto("/")
    player.page.locator(".game button").first.click()
    player.page.locator(".hand [data-card]").first.wait_for()
    assert 20_000 < sum(lengths) < BUDGET_BYTES
