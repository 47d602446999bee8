import {
  applicationStatuses,
  type listOrganizationJobs,
  type Output,
  type Query,
  type viewOwnJob,
} from '@foothold/shared/contract';
import * as z from 'zod';
import type { Context } from '../platform/context';
import { fail, type User } from '../platform/http';
import { createCursorCodec } from '../platform/paging/cursor';
import { loadJob, toViewContext } from './loadJob';
import { countOwnedJobs, findJobStatistics, listOwnedJobs } from './ownJobs.queries';
import { toJob } from './toJob';

const maxRows = 1000;
const { readCursor, writeCursor } = createCursorCodec(z.object({ at: z.iso.datetime(), id: z.int32() }));

/** The company's own jobs, or all for an admin, newest first: from a cursor on, or one page of many. */
export async function loadOwnJobs(
  context: Context,
  user: User,
  { status, q, cursor, page = 1, limit = maxRows }: Query<typeof listOrganizationJobs>,
): Promise<Output<typeof listOrganizationJobs>> {
  const view = toViewContext(context, user);
  const whose = { org_id: user.role === 'admin' ? undefined : user.role_specific_id, today: view.today, q };
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const offset = after ? 0 : (page - 1) * limit;
  const [{ counts, found }, rows] = await Promise.all([
    countOwnedJobs(context.db, whose),
    listOwnedJobs(context.db, user, { ...whose, status, after, limit: limit + 1, offset }),
  ]);
  const [last, more] = [rows[limit - 1], rows[limit]];
  const on = last !== undefined && more !== undefined;
  return {
    jobs: rows.slice(0, limit).map((row) => toJob(row, view)),
    counts,
    found,
    total: status ? found[status] : found.Active + found.Closed + found.Expired,
    next_page: on && !after ? page + 1 : null,
    next_cursor: on ? writeCursor({ at: last.created_at, id: last.id }) : null,
  };
}

/** One job of the company's own, with what only its company is told. */
export async function loadOwnJob(context: Context, user: User, id: number): Promise<Output<typeof viewOwnJob>> {
  const [job, standing] = await Promise.all([loadJob(context, user, id), findJobStatistics(context.db, id)]);
  if (!standing || job.org_id !== user.role_specific_id) fail('not_found');
  const tally = Object.fromEntries(applicationStatuses.map((status) => [status, standing.applications?.[status] ?? 0]));
  return {
    job,
    revision: standing.revision,
    applications: tally as Output<typeof viewOwnJob>['applications'],
    saves: standing.saves ?? 0,
  };
}
