import type { Db } from '../db';
import { findUnserved } from './compatibility';
import { findInterfaces, listChangesOfDay } from './interfaces.queries';
import { listPointers } from './queries';

/** A release that calls what this server does not serve. */
export interface UnservedRelease {
  app: string;
  release: string;
  /** One for each call. */
  sentences: string[];
}

export interface UnservedReleases {
  /** That visitors get now. */
  live: UnservedRelease[];
  /** That a rollback would restore, or that pages opened within the last day may still run. */
  earlier: UnservedRelease[];
}

/** Compares this server with the releases that pages run now or may still run. */
export async function findUnservedReleases(db: Db): Promise<UnservedReleases> {
  const pointers = await listPointers(db);
  const live = pointers.flatMap(({ app, stable, canary }) => toNames(app, [stable, canary]));
  const previous = pointers.flatMap(({ app, previous }) => toNames(app, [previous]));
  const left = (await listChangesOfDay(db)).flatMap(({ app, detail }) => {
    const before = (detail as { before?: { stable?: string; canary?: string | null } } | null)?.before;
    return toNames(app, [before?.stable, before?.canary]);
  });
  const isLive = (name: ReleaseName) => live.some((one) => one.app === name.app && one.release === name.release);
  const unserved = (await findInterfaces(db, [...live, ...previous, ...left])).flatMap((one) => {
    const sentences = findUnserved(one);
    return sentences.length ? [{ app: one.app, release: one.release, sentences }] : [];
  });
  return { live: unserved.filter(isLive), earlier: unserved.filter((one) => !isLive(one)) };
}

interface ReleaseName {
  app: string;
  release: string;
}

const toNames = (app: string, releases: readonly (string | null | undefined)[]): ReleaseName[] =>
  releases.flatMap((release) => (release ? [{ app, release }] : []));
