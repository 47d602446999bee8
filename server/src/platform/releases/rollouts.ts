import type { Rollout } from '@foothold/shared/contract/admin';
import { rolloutMeasures } from '@foothold/shared/contract/admin';
import type { Db, Tx } from '../db';
import type { PointerChange } from './pointers';
import type { Pointer } from './queries';
import { refuse } from './refusals';
import { loadCounts } from './rolloutCounts';
import { endRollout, findOpenRollout, insertRollout, listLastRollouts, updateRollout } from './rollouts.queries';
import { listVisitorTotals, type VisitorTotal } from './rolloutVisits.queries';
import { countUntilStopped } from './sequentialTest';

type RolloutChange = Extract<PointerChange, { kind: 'rollout' | 'pause_rollout' | 'resume_rollout' }>;

/** Whether a change is about a rollout even where it leaves the pointer as it is. */
export const isRolloutChange = (change: PointerChange): change is RolloutChange =>
  ['rollout', 'pause_rollout', 'resume_rollout'].includes(change.kind);

/** Fails where the rollout of an app does not allow a change of it. */
export async function checkRollout(tx: Tx, app: string, change: PointerChange): Promise<void> {
  if (!isRolloutChange(change)) return;
  const open = await findOpenRollout(tx, app);
  if (change.kind === 'rollout') {
    if (open) refuse(`A rollout of ${open.release} is under way: end it first.`);
    return;
  }
  if (!open) return refuse('No rollout is under way.');
  if (change.kind === 'pause_rollout' && open.state === 'paused') refuse('The rollout is paused already.');
  if (change.kind === 'resume_rollout' && open.state === 'running') refuse('The rollout is not paused.');
}

interface MadeChange {
  app: string;
  change: PointerChange;
  reason: string;
  before: Pick<Pointer, 'stable'> | undefined;
  revision: number;
}

interface Changer {
  user_id: number | null;
  by?: string;
  rollout_id?: number;
}

/** Starts, pauses or resumes a rollout as a change says. Any other change, unless a rollout makes it itself, ends it. */
export async function followChange(
  tx: Tx,
  { user_id, by, rollout_id }: Changer,
  { app, change, reason, before, revision }: MadeChange,
): Promise<void> {
  if (change.kind === 'rollout') {
    const { release, steps, every_seconds } = change;
    const plan = { app, release, stable: before?.stable ?? release, steps: [...steps], every_seconds };
    const starter = { started_by: user_id, started_as: by ?? null };
    return void (await insertRollout(tx, { ...plan, ...starter, revision, due_in_seconds: every_seconds }));
  }
  const open = await findOpenRollout(tx, app);
  if (!open || open.id === rollout_id) return;
  if (change.kind === 'pause_rollout') await updateRollout(tx, open.id, { state: 'paused', waiting: null, revision });
  else if (change.kind === 'resume_rollout') await updateRollout(tx, open.id, { state: 'running', revision });
  else await endRollout(tx, open.id, { state: 'stopped', reason: `${endings[change.kind]}: ${reason}` });
}

/** What ends a rollout. */
const endings: Record<Exclude<PointerChange['kind'], RolloutChange['kind']>, string> = {
  flip: 'A release was put live for everybody',
  canary: 'A canary was started',
  end_canary: 'It was ended',
  rollback: 'The app was rolled back',
  disable: 'The app was switched off',
  enable: 'The app was switched on',
  retire: 'The app was retired',
};

/** The last rollout of each app, by app. */
export async function loadRollouts(db: Db): Promise<Map<string, Rollout>> {
  const rows = await listLastRollouts(db);
  const totals = await listVisitorTotals(
    db,
    rows.map(({ id }) => id),
  );
  const rollouts = new Map<string, Rollout>();
  for (const row of rows) {
    const { id, app, email, started_as, release, stable, steps, every_seconds, step, state, ...rest } = row;
    const { reason, waiting, started_at, due_at, ended_at } = rest;
    const own = totals.filter(({ rollout_id }) => rollout_id === id);
    const counts = ended_at === null ? await loadCounts(db, row) : undefined;
    rollouts.set(app, {
      ...{ release, stable, steps, every_seconds, step, state, reason, waiting, started_at, due_at, ended_at },
      started_by: email ?? started_as ?? 'somebody who has left',
      visitors: toPair(own, null),
      measures: rolloutMeasures.map((measure) => ({
        measure,
        visitors: toPair(own, measure),
        until_stopped: counts ? (countUntilStopped(rolloutMeasures, counts, { measure, step }) ?? null) : null,
      })),
    });
  }
  return rollouts;
}

function toPair(totals: readonly VisitorTotal[], measure: VisitorTotal['measure']) {
  const find = (has_release: boolean) =>
    totals.find((one) => one.measure === measure && one.has_release === has_release)?.visitors ?? 0;
  return { release: find(true), stable: find(false) };
}
