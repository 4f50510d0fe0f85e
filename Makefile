# Everything sets itself up: a .venv in this checkout and the compiled rules. Each target works twice in a row.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
HOT := setup.py src/orrery/dice.py src/orrery/judgement.py src/orrery/observation.py src/orrery/vectors.py src/orrery/envs/fleet.py src/orrery/keeping.py src/orrery/message.py src/orrery/server/wire/distances.py src/orrery/server/wire/encoder.py $(wildcard src/orrery/bots/search*.py) \
	$(foreach name,components moves state rules features means promises evaluate observe beliefs signs habits bitboard bits ends ground nodes playouts priors tree walks,$(wildcard src/orrery/games/*/$(name).py src/orrery/games/*/$(name).pxd src/orrery/games/*/$(name)/*.py))

WEB := src/orrery/server/static/index.html

# Hundreds of processes import the same modules here: who asks Python to keep no bytecode would have each of them translated each time.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play tools test uncompiled units check build web bench clean
help:
	@echo "make play   start a game     make test   all tests and checks  make check  lint and types"
	@echo "make bench  measure speed    make build  compile the rules     make clean  remove what was built"
	@echo "make tools  install what tests and checks need, into .venv only"

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Orrery needs Python 3.11 or newer; this is $$($(PYTHON) --version). Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip 'setuptools>=80'
	@touch $@

# pip neither sets up a second environment to build in (--no-build-isolation) nor compiles modules that nobody imports (--no-compile)
INSTALL := ORRERY_PURE=1 $(BIN)/python -m pip install --quiet --no-build-isolation --no-compile --editable

$(VENV)/.installed: pyproject.toml | $(VENV)/.made
	$(INSTALL) '.[build,server]'
	@touch $@

$(VENV)/.tools: pyproject.toml | $(VENV)/.made
	$(INSTALL) '.[dev]'
	@touch $(VENV)/.installed $@

# what must be there before anything is compiled: the tools, too, where they are wanted anyway
READY := $(VENV)/$(if $(filter tools test uncompiled check bench,$(MAKECMDGOALS)),.tools,.installed)

$(VENV)/.built: $(READY) $(HOT)
	@rm -f src/orrery/_compiled.json
	ORRERY_NATIVE=1 $(BIN)/python setup.py --quiet build_ext --inplace --parallel 2
	@if [ -e src/orrery/_compiled.json ]; then touch $@; fi

build: $(VENV)/.built

tools: $(VENV)/.tools

# the browser client needs Node.js to be built; everything else works without it
web: $(WEB)

web/node_modules/.installed: web/package-lock.json
	@if command -v npm >/dev/null; then cd web && npm ci --silent && touch node_modules/.installed; fi

$(WEB): web/node_modules/.installed web/index.html web/vite.config.ts $(shell find web/src web/public web/worker web/notebook -type f)
	@if command -v npm >/dev/null; then cd web && npm run --silent build -- --logLevel warn; \
	else echo "There is no Node.js (npm) here, so the browser client is not built; the terminal and Python work without it."; fi

play: build web
	$(BIN)/orrery serve

check: $(VENV)/.tools web/node_modules/.installed
	$(BIN)/ruff check --output-format concise .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(BIN)/mypy --config-file tests/mypy.ini
	$(BIN)/lint-imports
	@if [ -d web/node_modules ]; then cd web && npm run --silent check && npm run --silent lint; fi

PYTEST := $(BIN)/python -m pytest
AGAIN = $(MAKE) --no-print-directory
ALONGSIDE := $(VENV)/alongside.log

# More processes than cores: who waits for a page in a browser leaves a core to the others.
PROCESSES ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) \* 3 / 2)

# Tools and client are made side by side. While the rules are compiled, what needs no compiled rules begins: the checks and the
# uncompiled tests. They go on alongside the compiled tests; what they say comes afterwards, in one piece. Whatever fails,
# everything is run, and make fails.
test:
	@scripts/system-packages
	@$(AGAIN) --jobs 2 tools web
	@$(AGAIN) --keep-going uncompiled units check >$(ALONGSIDE) 2>&1 & alongside=$$!; failed=; \
	trap 'kill $$alongside 2>/dev/null; exit 130' INT TERM; \
	$(AGAIN) build || failed="$$failed the build"; \
	$(PYTEST) -n $(PROCESSES) --dist worksteal || failed="$$failed the tests"; \
	wait $$alongside || failed="$$failed what ran alongside"; \
	cat $(ALONGSIDE); \
	if [ "$$failed" ]; then echo "Failed:$$failed."; exit 1; fi

# the contract and the rules once more, uncompiled
uncompiled: $(VENV)/.tools
	ORRERY_PURE=1 $(PYTEST) tests/test_contract.py tests/games

units: web/node_modules/.installed
	@if [ -d web/node_modules ]; then cd web && npm test --silent; fi

$(VENV)/.peers: pyproject.toml $(VENV)/.installed
	$(INSTALL) '.[peers]'
	@touch $@

bench: $(VENV)/.tools $(VENV)/.peers build
	$(BIN)/python bench/run.py

clean:
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/orrery/server/static src/orrery/notebook/static
	find src -name '*.so' -delete -o -name '_compiled.json' -delete
