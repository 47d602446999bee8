import type { Job } from '@foothold/shared/contract';
import type { Context } from '../context';
import { fail } from '../http';
import { todayIn } from '../time/days';
import { asJob } from './asJob';
import { findJob, type Viewer } from './queries';

/** One job as this viewer may read it. Who may not is told that there is none. */
export const view = async (context: Context, viewer: Viewer, id: number): Promise<Job> =>
  (await findReadable(context, viewer, id)) ?? fail('not_found');

/** A job as everybody may read it; undefined where not everybody may. One whose deadline has passed may still be read. */
export const findPublic = (context: Context, id: number): Promise<Job | undefined> => findReadable(context, null, id);

async function findReadable(context: Context, viewer: Viewer, id: number): Promise<Job | undefined> {
  const view = viewOf(context, viewer);
  const row = await findJob(context.db, viewer, id, view.today);
  if (!row) return undefined;
  const owns = viewer?.role === 'admin' || (viewer?.role === 'organization' && viewer.role_specific_id === row.org_id);
  // One that was taken down is still there for whom it belongs to.
  if (row.deleted_at !== null && !(owns && row.taken_down_at)) return undefined;
  const job = asJob(row, view);
  const closed = job.display_status === 'Closed';
  return owns || (row.verification_status === 'verified' && (!closed || row.own_application)) ? job : undefined;
}

export const viewOf = ({ config }: Context, viewer: Viewer) => ({
  viewer,
  today: todayIn(config.PLATFORM_TIME_ZONE),
  origin: config.APP_ORIGIN,
});
