import type { listSavedJobs, Output, Query } from '@foothold/shared/contract';
import * as z from 'zod';
import type { Context } from '../context';
import { fail, type User } from '../http';
import { cursorOver } from '../paging/cursor';
import { asJob } from './asJob';
import { countSaved, deleteSaved, insertSaved, listSaved, mayBeKept } from './queries.saved';
import { view, viewOf } from './read';

const mostRows = 1000;
const { readCursor, writeCursor } = cursorOver(z.object({ at: z.iso.datetime(), id: z.int32(), total: z.int() }));

/** Keeps a job that the student may see. */
export async function save(context: Context, user: User, job_id: number): Promise<{ saved: true }> {
  await view(context, user, job_id);
  await insertSaved(context.db, { user_id: user.user_id, job_id });
  return { saved: true };
}

/** Lets go of a job, also of one that was closed meanwhile. */
export async function unsave({ db }: Context, { user_id }: User, job_id: number): Promise<{ saved: false }> {
  const gone = await deleteSaved(db, { user_id, job_id });
  if (!gone && !(await mayBeKept(db, job_id))) fail('not_found');
  return { saved: false };
}

/** What the student keeps; one row more than asked for tells whether there is another page. */
export async function listKept(
  context: Context,
  user: User,
  { cursor, limit = mostRows }: Query<typeof listSavedJobs>,
): Promise<Output<typeof listSavedJobs>> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const [rows, total] = await Promise.all([
    listSaved(context.db, user, { user_id: user.user_id, after, limit: limit + 1 }),
    after?.total ?? countSaved(context.db, user.user_id),
  ]);
  const [last, more] = [rows[limit - 1], rows[limit]];
  const view = viewOf(context, user);
  return {
    jobs: {
      data: rows.slice(0, limit).map((row) => asJob(row, view)),
      total,
      next_cursor: last && more ? writeCursor({ at: last.saved_at, id: last.id, total }) : null,
    },
  };
}
