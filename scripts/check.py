"""Runs the checks and tests of `make test` side by side, times them, and sums up.

    python -m scripts.check [PART ...]

Without arguments every part runs; `scripts/schedule.py` says how. The parts of the long tier run
when CI=true is set or when they are named. A part whose subject or tool is missing is skipped,
with a line that says how to get it; with CI=true that is a failure.
"""

import json
import os
import shutil
import sys
import sysconfig
import time
from pathlib import Path

from scripts.schedule import (
    Job,
    Part,
    PartFailed,
    PartMissing,
    Result,
    RunAgain,
    Schedule,
    Verdict,
    print_summary,
)

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sysconfig.get_path("scripts"))
BUILD = ROOT / "build"
LOGS = BUILD / "logs" / "check"
PYTHON_SOURCES = ("src", "tests", "benchmarks", "scripts")
IN_CI = os.environ.get("CI", "").lower() in {"1", "true", "yes"}
#: Programs and Debian's packages that have them. Whatever these only recommend stays away: with a
#: browser that would be drivers, printers and a hundred packages more, but for a font.
SYSTEM = {
    "chromium": "chromium",
    "chromium-headless-shell": "chromium-headless-shell fonts-liberation",
    "postgres": "postgresql",
    "redis-server": "redis-server",
    "nginx": "nginx",
    "faketime": "faketime",
}
SERVER_TESTS = ("tests/server", "tests/attacks", "tests/faults")
BROWSER_TESTS = "tests/browser"
RULES_TESTS = "tests/rules"
#: Processes for tests that compute.
COMPUTING = "2"
#: Processes for tests that wait for sockets and other programs more than they compute: three of
#: them keep about one core busy.
WAITING = "3"
#: Whoever has nothing left takes from those who have: no long test is left over at the end.
STEALING = "--dist=worksteal"
QUICK = (STEALING, "-m", "not long", "--durations=10")
NOTHING_COLLECTED = 5  # pytest's exit status
#: The most tests that may fail by chance: more of them are no accident.
MOST_UNSTEADY = 4


async def run_tool(job: Job, name: str, *arguments: str | Path) -> None:
    """Runs a tool of .venv from the root of the tree."""
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    # Whoever wants no compiled Python in their tree wants it here: dozens of processes read the
    # same modules, and pytest has to rewrite every test that it finds.
    status = await job.run(BIN / name, *arguments, PATH=path, PYTHONDONTWRITEBYTECODE="")
    if name == "pytest" and status == NOTHING_COLLECTED:
        raise PartMissing("there is no such test yet")
    if status != 0:
        raise PartFailed(f"{name} ended with status {status}")


async def run_pytest(job: Job, cache: str, *arguments: str | Path) -> None:
    """Runs pytest with a cache of its own, for several run at once."""
    place = BUILD / "pytest" / cache
    await run_tool(job, "pytest", "-o", f"cache_dir={place}", *arguments)


async def run_pytest_twice(job: Job, cache: str, *arguments: str | Path) -> None:
    """Runs tests that start processes, sockets and browsers, which a busy machine can upset.

    When few tests failed, those alone run again, one after another, when all other parts are over.
    If they pass, the part passes and the summary names them as unsteady: each is a mistake to look
    into, in the test or in the product, but one that depends on chance says nothing about the
    change that is tested.
    """
    failures_of(cache).unlink(missing_ok=True)
    try:
        await run_pytest(job, cache, *arguments)
    except PartFailed as failure:
        failed = read_failures(cache)
        if not 0 < len(failed) <= MOST_UNSTEADY:
            raise
        names = ", ".join(failed)

        async def run_failed(job: Job) -> None:
            job.say(f"\nonce more, by themselves: {names}")
            failures_of(f"{cache}-again").unlink(missing_ok=True)
            try:
                await run_pytest(job, f"{cache}-again", *failed)
            except PartFailed as failure:
                twice = ", ".join(read_failures(f"{cache}-again"))
                raise PartFailed(f"failed twice: {twice}" if twice else str(failure)) from None
            job.remark = f"unsteady, passed when run again: {names}"

        raise RunAgain(run_failed) from failure


def failures_of(cache: str) -> Path:
    """Where pytest writes which tests failed."""
    return BUILD / "pytest" / cache / "v" / "cache" / "lastfailed"


def read_failures(cache: str) -> list[str]:
    """The tests that failed, as pytest's cache has them; none if whole files did."""
    try:
        failed = json.loads(failures_of(cache).read_text())
    except (OSError, ValueError):
        return []
    return [] if any("::" not in name for name in failed) else sorted(failed)


def existing(*names: str) -> list[str]:
    """Those of the paths that exist."""
    return [name for name in names if (ROOT / name).exists()]


