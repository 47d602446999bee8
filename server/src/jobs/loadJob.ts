import type { Job } from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import type { Viewer } from '../platform/http';
import { fail } from '../platform/http';
import { todayIn } from '../platform/time/days';
import { findJob } from './queries';
import { toJob } from './toJob';

/** One job as this viewer may read it. Who may not is told that there is none. */
export const loadJob = async (context: Context, viewer: Viewer, id: number): Promise<Job> =>
  (await findReadableJob(context, viewer, id)) ?? fail('not_found');

/** A job as everybody may read it; undefined where not everybody may. One whose deadline has passed may still be read. */
export const findPublicJob = (context: Context, id: number): Promise<Job | undefined> =>
  findReadableJob(context, null, id);

async function findReadableJob(context: Context, viewer: Viewer, id: number): Promise<Job | undefined> {
  const view = toViewContext(context, viewer);
  const row = await findJob(context.db, viewer, id, view.today);
  if (!row) return undefined;
  const owns = viewer?.role === 'admin' || (viewer?.role === 'organization' && viewer.role_specific_id === row.org_id);
  // One that was taken down is still there for whom it belongs to.
  if (row.deleted_at !== null && !(owns && row.taken_down_at)) return undefined;
  const job = toJob(row, view);
  const closed = job.display_status === 'Closed';
  return owns || (row.verification_status === 'verified' && (!closed || row.own_application)) ? job : undefined;
}

export const toViewContext = ({ config }: Context, viewer: Viewer) => ({
  viewer,
  today: todayIn(config.PLATFORM_TIME_ZONE),
  origin: config.APP_ORIGIN,
});
