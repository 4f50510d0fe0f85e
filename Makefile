# Everything sets itself up: a .venv in this checkout and the compiled rules. Each target works twice in a row.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
HOT := setup.py pyproject.toml $(shell find src/orrery -name '*.py')

.PHONY: help play test check build bench clean
help:
	@echo "make play   start a game     make test   run all tests     make check   lint and types"
	@echo "make bench  measure speed    make build  compile the rules make clean   remove what was built"

$(VENV)/.installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Orrery needs Python 3.11 or newer; this is $$($(PYTHON) --version). Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	ORRERY_PURE=1 $(BIN)/python -m pip install --quiet --editable '.[dev,server]'
	@touch $@

$(VENV)/.built: $(VENV)/.installed $(HOT)
	@rm -f src/orrery/_compiled.json
	ORRERY_NATIVE=1 $(BIN)/python setup.py --quiet build_ext --inplace
	@if [ -e src/orrery/_compiled.json ]; then touch $@; fi

build: $(VENV)/.built

play: build
	$(BIN)/orrery play callisto

check: build
	$(BIN)/ruff check --output-format concise .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: build
	$(BIN)/python -m pytest -n 2
	@echo 'The contract and the rules once more, uncompiled:'
	ORRERY_PURE=1 $(BIN)/python -m pytest -n 2 tests/test_contract.py tests/games

bench: build
	$(BIN)/python bench/run.py

clean:
	rm -rf $(VENV) build dist src/*.egg-info
	find src -name '*.so' -delete -o -name '_compiled.json' -delete
