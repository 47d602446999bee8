import { type RolloutMeasure, rolloutMeasures } from '@foothold/shared/contract/admin';
import type { Config } from '../platform/config/config';
import { type Db, type Row, type Tx, transact } from '../platform/db';
import { Failure } from '../platform/http';
import type { PointerChange } from '../platform/releases/pointers';
import { listPointers } from '../platform/releases/queries';
import { describeWorse, loadCounts } from '../platform/releases/rolloutCounts';
import { endRollout, listOpenRollouts, updateRollout } from '../platform/releases/rollouts.queries';
import { findWorseMeasure, type RolloutCounts } from '../platform/releases/sequentialTest';
import { changeLiveReleases, type ReleaseStore } from '../platform/releases/service';
import { findWindow } from '../platform/time/weeklyWindows';
import { findStarter, hasWork, lockRollouts, readClock } from './queries';
import { tellTeams } from './tellTeams';

export type RolloutStore = ReleaseStore & { config: Pick<Config, 'RELEASE_FREEZE' | 'PLATFORM_TIME_ZONE'> };
type Rollout = Row<'rollouts'>;

/**
 * A step waits until this many visitors got the release, but for no more than so many times as long as it takes, unless it
 * has failed or thrown what is new: of so few that says little, and without a word it would go to everybody.
 */
const minVisitors = 20;
const maxIntervals = 4;

/**
 * Takes the steps that are due, ends what is worse, and mails those who own what has ended. Each is one transaction of one
 * process: whichever has the lock then, so that any may be killed, and none does twice what another does. Each takes at most
 * one step, however long all were away and whatever the clock says.
 */
export async function advanceRollouts(store: RolloutStore, at?: Date): Promise<void> {
  const { db } = store;
  if (!(await hasWork(db))) return;
  const failures: unknown[] = [];
  for (const { id } of await listOpenRollouts(db))
    await transact(db, async (tx) => {
      const [rollout] = (await lockRollouts(tx)) ? await listOpenRollouts(tx, id) : [];
      if (!rollout) return;
      await advance({ ...store, db: tx }, tx, rollout, at ?? (await readClock(tx)));
      await tellTeams(tx);
      // One that cannot be moved keeps no other waiting.
    }).catch((cause: unknown) => failures.push(cause));
  // What people have ended.
  await transact(db, async (tx) => {
    if (await lockRollouts(tx)) await tellTeams(tx);
  });
  if (failures.length) throw failures[0];
}

async function advance(store: RolloutStore, tx: Tx, rollout: Rollout, now: Date): Promise<void> {
  // A server of an earlier version knows nothing of rollouts.
  const pointer = (await listPointers(tx)).find(({ app }) => app === rollout.app);
  if (pointer?.revision !== rollout.revision)
    return void (await endRollout(tx, rollout.id, { state: 'stopped', reason: 'Somebody has changed what is live' }));
  const counts = await loadCounts(tx, rollout);
  const worse = findWorseMeasure(rolloutMeasures, counts);
  if (worse) return stop(store, tx, rollout, await describeWorse(tx, rollout, worse));
  if (rollout.state === 'paused' || Date.parse(rollout.due_at) > now.getTime()) return;
  const waiting = findWaiting(store.config, rollout, counts, now);
  if (waiting) {
    if (waiting !== rollout.waiting) await updateRollout(tx, rollout.id, { waiting });
    return;
  }
  if (isLastStep(rollout)) return void (await endRollout(tx, rollout.id, { state: 'done', reason: null }));
  await takeStep(store, tx, rollout, now);
}

const isLastStep = ({ step, steps }: Rollout) => step === steps.length - 1;

/** What a step that is due waits for. The end of a rollout, which changes nothing, waits for visitors alone. */
function findWaiting(
  { RELEASE_FREEZE, PLATFORM_TIME_ZONE }: RolloutStore['config'],
  rollout: Rollout,
  { periods, watch }: RolloutCounts<RolloutMeasure>,
  now: Date,
): string | null {
  const window = RELEASE_FREEZE && findWindow(RELEASE_FREEZE, now, PLATFORM_TIME_ZONE);
  if (window && !isLastStep(rollout)) return `The freeze window ${window.text}`;
  const visitors = isLastStep(rollout) ? (watch?.visitors ?? 0) : (periods[rollout.step]?.visitors.release ?? 0);
  const overdue = now.getTime() - Date.parse(rollout.due_at);
  if (visitors >= minVisitors) return null;
  const waiting = `${minVisitors} visitors with it at this step: ${visitors} so far`;
  const hasFailed =
    periods.some(({ events }) => events.failed.release + events.new_error.release > 0) ||
    (watch && watch.events.failed + watch.events.new_error > 0);
  if (hasFailed) return `${waiting}, and it has failed for some`;
  return overdue >= (maxIntervals - 1) * rollout.every_seconds * 1000 ? null : waiting;
}

async function takeStep(store: RolloutStore, tx: Tx, rollout: Rollout, now: Date): Promise<void> {
  const { app, release, steps, every_seconds } = rollout;
  const step = rollout.step + 1;
  const percent = steps[step] ?? 100;
  const change: PointerChange = percent === 100 ? { kind: 'flip', release } : { kind: 'canary', release, percent };
  const made = await tryChange(store, tx, rollout, change, `${percent} % of the visitors`);
  if (typeof made !== 'string') {
    const due_at = new Date(now.getTime() + every_seconds * 1000);
    await updateRollout(tx, rollout.id, { step, due_at, waiting: null, revision: made.revision });
  } else if (await isUnchanged(tx, rollout)) {
    await stop(store, tx, rollout, `${app} could not go to ${percent} %: ${made}`);
  }
}

/** Gives everybody the stable release again, and ends the rollout. */
async function stop(store: RolloutStore, tx: Tx, rollout: Rollout, reason: string): Promise<void> {
  const made = await tryChange(store, tx, rollout, { kind: isLastStep(rollout) ? 'rollback' : 'end_canary' }, reason);
  if (typeof made === 'string' && !(await isUnchanged(tx, rollout))) return;
  const ending = typeof made === 'string' ? `${reason}. It could not be taken back: ${made}` : reason;
  await endRollout(tx, rollout.id, { state: 'stopped', reason: ending });
}

/** Whether nobody has changed a rollout since it was read. Who has, decides what becomes of it. */
const isUnchanged = async (db: Db, { id, revision }: Rollout) =>
  (await listOpenRollouts(db, id)).some((now) => now.revision === revision);

/** Makes a change of what is live. Resolves to the sentence that says why where it is refused. */
async function tryChange(
  store: RolloutStore,
  tx: Tx,
  { id, app, started_by, started_as, revision }: Rollout,
  change: PointerChange,
  reason: string,
): Promise<{ revision: number } | string> {
  const starter = started_as ?? (started_by === null ? undefined : await findStarter(tx, started_by));
  const actor = { user_id: null, by: `rollout of ${starter ?? 'somebody who has left'}`, rollout_id: id };
  try {
    return await changeLiveReleases(store, actor, { changes: [{ app, change }], reason, seen: revision });
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause;
    return cause.fields?.release ?? cause.fields?.grant ?? cause.message;
  }
}
