import type { ReleaseRecord } from '@foothold/shared/boot';
import type { Tx } from '../db';
import { fail } from '../http';
import type { findClaimProblems } from './addresses';
import { findMisfits, findUnserved, findUnservedByOther } from './compatibility';
import type { ReleaseFiles } from './files';
import { findInterfaces } from './interfaces.queries';
import type { Pointer } from './queries';
import { findOtherInterfaces } from './runningServers';

/** Ends a change of what is live with the sentence that says why. */
export function refuse(sentence: string): never {
  fail('not_possible_now', { release: sentence });
}

/** The releases that visitors get after a change and did not get before. */
export const listAddedReleases = (before: Pointer | undefined, { app, stable, canary }: Pointer) =>
  [stable, canary]
    .filter((name) => name && ![before?.stable, before?.canary].includes(name))
    .map((name) => `${app} ${name}`);

/** Refuses releases whose files are not all as they were published. */
export async function refuseDamaged(
  files: ReleaseFiles,
  records: readonly ReleaseRecord[],
  added: readonly string[],
): Promise<void> {
  for (const record of records) {
    const name = `${record.app} ${record.release}`;
    const missing = added.includes(name) ? await files.listMissingFiles(record) : [];
    if (missing.length) refuse(`${name} lacks what was published: ${missing.slice(0, 3).join(', ')}.`);
  }
}

/** A grant would not help where addresses belong to another app: that it lacks one goes without saying. */
export function refuseClaims({ ungranted, conflicts }: ReturnType<typeof findClaimProblems>): void {
  if (conflicts.length) refuse(conflicts.slice(0, 5).join('\n'));
  if (ungranted.length) fail('not_possible_now', { grant: ungranted.slice(0, 5).join('\n') });
}

/** Each area must fit each shell with which a visitor may get it, and all of them every server that runs. */
export async function refuseIncompatible(tx: Tx, records: readonly ReleaseRecord[]): Promise<void> {
  const interfaces = await findInterfaces(tx, records);
  const shells = interfaces.filter(({ app }) => app === 'shell');
  const areas = interfaces.filter(({ app }) => app !== 'shell');
  const servers = await findOtherInterfaces(tx);
  const sentences = [
    ...shells.flatMap((shell) => areas.flatMap((area) => findMisfits(area, shell))),
    ...interfaces.flatMap(findUnserved),
    ...interfaces.flatMap((one) => servers.flatMap((server) => findUnservedByOther(one, server))),
  ];
  if (sentences.length) refuse([...sentences.slice(0, 5), adviceOnMisfit].join('\n'));
}

const adviceOnMisfit = 'First release what the other needs, or both in one step, as in: pnpm release shell company.';
