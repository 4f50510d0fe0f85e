# Everything sets itself up: a .venv in this checkout and the compiled rules. Each target works twice in a row.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
HOT := setup.py src/orrery/dice.py src/orrery/observation.py src/orrery/vectors.py src/orrery/envs/fleet.py $(wildcard src/orrery/bots/search*.py) \
	$(foreach name,components moves state rules evaluate observe bitboard bits ends ground nodes playouts priors tree walks,$(wildcard src/orrery/games/*/$(name).py src/orrery/games/*/$(name).pxd src/orrery/games/*/$(name)/*.py))

WEB := src/orrery/server/static/index.html

.PHONY: help play test check build web bench clean
help:
	@echo "make play   start a game     make test   all tests, then check  make check  lint and types"
	@echo "make bench  measure speed    make build  compile the rules make clean   remove what was built"

$(VENV)/.installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Orrery needs Python 3.11 or newer; this is $$($(PYTHON) --version). Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	ORRERY_PURE=1 $(BIN)/python -m pip install --quiet --editable '.[build,server]'
	@touch $@

$(VENV)/.tools: $(VENV)/.installed
	ORRERY_PURE=1 $(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

$(VENV)/.built: $(VENV)/.installed $(HOT)
	@rm -f src/orrery/_compiled.json
	ORRERY_NATIVE=1 $(BIN)/python setup.py --quiet build_ext --inplace --parallel 2
	@if [ -e src/orrery/_compiled.json ]; then touch $@; fi

build: $(VENV)/.built

# the browser client needs Node.js to be built; everything else works without it
web: $(WEB)

web/node_modules/.installed: web/package-lock.json
	@if command -v npm >/dev/null; then cd web && npm ci --silent && touch node_modules/.installed; fi

$(WEB): web/node_modules/.installed web/index.html web/vite.config.ts $(shell find web/src web/public -type f)
	@if command -v npm >/dev/null; then cd web && npm run --silent build -- --logLevel warn; \
	else echo "There is no Node.js (npm) here, so the browser client is not built; the terminal and Python work without it."; fi

play: build web
	$(BIN)/orrery serve

check: $(VENV)/.tools build web
	$(BIN)/ruff check --output-format concise .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(BIN)/mypy --config-file tests/mypy.ini
	$(BIN)/lint-imports
	@if [ -d web/node_modules ]; then cd web && npm run --silent check && npm run --silent lint; fi

test: $(VENV)/.tools build web
	@scripts/system-packages
	$(BIN)/python -m pytest -n 2 --dist worksteal
	@if [ -d web/node_modules ]; then cd web && npm test --silent; fi
	@echo 'The contract and the rules once more, uncompiled:'
	ORRERY_PURE=1 $(BIN)/python -m pytest -n 2 --dist worksteal tests/test_contract.py tests/games
	@$(MAKE) --no-print-directory check

$(VENV)/.peers: pyproject.toml $(VENV)/.installed
	ORRERY_PURE=1 $(BIN)/python -m pip install --quiet --editable '.[peers]'
	@touch $@

bench: $(VENV)/.tools $(VENV)/.peers build
	$(BIN)/python bench/run.py

clean:
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/orrery/server/static
	find src -name '*.so' -delete -o -name '_compiled.json' -delete
