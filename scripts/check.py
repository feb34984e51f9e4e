"""Runs the checks and tests of `make test`, times them, and sums up.

    python scripts/check.py [PART ...]

Without arguments every part runs, in the order below. The parts of the long tier run when
CI=true is set or when they are named. A part whose subject or tool is missing is skipped, with a
line that says how to get it; with CI=true that is a failure.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sysconfig.get_path("scripts"))
BUILD = ROOT / "build"
PYTHON_SOURCES = ("src", "tests", "benchmarks", "scripts")
IN_CI = os.environ.get("CI", "").lower() in {"1", "true", "yes"}
#: Programs and Debian's packages that have them.
SYSTEM = {"chromium": "chromium", "postgres": "postgresql", "redis-server": "redis-server"}
SERVER_TESTS = ("tests/server", "tests/faults")
BROWSER_TESTS = "tests/browser"
RULES_TESTS = "tests/rules"
#: Processes for tests that wait for sockets and other programs more than they compute.
WAITING = "4"
#: Whoever has nothing left takes from those who have: no long test is left over at the end.
STEALING = "--dist=worksteal"
NOTHING_COLLECTED = 5  # pytest's exit status


class Verdict(StrEnum):
    """How a part ended."""

    PASSED = "passed"
    FAILED = "failed"
    SKIPPED = "skipped"


class PartMissing(Exception):  # noqa: N818 - not an error by itself: it decides between skip and failure
    """There is nothing to check, or nothing to check it with; the message says what would help."""


class PartFailed(Exception):  # noqa: N818 - the ordinary way for a check to end, not a fault of this script
    """A check found something; its own output says what."""


@dataclass(frozen=True)
class Part:
    """One part of the test run."""

    name: str
    title: str
    run: Callable[[], None]
    long: bool = False


@dataclass(frozen=True)
class Result:
    """What became of a part."""

    part: Part
    verdict: Verdict
    seconds: float
    remark: str = ""


def tool(name: str, *arguments: str | Path) -> None:
    """Runs a tool of .venv from the root of the tree, its output going straight through."""
    environment = os.environ | {"PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"}
    status = subprocess.run(
        [BIN / name, *arguments], cwd=ROOT, env=environment, check=False
    ).returncode
    if name == "pytest" and status == NOTHING_COLLECTED:
        raise PartMissing("there is no such test yet")
    if status != 0:
        raise PartFailed(f"{name} ended with status {status}")


def existing(*names: str) -> list[str]:
    """Those of the paths that exist."""
    return [name for name in names if (ROOT / name).exists()]


def check_lint() -> None:
    """No mistake that ruff knows."""
    tool("ruff", "check", ".")


def check_format() -> None:
    """Python sources in the project's style."""
    tool("ruff", "format", "--check", ".")


def check_types() -> None:
    """Types hold together, strictly."""
    tool("mypy", *existing(*PYTHON_SOURCES))


def check_native_format() -> None:
    """C++ sources in the project's style."""
    files = sorted(path for path in (ROOT / "native").rglob("*.[ch]pp"))
    tool("clang-format", "--dry-run", "-Werror", *files)


def check_imports() -> None:
    """Imports keep to the contracts in pyproject.toml."""
    tool("lint-imports", "--no-logo")


def is_installed(program: str) -> bool:
    """Whether a program is there; Debian keeps PostgreSQL's own off the path."""
    beside = Path("/usr/lib/postgresql").glob(f"*/bin/{program}")
    return shutil.which(program) is not None or any(beside)


def install_system_packages() -> None:
    """The programs that some tests drive; installed when this is root on Debian."""
    missing = [package for program, package in SYSTEM.items() if not is_installed(program)]
    if not missing:
        return
    words = " ".join(missing)
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise PartMissing(f"some tests are left out: install {words} (Debian: apt install {words})")
    print(f"installing {words} (a minute or two)", flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], ["apt-get", "install", "-y", *missing]):
        subprocess.run(command, check=False, env=environment, capture_output=True)
    if not all(map(is_installed, SYSTEM)):
        raise PartMissing(f"could not be installed: try apt-get install {words}")


def run_tests() -> None:
    """Every test but the long ones and those of the next two parts."""
    others = [f"--ignore={place}" for place in (*SERVER_TESTS, BROWSER_TESTS)]
    tool("pytest", "-n", "2", STEALING, "-m", "not long", "--durations=20", *others)


def run_server_tests() -> None:
    """The server on real databases, and a short fault campaign."""
    tool("pytest", "-n", WAITING, STEALING, "-m", "not long", "--durations=10", *SERVER_TESTS)


def run_browser_tests() -> None:
    """The web app in a real browser, on a real server."""
    tool("pytest", "-n", WAITING, STEALING, "-m", "not long", "--durations=10", BROWSER_TESTS)


def check_coverage() -> None:
    """Every branch of the rules is reached by their own tests, without exclusions.

    Measuring makes Python code twice as slow, so it is not done while everything else runs.
    """
    tool("pytest", "-q", "--cov", "--cov-report=term", "--cov-fail-under=100", RULES_TESTS)


def run_doctests() -> None:
    """The examples in docstrings and in the README."""
    parts = ("rules", "locales", "jobs", "engine", "cli", "play")
    places = existing(*(f"src/fourfold/{part}" for part in parts), "README.md")
    if not places:
        raise PartMissing("there are no examples yet")
    tool("pytest", "--doctest-modules", "--doctest-glob=README.md", *places)


