# On a fresh machine `make play` and `make quick` need Python alone and `make test` installs the rest, if it may. `make help`
# lists all there is.

PYTHON ?= python3
CLIENT := $(shell find client \( -name node_modules -o -name '.*' \) -prune -o -type f -print 2>/dev/null)
PIP = -m pip install --quiet --disable-pip-version-check
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
PLAY := .venv/bin/python
DEV := .venv-dev/bin/python
BENCH := .venv-bench/bin/python

.PHONY: help play fast quick test check format flaky laws coverage new-game tab docs fit shots pictures bench proofs dist lock sbom clean
.DEFAULT_GOAL := help
ASKED := $(shell date +%s)

##@ Play

help: ## List these commands.
	@awk -F ':.*## ' '/^##@/ { print "\n" substr($$0, 5) } /^[a-z-]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/ready ## Start the server on SQLite and print its address (installs what it needs).
	@BOTHY_ASKED=$(ASKED) exec $(PLAY) tools/play.py

fast: .venv-compile/ready ## Compile the rules, nine times as fast from the next start on: only what changed.
	@.venv-compile/bin/python tools/compiling.py

##@ Work on it

quick: .venv-dev/ready ## The tests to run between two thoughts: interpreted, no browser, under a minute.
	@$(DEV) tools/quick.py

test: .venv-dev/equipped .venv/tested fast ## Run all tests interpreted, then kernel, laws and games compiled (how well bots play only there).
	$(DEV) tools/client.py test
	$(DEV) tools/make_tab.py
	BOTHY_EXPECT=interpreted $(DEV) -m pytest -n auto --dist loadgroup --durations=15
	BOTHY_EXPECT=compiled $(PLAY) -m pytest -n auto --durations=5 tests/laws tests/games tests/kernel

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

format: .venv-dev/ready ## Write the sources, Python and the client's, as their formatters have them.
	$(DEV) -m ruff format --quiet .
	$(DEV) tools/client.py format

flaky: .venv-dev/equipped ## Which browser tests fail now and then on a busy machine: make flaky ONLY=test_house.py
	$(DEV) tools/client.py build
	@$(DEV) tools/flaky.py --only "$(ONLY)"

laws: .venv-dev/ready ## The laws of one game: make laws GAME=loch-ness
	@test -n "$(GAME)" || { echo "say which game: make laws GAME=loch-ness"; exit 2; }
	$(DEV) -m pytest -n auto tests/laws/test_laws.py --game $(GAME)

coverage: .venv-dev/equipped ## Which lines the tests do not reach.
	$(DEV) -m pytest -n auto --cov=bothy --cov-report=term-missing:skip-covered

new-game: ## Make a new game out of the template: make new-game NAME="Hill Fort"
	@$(PYTHON) tools/new_game.py $(NAME)

##@ Documents, figures, pictures

docs: .venv-dev/ready ## The documents as a site with an API reference, in site/.
	NO_MKDOCS_2_WARNING=1 $(DEV) -m mkdocs build --strict --quiet
	@echo "open site/index.html"

bench: .venv-bench/ready .venv/proving .venv-dev/equipped fast ## Measure speeds beside those of others, and write docs/benchmarks.md and scale.md.
	$(BENCH) benchmarks/bench.py
	$(BENCH) benchmarks/load.py
	$(BENCH) benchmarks/masters.py
	$(BENCH) benchmarks/advising.py
	$(DEV) benchmarks/advising.py
	$(BENCH) benchmarks/trying.py
	$(BENCH) benchmarks/beside.py
	$(DEV) benchmarks/trying.py
	$(DEV) tools/client.py build
	PYTHONPATH=tests $(DEV) benchmarks/screen.py
	PYTHONPATH=tests $(DEV) benchmarks/arriving.py
	$(DEV) tools/make_tab.py
	PYTHONPATH=tests $(DEV) benchmarks/in_a_tab.py
	PYTHONPATH=tests $(PLAY) benchmarks/house.py

proofs: .venv/proving .venv-dev/equipped fast ## The long campaigns, written to docs/proofs.md, docs/compare.md and docs/proofs-server.md.
	$(DEV) tools/client.py build
	$(PLAY) tools/proofs.py
	$(PLAY) tools/comparing.py --anew
	PYTHONPATH=tests $(PLAY) -m campaigns
	$(DEV) tools/make_tab.py
	PYTHONPATH=tests $(DEV) tools/tab_kills.py

