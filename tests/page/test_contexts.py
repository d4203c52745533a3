"""The tests share the browser's contexts, and nothing of one test is left for the next."""

from page.conftest import WIDE
from page.contexts import Contexts

STORE = "localStorage.setItem('kept', '1'); sessionStorage.setItem('kept', '1'); document.cookie = 'kept=1'"
LEFT = "[localStorage.kept, sessionStorage.kept, document.cookie, window.__kept].filter(Boolean)"


def test_a_context_is_lent_again_with_nothing_in_it(browser, server):
    contexts, options = Contexts(browser), {"base_url": server.url, "viewport": WIDE}
    first = contexts.lend(options, keep=True)
    first.add_init_script("window.__kept = '1'")
    page = first.new_page()
    page.goto("/icon.svg")
    page.evaluate(STORE)
    assert page.evaluate(LEFT) == ["1", "1", "kept=1", "1"]
    contexts.end(first)
    second = contexts.lend(options, keep=True)
    assert second.real is first.real
    page = second.new_page()
    page.goto("/icon.svg")
    assert page.evaluate(LEFT) == []
    assert len(second.real.pages) == 2, "the one that keeps the process, and this one"
    page.clock.install()  # all pages of a context have one clock
    contexts.end(second)
    assert contexts.free == []
    third = contexts.lend(options, keep=True)
    third.set_offline(True)
    contexts.end(third)
    assert contexts.free == []