async def check_lint(job: Job) -> None:
    """No mistake that ruff knows."""
    await run_tool(job, "ruff", "check", ".")


async def check_format(job: Job) -> None:
    """Python sources in the project's style."""
    await run_tool(job, "ruff", "format", "--check", ".")


async def check_types(job: Job) -> None:
    """Types hold together, strictly."""
    await run_tool(job, "mypy", *existing(*PYTHON_SOURCES))


async def check_native_format(job: Job) -> None:
    """C++ sources in the project's style."""
    files = sorted(path for path in (ROOT / "native").rglob("*.[ch]pp"))
    await run_tool(job, "clang-format", "--dry-run", "-Werror", *files)


async def check_imports(job: Job) -> None:
    """Imports keep to the contracts in pyproject.toml."""
    await run_tool(job, "lint-imports", "--no-logo")


def is_installed(program: str) -> bool:
    """Whether a program is there; Debian keeps PostgreSQL's own, and root's, off the path."""
    beside = Path("/usr/lib/postgresql").glob(f"*/bin/{program}")
    path = f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin"
    return shutil.which(program, path=path) is not None or any(beside)


async def install_system_packages(job: Job) -> None:
    """The programs that some tests drive; installed when this is root on Debian."""
    missing = [package for program, package in SYSTEM.items() if not is_installed(program)]
    if not missing:
        return
    words = " ".join(missing)
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise PartMissing(f"some tests are left out: install {words} (Debian: apt install {words})")
    job.say(f"installing {words} (a minute or two)")
    script = 'apt-get update && exec apt-get install -y --no-install-recommends "$@"'
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / "apt.log"
    with log.open("wb") as output:
        await job.run(
            "sh",
            "-c",
            script,
            "sh",
            *words.split(),
            output=output,
            DEBIAN_FRONTEND="noninteractive",
        )
    if not all(map(is_installed, SYSTEM)):
        raise PartMissing(f"could not be installed, see {log}: try apt-get install {words}")


async def run_tests(job: Job) -> None:
    """Every test but the long ones and those of the next three parts."""
    others = [f"--ignore={place}" for place in (*SERVER_TESTS, BROWSER_TESTS, RULES_TESTS)]
    await run_pytest_twice(job, "tests", "-n", COMPUTING, *QUICK, *others)


async def run_server_tests(job: Job) -> None:
    """The server on real databases, attacks on it, and a short fault campaign."""
    await run_pytest_twice(job, "server", "-n", WAITING, *QUICK, *SERVER_TESTS)


async def run_browser_tests(job: Job) -> None:
    """The web app in a real browser, on a real server."""
    await run_pytest_twice(job, "browser", "-n", WAITING, *QUICK, BROWSER_TESTS)


async def check_coverage(job: Job) -> None:
    """The tests of the rules pass and reach every branch of them, without exclusions.

    They run here and nowhere else: measuring makes Python code twice as slow.
    """
    cover = ("--cov", "--cov-report=term", "--cov-fail-under=100")
    await run_pytest(job, "coverage", "-m", "not long", "--durations=10", *cover, RULES_TESTS)


async def run_doctests(job: Job) -> None:
    """The examples in docstrings and in the README."""
    places = existing("src/fourfold", "README.md")
    if not places:
        raise PartMissing("there are no examples yet")
    # Migrations are run by Alembic alone.
    kinds = ("--doctest-modules", "--doctest-glob=README.md", "--ignore-glob=*/migrations/*")
    await run_pytest(job, "doctests", *kinds, *places)


async def run_native_tests(job: Job, sanitizers: str = "") -> None:
    """Builds and runs native/tests/test_*.cpp, in a build directory of its own."""
    if not list((ROOT / "native" / "tests").glob("test_*.cpp")):
        raise PartMissing("there is no native/tests/test_*.cpp yet")
    if sanitizers:
        await check_sanitizers(job, sanitizers)
    directory = BUILD / "-".join(["native-tests", *sanitizers.replace(",", "-").split()])
    configure = ("cmake", "-S", ".", "-B", directory, "-G", "Ninja", "--log-level=WARNING")
    # The set-up has compiled the core already, with the same options.
    core = BUILD / f"editable-{sys.implementation.cache_tag}" / "libfourfold_native.a"
    options = (
        "-DFOURFOLD_TESTS=ON",
        f"-DFOURFOLD_SANITIZE={sanitizers}",
        f"-DFOURFOLD_CORE={core if core.exists() and not sanitizers else ''}",
    )
    await run_tool(job, *configure, *options)
    await run_tool(job, "cmake", "--build", directory, "--parallel", "2")
    await run_tool(job, "ctest", "--test-dir", directory, "--output-on-failure", "--no-tests=error")


