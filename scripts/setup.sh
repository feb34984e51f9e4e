#!/usr/bin/env bash
# Sets up the working tree for `make setup`; each step writes its stamp last, so that a step that
# was interrupted is simply done again.
#
#   scripts/setup.sh         whatever is missing or out of date, by the rules of the Makefile
#   scripts/setup.sh deps    .venv with the pinned dependencies (from nothing, every time)
#   scripts/setup.sh build   the native module, and the package installed in editable mode
#   scripts/setup.sh web-packages   what the web app is built with
#   scripts/setup.sh web     the web app, where the server looks for it
#
# PYTHON and CXX choose another interpreter or compiler. Without Node.js the web app is left out.
set -euo pipefail
cd "$(dirname "$0")/.."

log_directory=build/logs

say() { printf 'setup: %s\n' "$*"; }

fail() {
    printf 'setup: %s\n' "$@" >&2
    exit 1
}

# Runs a command with its output kept in a log, which is shown only when the command fails.
quietly() {
    local log="$log_directory/$1.log"
    shift
    if ! "$@" >"$log" 2>&1; then
        tail -n 60 "$log" >&2
        fail "that did not work; the whole log is in $log"
    fi
}

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    local candidate
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if is_new_enough "$candidate"; then
            printf '%s\n' "$candidate"
            return
        fi
    done
    fail "Python 3.11 or newer is needed, and no such ${PYTHON:-python3} was found." \
        "Debian, Ubuntu: apt install python3 python3-venv python3-dev. macOS: brew install python." \
        "Or name the interpreter: make setup PYTHON=/path/to/python3"
}

check_python_headers() {
    local header
    header="$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h"
    [ -e "$header" ] || fail "the C headers of Python are missing ($header)." \
        "Debian, Ubuntu: apt install python3-dev. Fedora: dnf install python3-devel."
}

find_compiler() {
    local compiler=${CXX:-} candidate
    for candidate in c++ g++ clang++; do
        [ -n "$compiler" ] || compiler=$(command -v "$candidate" || true)
    done
    # CXX may carry arguments ("ccache g++"), hence unquoted.
    if [ -z "$compiler" ] || ! printf '#include <bit>\nint main() { return std::popcount(0u); }\n' |
        $compiler -std=c++20 -x c++ -fsyntax-only - 2>"$log_directory/compiler.log"; then
        fail "a C++20 compiler is needed (GCC 11, Clang 14 or newer); found: ${compiler:-none}." \
            "Debian, Ubuntu: apt install g++. Fedora: dnf install gcc-c++. macOS: xcode-select --install." \
            "Or name the compiler: make setup CXX=/path/to/c++"
    fi
    printf '%s\n' "$compiler"
}

install_dependencies() {
    local python
    python=$(find_python)
    say "making .venv with $("$python" --version)"
    "$python" -m venv --clear .venv >"$log_directory/venv.log" 2>&1 ||
        fail "$python cannot make a virtual environment, see $log_directory/venv.log." \
            "Debian, Ubuntu: apt install python3-venv."
    say "installing the pinned dependencies (under a minute, longer on a slow line)"
    # http-ece, which pywebpush needs, has no wheel; it is plain Python. The lock file is complete,
    # so pip resolves nothing: left to itself it would look at newer releases of what another
    # package asks for with an extra (`coverage[toml]`), and refuse them for having no hash.
    quietly dependencies .venv/bin/python -m pip install --disable-pip-version-check \
        --no-input --only-binary :all: --no-binary http-ece --no-deps --require-hashes \
        -r requirements/dev.lock
    touch .venv/dependencies.stamp
}

build_package() {
    local compiler
    check_python_headers
    compiler=$(find_compiler)
    say "building the native module"
    # The build reads the tools of .venv (cmake, ninja, nanobind), not those of the machine. Left to
    # itself it takes the compiler that Python was built with, which may not be there.
    CXX="$compiler" PATH="$PWD/.venv/bin:$PATH" quietly build .venv/bin/python -m pip install \
        --disable-pip-version-check --no-input --no-deps --no-build-isolation --editable .
    # Loaded on its own: a mistake in the package's Python must not look like a failed build.
    PYTHONPATH=src/fourfold quietly import .venv/bin/python -c 'import _native'
    touch .venv/package.stamp
}

# Whether Node.js is there and new enough; without it everything but the web app can be used.
has_node() {
    command -v npm >/dev/null && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)
    ' 2>/dev/null
}

leave_web_out() {
    say "the web app is left out: it needs Node.js 20.19 or newer (Debian: apt install npm)"
}

install_web_packages() {
    has_node || { leave_web_out; return; }
    say "installing what the web app is built with"
    quietly web-packages npm --prefix web ci --no-progress
    touch web/node_modules/packages.stamp
}

build_web() {
    has_node || return 0
    say "building the web app"
    quietly web npm --prefix web run build
    touch web/node_modules/build.stamp
}

# Two set-ups in one tree at the same time would spoil each other: the second one waits, and looks
# only then what is left to be done.
set_up() {
    if command -v flock >/dev/null; then
        exec 9>build/setup.lock
        flock 9
    fi
    # As a make of its own, whatever options the one outside has, but with the same variables.
    env -u MAKEFLAGS -u MFLAGS -u MAKELEVEL "${MAKE:-make}" --jobs=2 built \
        ${PYTHON:+PYTHON="$PYTHON"} ${CXX:+CXX="$CXX"}
}

mkdir -p "$log_directory"
case "${1:-}" in
    "") set_up ;;
    deps) install_dependencies ;;
    build) build_package ;;
    web-packages) install_web_packages ;;
    web) build_web ;;
    *) fail "usage: scripts/setup.sh [deps|build|web-packages|web]" ;;
esac
