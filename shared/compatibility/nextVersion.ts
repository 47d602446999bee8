import type { SharedExports } from './types';
import { findUnmetExports } from './unmetExports';

/**
 * The semantic version of changed exports: a major one where code for those before would not fit, a minor one where code
 * for the new ones would not fit those before, else the same.
 */
export function getNextVersion(version: string, before: SharedExports, after: SharedExports): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (findUnmetExports(before, after).length) return `${major + 1}.0.0`;
  return findUnmetExports(after, before).length ? `${major}.${minor + 1}.0` : version;
}
