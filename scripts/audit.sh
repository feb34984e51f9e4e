#!/usr/bin/env bash
# Looks whether any pinned version has a known weakness. pip-audit lives in an environment of its
# own, as the tool that makes the lock files does. Exit status: 0 none is known, 1 some are, 3 the
# database of weaknesses could not be asked (for all packages), or pip-audit not be installed, so
# that nothing is known.
set -euo pipefail
cd "$(dirname "$0")/.."

tool=.cache/audit-tool
if [ ! -e "$tool/stamp" ] || [ requirements/audit-tool.lock -nt "$tool/stamp" ]; then
    "${PYTHON:-python3}" -m venv --clear "$tool"
    if ! "$tool/bin/python" -m pip install --quiet --disable-pip-version-check \
        --only-binary :all: --no-deps --require-hashes -r requirements/audit-tool.lock; then
        printf 'audit: pip-audit cannot be installed, nothing was asked: this says nothing\n' >&2
        exit 3
    fi
    touch "$tool/stamp"
fi

report=$(mktemp)
trap 'rm -f "$report" "$report.log"' EXIT
weak=0 unknown=0
for lock in requirements/*.lock; do
    : > "$report"
    # Without pip: the lock file has all versions already, so nothing has to be resolved.
    "$tool/bin/pip-audit" --requirement "$lock" --disable-pip --require-hashes --progress-spinner \
        off --timeout "${AUDIT_TIMEOUT:-15}" --format json --output "$report" \
        2> "$report.log" || true
    if [ ! -s "$report" ]; then
        printf 'audit: %s: %s\n' "$lock" "$(tail -n 1 "$report.log")"
        unknown=1
        continue
    fi
    verdict=0
    "$tool/bin/python" scripts/audit_report.py "$lock" "$report" || verdict=$?
    case $verdict in 0) ;; 1) weak=1 ;; *) unknown=1 ;; esac
done
if [ "$unknown" = 1 ]; then
    printf 'audit: the database of known weaknesses cannot be reached: this says nothing\n' >&2
fi
[ "$weak" = 0 ] || exit 1
[ "$unknown" = 0 ] || exit 3
