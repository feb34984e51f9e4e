#!/usr/bin/env bash
# Writes requirements/*.lock again from pyproject.toml, every file with its hashes, for all
# platforms and Python versions. Without arguments it keeps what is locked where it still fits;
# `make lock UPGRADE=1` (that is, --upgrade) takes the newest releases.
set -euo pipefail
cd "$(dirname "$0")/.."

tool=.cache/lock-tool
if [ ! -e "$tool/stamp" ] || [ requirements/lock-tool.lock -nt "$tool/stamp" ]; then
    "${PYTHON:-python3}" -m venv --clear "$tool"
    "$tool/bin/python" -m pip install --quiet --disable-pip-version-check --only-binary :all: \
        --require-hashes --no-deps -r requirements/lock-tool.lock
    touch "$tool/stamp"
fi

# The header would quote the command line and the index the address of a registry: neither
# belongs in the repository.
compile() {
    "$tool/bin/uv" pip compile --quiet --no-config --universal --python-version 3.11 \
        --generate-hashes --no-header --no-emit-index-url --no-emit-find-links "$@"
}

# Every extra but `training`: PyTorch is large, and no test needs it.
extras=(numpy club swiss gymnasium pettingzoo openspiel dataset cluster)
compile "$@" pyproject.toml "${extras[@]/#/--extra=}" --group dev --output-file requirements/dev.lock
for name in lock-tool audit-tool; do
    compile "$@" "requirements/$name.in" --output-file "requirements/$name.lock"
done
printf 'lock: requirements/*.lock are up to date\n'
