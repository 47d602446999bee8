import type { ReleaseRecord } from '@foothold/shared/boot';
import type { ReleaseChange, ReleaseSummary } from '@foothold/shared/contract/admin';
import type { Db } from '../db';
import { toReleaseHealth } from './health';
import { type HealthRow, listHealthCounts } from './health.queries';
import { findRevision, listChanges, listPointers, listReleaseRows, type ReleaseChangeRow } from './queries';
import { loadRollouts } from './rollouts';

/** The live and published releases of each app, with the last changes. */
export async function loadReleases(db: Db) {
  const revision = await findRevision(db);
  const [pointers, releases, changes] = [await listPointers(db), await listReleaseRows(db), await listChanges(db, 20)];
  const [health, rollouts] = [await listHealthCounts(db), await loadRollouts(db)];
  const apps = pointers.map((pointer) => ({
    ...pointer,
    rollout: rollouts.get(pointer.app) ?? null,
    releases: releases
      .filter(({ app }) => app === pointer.app)
      .map((row) =>
        toReleaseSummary(
          row,
          health.filter(({ app, release }) => app === row.app && release === row.release),
        ),
      ),
    history: changes.filter(({ app }) => app === pointer.app).map(toReleaseChange),
  }));
  return { revision, apps };
}

interface ReleaseRow {
  app: string;
  release: string;
  published_at: string;
  record: ReleaseRecord;
  shared_version: string | null;
  signed_by: string | null;
  base_url: string | null;
  screenshots_made_at: string | null;
}

function toReleaseSummary({ record, ...row }: ReleaseRow, health: readonly HealthRow[]): ReleaseSummary {
  const weight = record.preload.entry.reduce((sum, name) => sum + (record.files[name]?.brotli ?? 0), 0);
  const { app: _, ...summary } = row;
  const files = Object.keys(record.files).length;
  return { ...summary, weight, files, health: toReleaseHealth(health) };
}

interface ChangeDetail {
  before?: { stable?: string; canary?: string | null };
  after?: string | { stable?: string; canary?: string | null };
  reason?: string;
  by?: string;
}

function toReleaseChange({ action, created_at, email, detail }: ReleaseChangeRow): ReleaseChange {
  const { before, after, reason, by } = (detail ?? {}) as ChangeDetail;
  return {
    action,
    at: created_at,
    by: email ?? by ?? 'somebody who has left',
    reason: reason || null,
    from: before?.stable ?? null,
    to: findChangedRelease(action, before, after) ?? null,
  };
}

/** The release that a change was about. */
function findChangedRelease(action: string, before: ChangeDetail['before'], after: ChangeDetail['after']) {
  if (typeof after === 'string') return after;
  if (action === 'release.end_canary') return before?.canary;
  return ['release.canary', 'release.rollout', 'release.pause_rollout', 'release.resume_rollout'].includes(action)
    ? after?.canary
    : after?.stable;
}