def run_native_tests(sanitizers: str = "") -> None:
    """Builds and runs native/tests/test_*.cpp, in a build directory of its own."""
    if not list((ROOT / "native" / "tests").glob("test_*.cpp")):
        raise PartMissing("there is no native/tests/test_*.cpp yet")
    if sanitizers:
        check_sanitizers(sanitizers)
    directory = BUILD / "-".join(["native-tests", *sanitizers.replace(",", "-").split()])
    options = ["-DFOURFOLD_TESTS=ON", f"-DFOURFOLD_SANITIZE={sanitizers}"]
    tool("cmake", "-S", ".", "-B", directory, "-G", "Ninja", "--log-level=WARNING", *options)
    tool("cmake", "--build", directory)
    tool("ctest", "--test-dir", directory, "--output-on-failure", "--no-tests=error")


def check_sanitizers(sanitizers: str) -> None:
    """Sees whether the compiler's sanitizers are installed and run on this machine."""
    program = BUILD / "sanitizer-probe"
    BUILD.mkdir(exist_ok=True)
    compiler = os.environ.get("CXX") or "c++"
    command = [*compiler.split(), f"-fsanitize={sanitizers}", "-x", "c++", "-", "-o", str(program)]
    for step, source in ((command, b"int main() {}\n"), ([str(program)], b"")):
        done = subprocess.run(step, input=source, capture_output=True, check=False)
        if done.returncode != 0:
            print(done.stderr.decode(errors="replace").strip())
            raise PartMissing("needs the compiler's sanitizer libraries (Debian: apt install g++)")


def check_web() -> None:
    """The web app: its style, its types, its view logic."""
    npm = shutil.which("npm")
    if npm is None or not (ROOT / "web" / "node_modules").exists():
        raise PartMissing("needs Node.js 20.19 or newer, then make setup (Debian: apt install npm)")
    for task in ("format-check", "types -- --check", "check", "test"):
        command = [npm, "--prefix", "web", "run", "--silent", *task.split()]
        status = subprocess.run(command, cwd=ROOT, check=False).returncode
        if status != 0:
            raise PartFailed(f"npm run {task} ended with status {status}")


def run_long_tests() -> None:
    """The tests that take minutes."""
    tool("pytest", "-n", WAITING, STEALING, "-m", "long", "--durations=20")


def run_faults() -> None:
    """A fault campaign of a few minutes; `make faults` is the whole one."""
    missing = [program for program in ("postgres", "redis-server") if not is_installed(program)]
    if missing:
        raise PartMissing(f"needs {' and '.join(missing)} (make test PART=system)")
    tool("python", "-m", "tests.faults", "--scale", "0.15")


PARTS = (
    Part("lint", "ruff check", check_lint),
    Part("format", "ruff format", check_format),
    Part("types", "mypy --strict", check_types),
    Part("native-format", "clang-format", check_native_format),
    Part("imports", "import-linter", check_imports),
    Part("web", "prettier, svelte-check, vitest", check_web),
    Part("system", "system packages", install_system_packages),
    Part("tests", "pytest", run_tests),
    Part("server", "pytest, server and faults", run_server_tests),
    Part("browser", "pytest, Chromium", run_browser_tests),
    Part("coverage", "branches of fourfold.rules", check_coverage),
    Part("doctests", "docstrings, README", run_doctests),
    Part("native", "C++ tests", run_native_tests),
    Part(
        "address", "C++ tests, ASan and UBSan", lambda: run_native_tests("address,undefined"), True
    ),
    Part("thread", "C++ tests, ThreadSanitizer", lambda: run_native_tests("thread"), True),
    Part("long", "pytest -m long", run_long_tests, True),
    Part("faults", "a fault campaign, shortened", run_faults, True),
)


def run_part(part: Part) -> Result:
    """Runs one part and turns the way it ended into a result."""
    print(f"\n== {part.name}: {part.title}", flush=True)
    begin = time.monotonic()
    verdict, remark = Verdict.PASSED, ""
    try:
        part.run()
    except PartFailed as failed:
        verdict, remark = Verdict.FAILED, str(failed)
    except PartMissing as missing:
        verdict, remark = (Verdict.FAILED if IN_CI else Verdict.SKIPPED), str(missing)
    seconds = time.monotonic() - begin
    print(f"== {part.name}: {verdict} in {seconds:.1f} s", *filter(None, [remark]), flush=True)
    return Result(part, verdict, seconds, remark)


def leave_out(part: Part) -> Result:
    """The result of a part of the long tier in a short run."""
    remark = f"long tier: make test CI=true, or PART={part.name}"
    return Result(part, Verdict.SKIPPED, 0.0, remark)


def print_summary(results: list[Result]) -> None:
    """The table at the end, and one line that counts."""
    print()
    for result in results:
        line = (
            f"{result.part.name:<14} {result.verdict:<8} {result.seconds:>7.1f} s  {result.remark}"
        )
        print(line.rstrip())
    count = {verdict: sum(result.verdict == verdict for result in results) for verdict in Verdict}
    total = sum(result.seconds for result in results)
    print(f"{'all':<14} {'':<8} {total:>7.1f} s")
    print("parts: " + ", ".join(f"{count[verdict]} {verdict}" for verdict in Verdict), flush=True)


def main(names: list[str]) -> int:
    """Runs the named parts, or all of them; the exit status tells whether all is well."""
    known = [part.name for part in PARTS]
    if unknown := [name for name in names if name not in known]:
        print(f"no such part: {', '.join(unknown)}; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    results = []
    for part in PARTS:
        if names and part.name not in names:
            continue
        wanted = bool(names) or IN_CI or not part.long
        results.append(run_part(part) if wanted else leave_out(part))
    print_summary(results)
    return int(any(result.verdict is Verdict.FAILED for result in results))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
