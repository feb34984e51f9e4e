# Everything a working tree needs. `make help` lists the targets.
#
# Set-up is a chain of stamps, each written when its step is complete: a step that was interrupted
# is done again by the next run, and nothing is done twice. A further set-up step gets a stamp and a
# rule of its own and joins `built` below.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules --no-print-directory
export PYTHON
# Only when somebody chose a compiler: make's own default, g++, would refuse machines with Clang.
ifneq ($(origin CXX),default)
  export CXX
endif

BIN := .venv/bin
DEPENDENCIES := .venv/dependencies.stamp
PACKAGE := .venv/package.stamp
WEB_PACKAGES := web/node_modules/packages.stamp
WEB := web/node_modules/build.stamp

# Directories are in the list too: their times change when a file appears or goes.
NATIVE := $(shell find native/include native/src native/bindings 2>/dev/null)
WEB_SOURCES := $(shell find web/src web/public web/*.html web/*.config.* web/tsconfig.json \
  src/fourfold/locales/*.ftl \
  2>/dev/null)
# An interpreter that went away, or a native module that was deleted, means starting over.
ifneq ($(wildcard .venv),)
  ifeq ($(wildcard $(BIN)/python),)
    $(DEPENDENCIES): again
  endif
endif
ifeq ($(wildcard src/fourfold/_native*.so),)
  $(PACKAGE): again
endif
ifeq ($(wildcard src/fourfold/server/static/index.html),)
  $(WEB): again
endif

.PHONY: help
help: ## this list
	@sed -nE 's/^([a-z]+):[^#]*## (.*)/  make \1\t\2/p' Makefile | expand -t 16

.PHONY: setup
setup: ## everything into .venv, native module and web app built; only what changed
	@MAKE=$(MAKE_COMMAND) scripts/setup.sh

# What `setup` makes once it holds the lock; the Python side and the web side at the same time.
.PHONY: built
built: $(PACKAGE) $(WEB)
	@:

.PHONY: play
play: setup ## start the game and open it in the browser; LAN=1 for everybody in the local network
	@FOURFOLD_LOG_LEVEL=$${FOURFOLD_LOG_LEVEL:-warning} exec $(BIN)/fourfold serve --open $(if $(LAN),--lan)

.PHONY: test
test: setup ## every check and test; PART="lint types" some of them; CI=true the long ones too
	@$(BIN)/python -m scripts.check $(PART)

.PHONY: faults
faults: setup ## break everything around a server while people play; KILLS=1000, FAULTS="--scale 0.1"
	@exec $(BIN)/python -m tests.faults $(if $(KILLS),--kills $(KILLS)) $(FAULTS)

.PHONY: format
format: setup ## rewrite the Python, C++ and web sources in the project's style
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format --quiet .
	@find native -name '*.[ch]pp' -exec $(BIN)/clang-format -i {} +
	@npm --prefix web run --silent format -- --log-level warn

.PHONY: bench
bench: setup ## run the benchmarks
	@shopt -s nullglob; for file in benchmarks/bench_*.py; do \
	  echo "== $$file"; $(BIN)/python "$$file"; done
	@echo "== benchmarks/server"; $(BIN)/python -m benchmarks.server
	@echo "== benchmarks/web"; $(BIN)/python -m benchmarks.web

.PHONY: lock
lock: ## write the lock files again from pyproject.toml; UPGRADE=1 takes the newest releases
	@scripts/lock.sh $(if $(UPGRADE),--upgrade)

.PHONY: audit
audit: ## look whether pinned packages have known weaknesses; says so when it cannot
	@scripts/audit.sh

.PHONY: clean
clean: ## remove everything that was built or installed
	@rm -rf .venv build dist .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache \
	  .import_linter_cache .coverage* web/node_modules src/fourfold/server/static
	@find src tests scripts -name __pycache__ -prune -exec rm -rf {} +
	@rm -f src/fourfold/_native*.so

.PHONY: again
again:

$(DEPENDENCIES): requirements/dev.lock
	@scripts/setup.sh deps

$(PACKAGE): $(DEPENDENCIES) pyproject.toml CMakeLists.txt $(NATIVE)
	@scripts/setup.sh build

$(WEB_PACKAGES): web/package.json web/package-lock.json web/.npmrc
	@scripts/setup.sh web-packages

$(WEB): $(WEB_PACKAGES) $(WEB_SOURCES)
	@scripts/setup.sh web
