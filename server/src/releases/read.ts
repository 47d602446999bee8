import type { ReleaseRecord } from '@foothold/shared/boot';
import type { ReleaseChange, ReleaseFacts } from '@foothold/shared/contract/admin';
import type { Db } from '../db';
import { healthOf } from './health';
import { type Change, findRevision, listChanges, listPointers, listReleaseRows } from './queries';
import { type HealthRow, listHealth } from './queries.health';

/** What each app runs, what else it could run, and how it came to that. */
export async function viewReleases(db: Db) {
  const revision = await findRevision(db);
  const [pointers, releases, changes] = [await listPointers(db), await listReleaseRows(db), await listChanges(db, 20)];
  const health = await listHealth(db);
  const apps = pointers.map((pointer) => ({
    ...pointer,
    releases: releases
      .filter(({ app }) => app === pointer.app)
      .map((row) =>
        factsOf(
          row,
          health.filter(({ app, release }) => app === row.app && release === row.release),
        ),
      ),
    history: changes.filter(({ app }) => app === pointer.app).map(changeOf),
  }));
  return { revision, apps };
}

interface ReleaseRow {
  release: string;
  published_at: string;
  record: ReleaseRecord;
}

function factsOf({ release, published_at, record }: ReleaseRow, health: readonly HealthRow[]): ReleaseFacts {
  const weight = record.preload.entry.reduce((sum, name) => sum + (record.files[name]?.brotli ?? 0), 0);
  return { release, published_at, weight, files: Object.keys(record.files).length, health: healthOf(health) };
}

interface Detail {
  before?: { stable?: string; canary?: string | null };
  after?: string | { stable?: string; canary?: string | null };
  reason?: string;
  by?: string;
}

function changeOf({ action, created_at, email, detail }: Change): ReleaseChange {
  const { before, after, reason, by } = (detail ?? {}) as Detail;
  return {
    action,
    at: created_at,
    by: email ?? by ?? 'somebody who has left',
    reason: reason || null,
    from: before?.stable ?? null,
    to: aboutOf(action, before, after) ?? null,
  };
}

/** The release that a change was about. */
function aboutOf(action: string, before: Detail['before'], after: Detail['after']) {
  if (typeof after === 'string') return after;
  if (action === 'release.end_canary') return before?.canary;
  return action === 'release.canary' ? after?.canary : after?.stable;
}
