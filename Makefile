# Chiliad: a few words for everything.  Needs GNU make and Python 3.11 or newer, nothing else.
# Each word installs what it lacks into .venv, once; the stamps .venv/.NAME remember.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:

WORKERS ?= 4
PY := .venv/bin/python
PYTEST = $(PY) -m pytest -n $(WORKERS)

DEALS ?= 10000
MATCHES ?= 200
MIXTURES ?= 300
EACH ?= 20
POSITIONS ?= 2000
ENDINGS ?= 10000
PROBLEMS ?= 300
HEARD ?= 2
KILLS ?= 100
TABLES ?= 50
SERIES ?= 40

.PHONY: help play page test everything check coverage bench agreement presets mixtures sheets secrets solver endings problems balance kills leaks attack heard screens browsers strength rulebook wire lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: .venv/.play page ## open the card table in the browser (in the terminal: .venv/bin/chiliad play)
	@$(PY) tools/warm.py || true
	@.venv/bin/chiliad serve --open

page: .venv/bin/python ## build the page of the table, where its sources have changed
	@$(PY) tools/page.py

test: .venv/.test ## the suite: as people run it; engines compiled and index-checked; engines all plain
	@sh tools/browser.sh >/dev/null
	@REPEAT=$(REPEAT) $(PY) tools/suite.py $(WORKERS)

everything: .venv/.test ## the same with the tests that take long, and that make test leaves out
	@sh tools/browser.sh >/dev/null
	@REPEAT=$(REPEAT) $(PY) tools/suite.py --all $(WORKERS)

coverage: .venv/.test ## which lines the tests reach, all plain, without the tests in a browser
	@rm -f .coverage .coverage.*
	@NUMBA_DISABLE_JIT=1 $(PY) -m coverage run -m pytest -n $(WORKERS) --ignore=tests/page --ignore=tests/heard --ignore=tests/browsers
	@$(PY) -m coverage combine --quiet
	@$(PY) -m coverage report

check: .venv/.check ## style and types (the page's too), text that must not be there, plain words, commit subjects
	@log=$$(mktemp); $(PY) tools/page.py check >"$$log" 2>&1 & page=$$!; \
	failed=; \
	for one in "-m ruff check" "-m ruff format --check" "-m mypy" "tools/check_text.py" "tools/check_words.py" \
	    "tools/check_commits.py"; do \
	    $(PY) $$one || failed=1; \
	done; \
	wait $$page || failed=1; \
	cat "$$log"; rm -f "$$log"; \
	$(PY) tools/wire.py check || failed=1; \
	test -z "$$failed"

bench: .venv/.bench ## how fast, and the signature of rules and search
	@.venv/bin/chiliad bench
	@$(PY) tools/warm.py
	@$(PY) tools/bench_moves.py
	@$(PY) tools/bench_tables.py

agreement: .venv/.test ## engine against naive twin and contract, at length: make agreement DEALS=100000 MATCHES=2000
	@CHILIAD_KERNELS=compiled AGREEMENT_DEALS=$(DEALS) AGREEMENT_MATCHES=$(MATCHES) CONFORMANCE_TIMES=80 \
	    SETTLEMENTS=2000 $(PYTEST) tests/agreement tests/conformance/test_conformance.py \
	    tests/games/test_tysiac_settle.py tests/games/test_mille_settle.py

presets: .venv/.test ## each preset for two, three and four against the naive twin: make presets DEALS=20000 MATCHES=200 ONLY="kurnik-2 or kurnik-3"
	@CHILIAD_KERNELS=compiled PRESET_DEALS=$(DEALS) PRESET_MATCHES=$(MATCHES) \
	    $(PYTEST) tests/agreement -k "each_preset and ($(or $(ONLY),each))"

mixtures: .venv/.test ## random mixtures of options against the naive twin, matches of each: make mixtures MIXTURES=300 EACH=20 ONLY=tysiac
	@NUMBA_DISABLE_JIT=1 MIXTURES=$(MIXTURES) MIXTURE_MATCHES=$(EACH) \
	    $(PYTEST) tests/agreement -k "each_mixture and ($(or $(ONLY),each))"

