import { createHash } from 'node:crypto';
import { type ErrorReport, errorReportLimits, type Input, type sendErrorReport } from '@foothold/shared/contract';
import { otherErrors } from '@foothold/shared/contract/admin';
import { days } from '../email/emailTemplate';
import { enqueueTasks, type NewTask } from '../email/queries';
import type { Context } from '../platform/context';
import { type Tx, transact } from '../platform/db';
import { addRolloutError } from '../platform/releases/rolloutVisits';
import { todayIn } from '../platform/time/days';
import { cleanReport } from './cleanReport';
import { addPage, claimReport, countNewTraces, findTrace, insertTrace, updateLastSeen } from './queries';

/** Stacks of an app that may be new within a day. Further ones are counted together, so that no browser fills the table. */
const maxNewTraces = 200;

/**
 * Counts an error that a page has met, of an existing release and once a page. What its kind is, the outbox finds out: that
 * takes source maps of megabytes. Both are in one transaction, so nothing that was counted is forgotten.
 */
export async function acceptErrorReport(
  { db, registry, healthTokens, config }: Context,
  { token, report }: Input<typeof sendErrorReport>,
): Promise<void> {
  const page = await healthTokens.read(token);
  const found = page && (await registry?.find(report.app, report.release));
  if (!page || !registry || !found) return;
  const clean = cleanReport(report, found.record, registry.liveFor());
  const trace_hash = hashTrace(clean);
  const day = todayIn(config.PLATFORM_TIME_ZONE);
  await transact(db, async (tx) => {
    if (!(await claimReport(tx, page.page_id, trace_hash, errorReportLimits.reports))) return;
    const trace = await findOrInsertTrace(tx, { ...clean, trace_hash });
    await addPage(tx, trace.id, clean.route ?? '', day);
    await addRolloutError(tx, page, { app: clean.app, release: clean.release, trace_id: trace.id });
    if (trace.kind_id === null ? trace.is_new : trace.is_away) await enqueueTasks(tx, toTask(trace.id));
    else if (trace.kind_id !== null && trace.is_due) await updateLastSeen(tx, trace.kind_id);
  });
}

/** The task that finds out of which kind an error is, and tells the team of one that is new. */
const toTask = (trace_id: number): NewTask => ({
  kind: 'error_reported',
  payload: { trace_id } satisfies ErrorTaskPayload,
  expiresAfter: 5 * days,
});

export interface ErrorTaskPayload {
  trace_id: number;
}

interface FoundTrace {
  id: number;
  kind_id: number | null;
  is_new?: boolean;
  is_away?: boolean | null;
  is_due?: boolean | null;
}

async function findOrInsertTrace(tx: Tx, report: ErrorReport & { trace_hash: string }): Promise<FoundTrace> {
  const known = await findTrace(tx, report);
  if (known) return known;
  const isFull = report.trace_hash !== otherErrors && (await countNewTraces(tx, report.app)) >= maxNewTraces;
  if (isFull) {
    const { app, release, route } = report;
    const others = { name: otherErrors, message: '', frames: [], breadcrumbs: [] };
    return findOrInsertTrace(tx, { app, release, route, ...others, trace_hash: otherErrors });
  }
  const id = await insertTrace(tx, report);
  if (id !== undefined) return { id, kind_id: null, is_new: true };
  const other = await findTrace(tx, report);
  if (!other) throw new Error('A trace is neither new nor known.');
  return other;
}

/** Where two errors have the same, their stacks are the same in the scripts of one release. */
const hashTrace = ({ name, message, frames }: ErrorReport) =>
  createHash('sha256')
    .update(JSON.stringify([name, message, frames]))
    .digest('base64url');
