# Chiliad: a few words for everything.  Needs GNU make and Python 3.11 or newer, nothing else.
# Each word installs what it lacks into .venv, once; the stamps .venv/.NAME remember.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:

WORKERS ?= 2
PY := .venv/bin/python
PYTEST = $(PY) -m pytest -n $(WORKERS)
# The bounds-checked run: the tests that walk the kernels.
ENGINE_TESTS := $(wildcard tests/games tests/agreement)

DEALS ?= 10000
MATCHES ?= 200
POSITIONS ?= 2000

.PHONY: help play page test check bench agreement secrets rulebook lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: .venv/.play page ## open the card table in the browser (in the terminal: .venv/bin/chiliad play)
	@.venv/bin/chiliad serve --open

page: .venv/bin/python ## build the page of the table, where its sources have changed
	@$(PY) tools/page.py

test: .venv/.test page ## the whole suite: compiled, plain (with coverage), bounds-checked
	@sh tools/browser.sh >/dev/null
	@echo "== 1 of 3: compiled"
	@$(PYTEST)
	@echo "== 2 of 3: plain, measuring coverage"
	@rm -f .coverage .coverage.*
	@NUMBA_DISABLE_JIT=1 $(PY) -m coverage run -m pytest -n $(WORKERS)
	@$(PY) -m coverage combine --quiet
	@$(PY) -m coverage report
	@echo "== 3 of 3: compiled, every index checked"
	@NUMBA_BOUNDSCHECK=1 $(PYTEST) $(ENGINE_TESTS)

check: .venv/.check ## style, types (the page's too), and text that must not be there
	@failed=; \
	for one in "-m ruff check" "-m ruff format --check" "-m mypy" "tools/check_text.py" "tools/page.py check"; do \
	    $(PY) $$one || failed=1; \
	done; \
	test -z "$$failed"

bench: .venv/.bench ## how fast, and the signature of rules and search
	@.venv/bin/chiliad bench
	@$(PY) tools/bench_tables.py

agreement: .venv/.test ## engine against naive twin, at length: make agreement DEALS=100000 MATCHES=2000
	@AGREEMENT_DEALS=$(DEALS) AGREEMENT_MATCHES=$(MATCHES) $(PYTEST) tests/agreement

secrets: .venv/.test ## unseen cards change nothing, at length: make secrets POSITIONS=10000
	@SECRETS_POSITIONS=$(POSITIONS) $(PYTEST) tests/secrets

rulebook: .venv/.test ## write docs/rules/*.md from the catalogues
	@$(PY) -m chiliad.play.rulebook

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
