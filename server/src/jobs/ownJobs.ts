import {
  applicationStatuses,
  type listOrganizationJobs,
  type Output,
  type Query,
  type viewOwnJob,
} from '@foothold/shared/contract';
import * as z from 'zod';
import type { Context } from '../platform/context';
import { fail, isReviewer, type User } from '../platform/http';
import { createCursorCodec } from '../platform/paging/cursor';
import { loadJob, toViewContext } from './loadJob';
import { countOwnedJobs, findJobStatistics, listOwnedJobs } from './ownJobs.queries';
import { toJob } from './toJob';

const maxRows = 1000;
const { readCursor, writeCursor } = createCursorCodec(z.object({ at: z.iso.datetime(), id: z.int32() }));

/** The company's own jobs, or all jobs for an admin, newest first: after a cursor or by page number. */
export async function loadOwnJobs(
  context: Context,
  user: User,
  { status, q, cursor, page = 1, limit = maxRows }: Query<typeof listOrganizationJobs>,
): Promise<Output<typeof listOrganizationJobs>> {
  const view = toViewContext(context, user);
  const filter = { org_id: isReviewer(user) ? undefined : user.role_specific_id, today: view.today, q };
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const offset = after ? 0 : (page - 1) * limit;
  const [{ counts, found }, rows] = await Promise.all([
    countOwnedJobs(context.db, filter),
    listOwnedJobs(context.db, user, { ...filter, status, after, limit: limit + 1, offset }),
  ]);
  const [last, more] = [rows[limit - 1], rows[limit]];
  const hasMore = last !== undefined && more !== undefined;
  return {
    jobs: rows.slice(0, limit).map((row) => toJob(row, view)),
    counts,
    found,
    total: status ? found[status] : found.Active + found.Closed + found.Expired,
    next_page: hasMore && !after ? page + 1 : null,
    next_cursor: hasMore ? writeCursor({ at: last.created_at, id: last.id }) : null,
  };
}

/** One of the company's own jobs, with the numbers that only its company sees. */
export async function loadOwnJob(context: Context, user: User, id: number): Promise<Output<typeof viewOwnJob>> {
  const [job, statistics] = await Promise.all([loadJob(context, user, id), findJobStatistics(context.db, id)]);
  if (!statistics || job.org_id !== user.role_specific_id) fail('not_found');
  const applications = Object.fromEntries(
    applicationStatuses.map((status) => [status, statistics.applications?.[status] ?? 0]),
  );
  return {
    job,
    revision: statistics.revision,
    applications: applications as Output<typeof viewOwnJob>['applications'],
    saves: statistics.saves ?? 0,
  };
}
