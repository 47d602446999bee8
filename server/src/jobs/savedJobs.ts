import type { listSavedJobs, Output, Query } from '@foothold/shared/contract';
import * as z from 'zod';
import type { Context } from '../platform/context';
import { fail, type User } from '../platform/http';
import { createCursorCodec } from '../platform/paging/cursor';
import { loadJob, toViewContext } from './loadJob';
import { canBeSaved, countSavedJobs, deleteSavedJob, findSavedJobs, insertSavedJob } from './savedJobs.queries';
import { toJob } from './toJob';

const maxRows = 1000;
const { readCursor, writeCursor } = createCursorCodec(
  z.object({ at: z.iso.datetime(), id: z.int32(), total: z.int() }),
);

/** Saves a job that the student may see. */
export async function addSavedJob(context: Context, user: User, job_id: number): Promise<{ saved: true }> {
  await loadJob(context, user, job_id);
  await insertSavedJob(context.db, { user_id: user.user_id, job_id });
  return { saved: true };
}

/** Removes a saved job, also one that was closed meanwhile. */
export async function removeSavedJob({ db }: Context, { user_id }: User, job_id: number): Promise<{ saved: false }> {
  const wasSaved = await deleteSavedJob(db, { user_id, job_id });
  if (!wasSaved && !(await canBeSaved(db, job_id))) fail('not_found');
  return { saved: false };
}

/** A page of the student's saved jobs. One row more than requested is read: it shows whether there is another page. */
export async function loadSavedJobs(
  context: Context,
  user: User,
  { cursor, limit = maxRows }: Query<typeof listSavedJobs>,
): Promise<Output<typeof listSavedJobs>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const [rows, total] = await Promise.all([
    findSavedJobs(context.db, user, { user_id: user.user_id, after, limit: limit + 1 }),
    after?.total ?? countSavedJobs(context.db, user.user_id),
  ]);
  const [last, more] = [rows[limit - 1], rows[limit]];
  const view = toViewContext(context, user);
  return {
    jobs: {
      data: rows.slice(0, limit).map((row) => toJob(row, view)),
      total,
      next_cursor: last && more ? writeCursor({ at: last.saved_at, id: last.id, total }) : null,
    },
  };
}
