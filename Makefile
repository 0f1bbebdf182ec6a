# The only commands to remember. Each makes the environments it needs, once.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test check fmt bench soak rules compiled clean

# The first Python that is new enough; PYTHON=... overrides.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
    $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)

PIP := -m pip --disable-pip-version-check --quiet
COMPILED_FROM := $(shell find src/millrace/kernel src/millrace/games -name '*.py' 2>/dev/null) setup.py pyproject.toml

define new_venv
	@[ -n "$(PYTHON)" ] || { echo "millrace needs python3 3.11 or newer on the PATH" >&2; exit 1; }
	@[ -x $(1)/bin/pip ] || { rm -rf $(1); $(PYTHON) -m venv $(1); } \
	    || { echo "cannot make $(1): is the venv module (python3-venv) installed?" >&2; exit 1; }
endef

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "%-12s%s\n", $$1, $$2 }' Makefile

play: .venv/.core ## play Barrage in the terminal
	@.venv/bin/millrace play barrage

test: check compiled ## everything: check, compiled wheel, all tests
	.venv/bin/python -m pytest --ignore tests/unit # check has run those

check: .venv/.dev ## format, lint, types, unit tests, rules without a test
	.venv/bin/ruff format --check
	.venv/bin/ruff check
	.venv/bin/mypy --strict setup.py src tests tools
	.venv/bin/python -m pytest tests/unit
	.venv/bin/python tools/rules.py

fmt: .venv/.dev ## format and fix what can be fixed
	.venv/bin/ruff format
	.venv/bin/ruff check --fix

bench: .venv/.core .venv-bench/.done compiled ## speed, plain and compiled, beside another engine
	.venv/bin/millrace bench

soak: compiled ## many random games with the compiled engine
	.venv-compiled/bin/python tools/soak.py

rules: .venv/.core ## list the numbered rules that have no test
	.venv/bin/python tools/rules.py

compiled: .venv-compiled/.done ## build the compiled wheel and install it in .venv-compiled

clean: ## remove everything that was built
	rm -rf .venv .venv-compiled .venv-bench build dist src/millrace.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

.venv/.core: pyproject.toml setup.py
	$(call new_venv,.venv)
	@.venv/bin/python $(PIP) install --editable .
	@touch $@

.venv/.dev: .venv/.core
	@.venv/bin/python $(PIP) install --editable '.[dev]'
	@touch $@

build/compiled/.done: .venv/.dev $(COMPILED_FROM)
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