fit: .venv-dev/equipped ## Whether every table fits every screen at every kind of question; ONLY="--game moongha --size 390x844".
	$(DEV) tools/client.py build
	PYTHONPATH=tests $(DEV) tools/fit.py $(ONLY)

shots: .venv-dev/equipped ## Pictures of every page and board, written to shots/ with an index of thumbnails.
	$(DEV) tools/client.py build
	PYTHONPATH=tests $(DEV) tools/shots.py

pictures: .venv-dev/equipped ## The pictures of the README and the recording of a turn, written anew to docs/pictures/.
	$(DEV) tools/client.py build
	PYTHONPATH=tests $(DEV) tools/shots.py --readme

##@ Release

tab: .venv-dev/ready ## A house without a server, as files for any file server, in build/tab: make tab SERVER=https://…
	@$(DEV) tools/make_tab.py --server "$(SERVER)"

dist: .venv-dev/ready ## Build sdist, pure wheel and compiled wheel into dist/, and try each in an empty environment; PURE=1 leaves the compiled one out.
	$(DEV) tools/dist.py $(if $(PURE),--pure)

lock: .venv/ready ## What a server needs, with hashes, to deploy/requirements.lock: make lock FOR=3.13
	@$(PLAY) tools/lock.py --python "$(FOR)"

sbom: .venv-dev/ready ## What is in a server, with versions and licences, as CycloneDX in build/sbom.json.
	@$(DEV) tools/sbom.py

##@ Afterwards

clean: ## Remove what was built and installed here.
	rm -rf .venv .venv-compile .venv-dev .venv-bench build dist site .pytest_cache .mypy_cache .ruff_cache .hypothesis

# One virtual environment to play in and one to compare in, which take the rules compiled if they are; one to work in,
# where the sources run as they lie; and one to compile in, which `make play` and others may want at the same time. One
# that was interrupted while it was made has no pip yet, and is made again.

.venv/ready: pyproject.toml constraints.txt hatch_build.py tools/prefer_compiled.py $(CLIENT)
	@$(PYTHON) tools/machine.py
	@test -x .venv/bin/pip || $(PYTHON) -m venv .venv
	@echo "installing Bothy ..."
	@BOTHY_MYPYC=0 $(PLAY) $(PIP) --editable .
	@$(PLAY) tools/prefer_compiled.py
	@touch $@

.venv/tested: .venv/ready
	@$(PLAY) $(PIP) hypothesis pytest pytest-xdist
	@touch $@

.venv/proving: .venv/ready
	@BOTHY_MYPYC=0 $(PLAY) $(PIP) --editable ".[test]"
	@touch $@

.venv-compile/ready: constraints.txt
	@$(PYTHON) tools/machine.py compiler
	@$(PYTHON) tools/alone.py build/installing.lock "the compiler of the rules is being installed already" sh -ec '\
		test -x .venv-compile/bin/pip || $(PYTHON) -m venv .venv-compile; \
		echo "installing the compiler of the rules ..."; \
		.venv-compile/bin/python $(PIP) "mypy[mypyc]" setuptools msgspec mypy-extensions; \
		touch $@'

.venv-dev/ready: pyproject.toml constraints.txt hatch_build.py
	@$(PYTHON) tools/machine.py
	@test -x .venv-dev/bin/pip || $(PYTHON) -m venv .venv-dev
	@echo "installing the tools to work with ..."
	@BOTHY_MYPYC=0 $(DEV) $(PIP) --editable ".[dev]"
	@touch $@

# A browser and the proxies of deploy/ are the system's, not this folder's: only what uses them asks for them.
.venv-dev/equipped: .venv-dev/ready
	@$(PYTHON) tools/machine.py browser proxies
	@touch $@

.venv-bench/ready: pyproject.toml constraints.txt hatch_build.py tools/prefer_compiled.py
	@$(PYTHON) tools/machine.py
	@test -x .venv-bench/bin/pip || $(PYTHON) -m venv .venv-bench
	@echo "installing those it is compared with ..."
	@BOTHY_MYPYC=0 $(BENCH) $(PIP) --editable ".[bench]"
	@$(BENCH) tools/prefer_compiled.py
	@touch $@
