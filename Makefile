# The only commands to remember. Each makes the environments it needs, once.

.DEFAULT_GOAL := help
ifndef AT_ONCE # environments are made one after the other
.NOTPARALLEL:
endif
.PHONY: help play terminal client test check lint lint-python lint-client fmt bench bench-against soak rules screens compiled clean

# The first Python that is new enough; PYTHON=... overrides.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
    $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)

PIP := -m pip --disable-pip-version-check --quiet
# checks and builds that have their environments and nothing to do with each other
TOGETHER := $(MAKE) --no-print-directory --jobs 2 --output-sync=target AT_ONCE=yes
WEB := src/millrace/server/web/index.html
CLIENT_FROM := $(shell find client/src client/scripts client/public src/millrace/games/*/text -type f 2>/dev/null) \
    client/index.html client/package-lock.json client/vite.config.ts client/tsconfig.json client/svelte.config.js
COMPILED_FROM := $(shell find src/millrace/kernel src/millrace/games -name '*.py' 2>/dev/null) setup.py pyproject.toml

define new_venv
	@[ -n "$(PYTHON)" ] || { echo "millrace needs python3 3.11 or newer on the PATH" >&2; exit 1; }
	@[ -x $(1)/bin/pip ] || { rm -rf $(1); $(PYTHON) -m venv $(1); } \
	    || { echo "cannot make $(1): is the venv module (python3-venv) installed?" >&2; exit 1; }
endef

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-15s%s\n", $$1, $$2 }' Makefile

play: .venv/.core $(WEB) ## the table in the browser: prints its address
	@.venv/bin/millrace serve

terminal: .venv/.core ## play Barrage in the terminal
	@.venv/bin/millrace play barrage

client: $(WEB) ## build the browser's client

test: .venv/.dev $(WEB) ## everything: lint, compiled wheel, all tests
	+@$(TOGETHER) compiled lint-python lint-client
	.venv/bin/python -m pytest

check: lint ## what one runs before a commit: lint and the unit tests
	.venv/bin/python -m pytest tests/unit

lint: .venv/.dev $(WEB) ## format, types, rules without a test, the client's own checks
	+@$(TOGETHER) lint-python lint-client

lint-python: .venv/.dev
	.venv/bin/ruff format --check
	.venv/bin/ruff check
	.venv/bin/mypy --strict setup.py build_backend.py src tests tools
	.venv/bin/python tools/rules.py
	.venv/bin/python tools/openapi.py --check
	.venv/bin/python tools/import_graph.py --check

lint-client: .venv/.dev $(WEB)
	.venv/bin/python tools/build_client.py --run verify

fmt: .venv/.dev $(WEB) ## format and fix what can be fixed
	.venv/bin/ruff format
	.venv/bin/ruff check --fix
	.venv/bin/python tools/openapi.py
	.venv/bin/python tools/import_graph.py
	.venv/bin/python tools/build_client.py --run types
	.venv/bin/python tools/build_client.py --run format

bench: .venv/.core .venv-bench/.done compiled ## speed, plain and compiled, beside another engine
	.venv/bin/millrace bench

REV ?= HEAD^
bench-against: .venv/.dev compiled ## speed against another commit: REV=... names it, else the one before
	.venv/bin/python tools/bench_against.py $(REV)

soak: compiled ## many random games with the compiled engine
	.venv-compiled/bin/python -m tools.soak

screens: .venv/.dev $(WEB) ## the pictures in docs/screens
	.venv/bin/python tools/screens.py

rules: .venv/.core ## list the numbered rules that have no test
	.venv/bin/python tools/rules.py

compiled: .venv-compiled/.done ## build the compiled wheel and install it in .venv-compiled

clean: ## remove everything that was built
	rm -rf .venv .venv-compiled .venv-bench build dist src/millrace.egg-info
	rm -rf client/node_modules src/millrace/server/web
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

.venv/.core: pyproject.toml setup.py
	$(call new_venv,.venv)
	@.venv/bin/python $(PIP) install --editable '.[server]'
	@touch $@

.venv/.dev: pyproject.toml setup.py # all of .core too
	$(call new_venv,.venv)
	@.venv/bin/python $(PIP) install --editable '.[server,dev]'
	@touch .venv/.core $@

.venv/.node: .venv/.core build_backend.py # Node as a Python package where the machine has none
	@.venv/bin/python -c 'import build_backend as b, sys; sys.exit(not b.has_node())' \
	    || .venv/bin/python $(PIP) install "$$(.venv/bin/python -c 'import build_backend as b; print(b.NODE_PACKAGE)')"
	@touch $@

$(WEB): .venv/.node $(CLIENT_FROM)
	.venv/bin/python tools/build_client.py
	@touch $@

build/compiled/.done: .venv/.dev $(WEB) $(COMPILED_FROM)
	@rm -rf build/compiled build/lib* build/bdist*
	MILLRACE_COMPILED=1 .venv/bin/python $(PIP) wheel --no-build-isolation --no-deps --wheel-dir build/compiled .
	@touch $@

.venv-compiled/.done: build/compiled/.done
	$(call new_venv,.venv-compiled)
	@.venv-compiled/bin/python $(PIP) install --force-reinstall --no-deps build/compiled/*.whl
	@.venv-compiled/bin/python $(PIP) install build/compiled/*.whl
	@touch $@

.venv-bench/.done: Makefile
	$(call new_venv,.venv-bench)
	@.venv-bench/bin/python $(PIP) install catanatron
	@touch $@
