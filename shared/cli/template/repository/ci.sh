#!/usr/bin/env bash
# What must hold before a release. Where RELEASE_KEY is set, as on the main branch, it releases then.
set -euo pipefail
cd "$(dirname "$0")"
: "${FOOTHOLD_URL:?Name the site, as FOOTHOLD_URL=https://jobs.example.ng}"
npx --yes pnpm@12.21.0 install --frozen-lockfile
# --no: never a package of that name from the public registry.
npx tsc
npx --no foothold test
npx --no foothold build
[ -n "${CHROMIUM_PATH:-}" ] || npx playwright install --with-deps chromium
npx playwright test
[ -z "${RELEASE_KEY:-}" ] || npx --no foothold release --reason "${CI_COMMIT_MESSAGE:-$(git log -1 --format=%s)}"
