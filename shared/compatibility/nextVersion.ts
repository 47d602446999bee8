import type { SharedExports } from './types';
import { findUnmetExports } from './unmetExports';

interface VersionedExports {
  version: string;
  exports: SharedExports;
}

/**
 * The semantic version of changed exports: a major one where code for those before would not fit, a minor one where code
 * for the new ones would not fit those before, else the same. Passes over versions that are taken.
 */
export function getNextVersion(
  { version, exports: before }: VersionedExports,
  after: SharedExports,
  taken: ReadonlySet<string>,
): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (findUnmetExports(before, after).length) return findFree((step) => `${major + step}.0.0`, taken);
  return findUnmetExports(after, before).length ? findFree((step) => `${major}.${minor + step}.0`, taken) : version;
}

function findFree(toVersion: (step: number) => string, taken: ReadonlySet<string>): string {
  let step = 1;
  while (taken.has(toVersion(step))) step += 1;
  return toVersion(step);
}
