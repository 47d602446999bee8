import type { Job } from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import type { Viewer } from '../platform/http';
import { fail, isReviewer } from '../platform/http';
import { todayIn } from '../platform/time/days';
import { findJob } from './queries';
import { toJob } from './toJob';

/** One job as this viewer sees it; not found if the viewer may not read it. */
export const loadJob = async (context: Context, viewer: Viewer, id: number): Promise<Job> =>
  (await findReadableJob(context, viewer, id)) ?? fail('not_found');

/** A job as a visitor sees it; undefined if it is not public. Expired jobs stay public. */
export const findPublicJob = (context: Context, id: number): Promise<Job | undefined> =>
  findReadableJob(context, null, id);

async function findReadableJob(context: Context, viewer: Viewer, id: number): Promise<Job | undefined> {
  const view = toViewContext(context, viewer);
  const row = await findJob(context.db, viewer, id, view.today);
  if (!row) return undefined;
  const status = row.verification_status;
  // A company that was suspended may read why, and nothing of what it posted.
  const isOwnCompany = viewer?.role === 'organization' && viewer.role_specific_id === row.org_id;
  const isOwner = isReviewer(viewer) || (isOwnCompany && status !== 'rejected');
  // A job that an admin took down stays readable for its company and for admins.
  if (row.deleted_at !== null && !(isOwner && row.taken_down_at)) return undefined;
  const job = toJob(row, view);
  const isClosed = job.display_status === 'Closed';
  const isReleased = row.held_at === null;
  return isOwner || (status === 'verified' && isReleased && (!isClosed || row.own_application)) ? job : undefined;
}

export const toViewContext = ({ config }: Context, viewer: Viewer) => ({
  viewer,
  today: todayIn(config.PLATFORM_TIME_ZONE),
  origin: config.APP_ORIGIN,
});