async def check_sanitizers(job: Job, sanitizers: str) -> None:
    """Sees whether the compiler's sanitizers are installed and run on this machine."""
    program = BUILD / f"sanitizer-probe-{sanitizers}"
    source = program.with_suffix(".cpp")
    source.write_text("int main() {}\n")
    compiler = os.environ.get("CXX") or "c++"
    compile_ = (*compiler.split(), f"-fsanitize={sanitizers}", str(source), "-o", str(program))
    if await job.run(*compile_) != 0 or await job.run(program) != 0:
        raise PartMissing("needs the compiler's sanitizer libraries (Debian: apt install g++)")


async def run_address_sanitizer(job: Job) -> None:
    """The native tests under AddressSanitizer and UBSan."""
    await run_native_tests(job, "address,undefined")


async def run_thread_sanitizer(job: Job) -> None:
    """The native tests under ThreadSanitizer."""
    await run_native_tests(job, "thread")


async def check_web(job: Job) -> None:
    """The web app: its style, its types, its view logic."""
    npm = shutil.which("npm")
    if npm is None or not (ROOT / "web" / "node_modules").exists():
        raise PartMissing("needs Node.js 20.19 or newer, then make setup (Debian: apt install npm)")
    for task in ("format-check", "types -- --check", "drawings -- --check", "check", "test"):
        status = await job.run(npm, "--prefix", "web", "run", "--silent", *task.split())
        if status != 0:
            raise PartFailed(f"npm run {task} ended with status {status}")


async def run_long_tests(job: Job) -> None:
    """The tests that take minutes."""
    await run_pytest_twice(job, "long", "-n", WAITING, STEALING, "-m", "long", "--durations=20")


async def run_faults(job: Job) -> None:
    """A fault campaign of a few minutes; `make faults` is the whole one."""
    missing = [program for program in ("postgres", "redis-server") if not is_installed(program)]
    if missing:
        raise PartMissing(f"needs {' and '.join(missing)} (make test PART=system)")
    await run_tool(job, "python", "-m", "tests.faults", "--scale", "0.15")


#: In the order of their priority: first what is quick and finds most, then what waits for other
#: programs and takes longest, and at last what can use every core to the end.
PARTS = (
    Part("lint", "ruff check", check_lint),
    Part("format", "ruff format", check_format),
    Part("native-format", "clang-format", check_native_format),
    Part("imports", "import-linter", check_imports),
    Part("system", "system packages", install_system_packages, cores=0.5),
    Part("types", "mypy --strict", check_types),
    Part("web", "prettier, svelte-check, vitest", check_web),
    # Together these two keep 1.3 of two cores busy: something short fits beside them.
    Part("server", "pytest, server, attacks, faults", run_server_tests, 0.75, ("system",)),
    Part("browser", "pytest, Chromium", run_browser_tests, 0.75, ("system",)),
    Part("native", "C++ tests", run_native_tests, cores=0.5),
    Part("coverage", "tests of the rules and their branches", check_coverage, cores=0.5),
    Part("doctests", "docstrings, README", run_doctests, cores=0.5),
    Part("tests", "pytest", run_tests),
    Part("long", "pytest -m long", run_long_tests, after=("system",), long=True),
    Part("faults", "a fault campaign, shortened", run_faults, after=("system",), long=True),
    Part("address", "C++ tests, ASan and UBSan", run_address_sanitizer, long=True),
    Part("thread", "C++ tests, ThreadSanitizer", run_thread_sanitizer, long=True),
)


def leave_out(part: Part) -> Result:
    """The result of a part of the long tier in a short run."""
    return Result(
        part, Verdict.SKIPPED, remark=f"long tier: make test CI=true, or PART={part.name}"
    )


def main(names: list[str]) -> int:
    """Runs the named parts, or all of them; the exit status tells whether all is well."""
    known = [part.name for part in PARTS]
    if unknown := [name for name in names if name not in known]:
        print(f"no such part: {', '.join(unknown)}; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    began = time.monotonic()
    named = [part for part in PARTS if not names or part.name in names]
    chosen = [part for part in named if names or IN_CI or not part.long]
    missing = Verdict.FAILED if IN_CI else Verdict.SKIPPED
    schedule = Schedule(chosen, root=ROOT, logs=LOGS, missing=missing)
    interrupted = schedule.run()
    left_out = [leave_out(part) for part in named if part not in chosen]
    print_summary(named, [*schedule.results, *left_out], time.monotonic() - began)
    if interrupted:
        print("interrupted: everything that was started is stopped", file=sys.stderr)
        return 128 + interrupted
    return int(any(result.verdict is Verdict.FAILED for result in schedule.results))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
