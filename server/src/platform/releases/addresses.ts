import { patternsOverlap, type ReleaseRecord } from '@foothold/shared/boot';
import { adminRoles } from '@foothold/shared/contract';
import type { Pointer } from './queries';

/** Addresses of an app, and who may open them. */
interface Claims {
  app: string;
  /** Route patterns. */
  paths: readonly string[];
  /** Access roles, or 'anyone'. */
  access: readonly string[];
}

/** What a release claims. The shell has pages of its own, which everybody may open. */
function getClaims({ app, paths, access, preload }: ReleaseRecord): Claims {
  if (app !== 'shell') return { app, paths, access: [access].flat() };
  return { app, paths: Object.keys(preload.pages).filter((page) => page.startsWith('/')), access: ['anyone'] };
}

export const isForAdmins = ({ access }: Pick<ReleaseRecord, 'access'>): boolean =>
  [access].flat().some((who) => [...adminRoles, 'unenrolled'].includes(who));

/** The pointer with what the release claims besides what was granted before. */
export function grantClaims(pointer: Pointer, record: ReleaseRecord): Pointer {
  const { app, paths, access } = getClaims(record);
  if (app === 'shell') return pointer;
  return {
    ...pointer,
    granted_paths: [...new Set([...pointer.granted_paths, ...paths])],
    granted_access: [...new Set([...pointer.granted_access, ...access])],
  };
}

/** What a release claims without a grant, one sentence each. */
function findUngranted(record: ReleaseRecord, { granted_paths, granted_access }: Pointer): string[] {
  const { app, paths, access } = getClaims(record);
  if (app === 'shell') return [];
  const claims = [
    ...paths.filter((path) => !granted_paths.includes(path)),
    ...access.filter((role) => !granted_access.includes(role)).map((role) => `pages for ${role}`),
  ];
  return claims.length ? [`${app} ${record.release} claims ${claims.join(', ')}, which it has no grant for.`] : [];
}

/** Addresses that a release shares with another app for the same users, one sentence each. */
function findConflicts(record: ReleaseRecord, others: readonly Claims[]): string[] {
  const own = getClaims(record);
  return others
    .filter(({ app, access }) => app !== own.app && hasCommonAccess(own.access, access))
    .flatMap(({ app, paths }) =>
      own.paths
        .filter((path) => paths.some((other) => patternsOverlap(path, other)))
        .map((path) => `${own.app} ${record.release} claims ${path}, which belongs to ${app}.`),
    );
}

const hasCommonAccess = (a: readonly string[], b: readonly string[]) =>
  a.includes('anyone') || b.includes('anyone') || a.some((role) => b.includes(role));

/** What stands against the addresses of changed apps, one sentence each. */
interface ClaimProblems {
  /** An admin or operator may grant these. */
  ungranted: string[];
  /** These belong to another app. */
  conflicts: string[];
}

export function findClaimProblems(
  records: readonly ReleaseRecord[],
  changed: readonly Pointer[],
  pointers: readonly Pointer[],
): ClaimProblems {
  const shells = records.filter(({ app }) => app === 'shell').map(getClaims);
  const grants = pointers.map(({ app, granted_paths, granted_access }) => ({
    app,
    paths: granted_paths,
    access: granted_access,
  }));
  const claiming = changed.flatMap((pointer) =>
    records
      .filter(({ app, release }) => app === pointer.app && [pointer.stable, pointer.canary].includes(release))
      .map((record) => ({ record, pointer })),
  );
  return {
    ungranted: claiming.flatMap(({ record, pointer }) => findUngranted(record, pointer)),
    conflicts: claiming.flatMap(({ record }) => findConflicts(record, [...shells, ...grants])),
  };
}
