import { findUnmetEndpoints, findUnmetExports } from '../../compatibility';
import type { PackageInterface } from '../packageInterface';

type Described = Omit<PackageInterface, 'version'>;

/** How one interface differs from another, each difference as the line of a changelog. */
export interface InterfaceChanges {
  /** What code for the one before does not compile with, or fails with. */
  breaking: string[];
  /** What code for this one may use and code for the one before could not. */
  added: string[];
}

/** Compares the interface of a package with that of the version before. */
export function findChanges(before: Described, after: Described): InterfaceChanges {
  const breaking = findUnmet(before, after);
  const isNew = (line: string) => line.endsWith(missing);
  const added = findUnmet(after, before).map((line) =>
    isNew(line) ? line.slice(0, -missing.length) : `${getName(line)} takes or gives more`,
  );
  const broken = new Set(breaking.map(getName));
  return { breaking, added: added.filter((line) => !broken.has(getName(line.replace(/ takes or .*/, '')))) };
}

const missing = ', which is missing';

const findUnmet = (used: Described, provided: Described) => [
  ...findUnmetExports(used.exports, provided.exports),
  ...findUnmetEndpoints(used.endpoints, provided.endpoints),
];

const getName = (line: string) => line.replace(/, wh(ich|ose) .*/, '');

/** The next version by semantic versioning: a fix adds nothing and breaks nothing. */
export function getNextPackageVersion(version: string, { breaking, added }: InterfaceChanges): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (breaking.length) return `${major + 1}.0.0`;
  return added.length ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
