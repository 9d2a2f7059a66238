# On a fresh machine `make play` and `make test` do all the set-up. `make help` lists the rest.

PYTHON ?= python3
SOURCES := $(shell find src client/src client/package-lock.json hatch_build.py tools/expand.py pyproject.toml constraints.txt \( -name '.mypy_cache' -o -path src/bothy/web/client \) -prune -o -type f -not -name '*.pyc' -print 2>/dev/null)
PIP = -m pip install --quiet --disable-pip-version-check
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
PLAY := .venv/bin/python
DEV := .venv-dev/bin/python
BENCH := .venv-bench/bin/python

.PHONY: help play quick test check laws coverage new-game docs shots bench proofs clean
.DEFAULT_GOAL := help

##@ Play

help: ## List these commands.
	@awk -F ':.*## ' '/^##@/ { print "\n" substr($$0, 5) } /^[a-z-]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/ready ## Start the server on SQLite and print its address (installs what it needs).
	@.venv/bin/bothy serve

##@ Work on it

quick: .venv-dev/ready ## The tests to run between two thoughts: interpreted, no browser, under a minute.
	@$(DEV) tools/quick.py

test: .venv-dev/ready .venv/tested ## Run all tests interpreted, then the laws and the games' tests compiled.
	$(DEV) tools/client.py test
	BOTHY_EXPECT=interpreted $(DEV) -m pytest -n auto
	BOTHY_EXPECT=compiled $(PLAY) -m pytest -n auto tests/laws tests/games tests/kernel

check: .venv-dev/ready ## Format, lint, types, who may import whom, and the files for GitHub.
	$(DEV) -m ruff format --check --quiet .
	$(DEV) -m ruff check --quiet .
	$(DEV) -m mypy
	rm -rf build/expanded && $(DEV) tools/expand.py src build/expanded
	cd build/expanded && $(CURDIR)/$(DEV) -m mypy --strict -p bothy.kernel -p bothy.games
	$(DEV) -m pyright --pythonpath $(DEV)
	.venv-dev/bin/lint-imports
	$(DEV) tools/github.py
	$(DEV) tools/client.py check

laws: .venv-dev/ready ## The laws of one game: make laws GAME=loch-ness
	@test -n "$(GAME)" || { echo "say which game: make laws GAME=loch-ness"; exit 2; }
	$(DEV) -m pytest -n auto tests/laws/test_laws.py --game $(GAME)

coverage: .venv-dev/ready ## Which lines the tests do not reach.
	$(DEV) -m pytest -n auto --cov=bothy --cov-report=term-missing:skip-covered

new-game: ## Make a new game out of the template: make new-game NAME="Hill Fort"
	@$(PYTHON) tools/new_game.py $(NAME)

##@ Documents, figures, pictures

docs: .venv-dev/ready ## The documents as a site with an API reference, in site/.
	NO_MKDOCS_2_WARNING=1 $(DEV) -m mkdocs build --strict --quiet
	@echo "open site/index.html"

bench: .venv-bench/ready .venv-dev/ready ## Measure speeds beside those of others, and write docs/benchmarks.md.
	$(BENCH) benchmarks/bench.py
	$(BENCH) benchmarks/load.py
	$(DEV) tools/client.py build
	PYTHONPATH=tests $(DEV) benchmarks/screen.py

proofs: .venv/ready ## The long campaigns, written to docs/proofs.md and docs/proofs-server.md.
	$(PLAY) tools/proofs.py
	PYTHONPATH=tests $(PLAY) -m campaigns

shots: .venv-dev/ready ## Pictures of every page and board, written to shots/ with an index of thumbnails.
	$(DEV) tools/client.py build
	PYTHONPATH=tests $(DEV) tools/shots.py

##@ Afterwards

clean: ## Remove what was built and installed here.
	rm -rf .venv .venv-dev .venv-bench build dist site .pytest_cache .mypy_cache .ruff_cache .hypothesis

# One virtual environment to play in (compiled), one to work in (the sources as they lie), one to compare in.

.venv/ready: $(SOURCES)
	@$(PYTHON) tools/machine.py
	@test -x $(PLAY) || $(PYTHON) -m venv .venv
	@echo "installing Bothy (compiling takes about four minutes) ..."
	@$(PLAY) $(PIP) .
	@touch $@

.venv/tested: .venv/ready
	@$(PLAY) $(PIP) hypothesis pytest pytest-xdist
	@touch $@

.venv-dev/ready: pyproject.toml constraints.txt hatch_build.py
	@$(PYTHON) tools/machine.py browser
	@test -x $(DEV) || $(PYTHON) -m venv .venv-dev
	@echo "installing the tools to work with ..."
	@$(DEV) $(PIP) --editable ".[dev]"
	@touch $@

.venv-bench/ready: $(SOURCES)
	@$(PYTHON) tools/machine.py
	@test -x $(BENCH) || $(PYTHON) -m venv .venv-bench
	@echo "installing Bothy, compiled, and those it is compared with ..."
	@BOTHY_MYPYC=1 $(BENCH) $(PIP) ".[bench]"
	@touch $@