sheets: .venv/.test ## deals typed onto score sheets, impossible ones and edits, against the naive twin: make sheets DEALS=10000
	@SHEETS_DEALS=$(DEALS) SHEETS_EDITS=$$(($(DEALS) / 10)) $(PYTEST) tests/sheets tests/play/test_score_sheet.py

secrets: .venv/.test ## unseen cards change nothing, at length: make secrets POSITIONS=10000
	@CHILIAD_KERNELS=compiled SECRETS_POSITIONS=$(POSITIONS) $(PYTEST) tests/secrets

solver: .venv/.test ## the solver against full tables, at length: make solver ENDINGS=10000
	@SOLVER_ENDINGS=$(ENDINGS) SOLVER_DEALS=24 $(PYTEST) tests/games/test_tysiac_solver.py tests/games/test_tysiac_solver_deals.py

endings: .venv/.test ## Tysiac's players in endings whose best move is proved: make endings PROBLEMS=300
	@$(PY) tools/endings.py --count $(PROBLEMS)

problems: .venv/.test ## the problems that come with the games: proved and judged again, asked of the bots
	@$(PY) -m chiliad problems check tysiac
	@$(PY) -m chiliad problems check mille

balance: .venv/.test ## luck and skill at length: exact sums, luck that is zero on average, series: make balance SERIES=40
	@$(PY) tools/balance.py exact --matches 100 --nodes 8 --workers $(WORKERS)
	@$(PY) tools/balance.py luck mille club,club --matches 300 --workers $(WORKERS)
	@$(PY) tools/balance.py luck tysiac club,club,club --matches 300 --workers $(WORKERS)
	@$(PY) tools/balance.py series mille expert,club --series $(SERIES) --workers $(WORKERS)
	@$(PY) tools/balance.py series tysiac expert,club,club --series $(SERIES) --workers $(WORKERS)

kills: .venv/.test ## kill -9 at any moment while tables play, at length: make kills KILLS=100
	@KILLS=$(KILLS) $(PYTEST) tests/server/test_kill.py

leaks: .venv/.test ## nobody is sent an unseen card, at length: make leaks MATCHES=2000 POSITIONS=2000
	@LEAKS_MATCHES=$(MATCHES) LEAKS_POSITIONS=$(POSITIONS) $(PYTEST) tests/server/test_leaks.py

attack: .venv/.bench ## what players notice of attacks on their server, at length: make attack TABLES=50
	@$(PY) tools/attack.py --tables $(TABLES)

heard: .venv/.test page ## two deals of each game with a screen reader, every key in every phase: make heard HEARD=2
	@sh tools/browser.sh >/dev/null
	@HEARD_DEALS=$(HEARD) $(PYTEST) tests/heard

screens: .venv/.test page ## every screen in every language, size and look; whole matches by mouse, keys and reader
	@sh tools/browser.sh >/dev/null
	@SCREENS=all $(PYTEST) tests/page

browsers: .venv/.test page ## a deal of each game in WebKitGTK and Firefox, by mouse and by keys
	@sh tools/browser.sh >/dev/null
	@BROWSERS_DEALS=1 $(PYTEST) tests/browsers

strength: .venv/.test ## play the rows of docs/strength.md that it lacks, and write it; ROW=NAME: that one; AGAIN=1: compare
	@$(PY) tools/strength.py $(if $(AGAIN),--again) $(if $(ROW),--row "$(ROW)")

rulebook: .venv/.test ## write docs/rules/*.md from the catalogues
	@$(PY) -m chiliad.play.rulebook

wire: .venv/.check ## write web/src/wire.ts: what the server sends and reads, as the page's types
	@$(PY) tools/wire.py

lock: .venv/bin/python ## choose the newest versions and write requirements/*.txt
	@sh tools/lock.sh

clean: ## remove .venv and everything made here
	rm -rf .venv build dist src/chiliad/server/page web/node_modules src/chiliad.egg-info .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/.%: requirements/%.txt pyproject.toml tools/install.sh .venv/bin/python
	@sh tools/install.sh $*

# Missing, or a link to a Python that is gone.
.venv/bin/python:
	@sh tools/venv.sh
