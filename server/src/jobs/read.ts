import type { Job, listOrganizationJobs, Output, Query } from '@foothold/shared/contract';
import type { Context } from '../context';
import { fail, type User } from '../http';
import { todayIn } from '../time/days';
import { asJob } from './asJob';
import { countJobsOf, findJob, listJobsOf, type Viewer } from './queries';

const mostRows = 1000;

/** One job as this viewer may read it. Who may not is told that there is none. */
export const view = async (context: Context, viewer: Viewer, id: number): Promise<Job> =>
  (await findReadable(context, viewer, id)) ?? fail('not_found');

/** A job as everybody may read it; undefined where not everybody may. One whose deadline has passed may still be read. */
export const findPublic = (context: Context, id: number): Promise<Job | undefined> => findReadable(context, null, id);

async function findReadable(context: Context, viewer: Viewer, id: number): Promise<Job | undefined> {
  const view = viewOf(context, viewer);
  const row = await findJob(context.db, viewer, id, view.today);
  if (!row || row.deleted_at !== null) return undefined;
  const owns = viewer?.role === 'admin' || (viewer?.role === 'organization' && viewer.role_specific_id === row.org_id);
  const job = asJob(row, view);
  const closed = job.display_status === 'Closed';
  return owns || (row.verification_status === 'verified' && (!closed || row.applied)) ? job : undefined;
}

/** The company's own jobs, or all for an admin, newest first. */
export async function listOwn(
  context: Context,
  user: User,
  { status, page = 1, limit = mostRows }: Query<typeof listOrganizationJobs>,
): Promise<Output<typeof listOrganizationJobs>> {
  const view = viewOf(context, user);
  const whose = { org_id: user.role === 'admin' ? undefined : user.role_specific_id, today: view.today };
  const offset = (page - 1) * limit;
  const [counts, rows] = await Promise.all([
    countJobsOf(context.db, whose),
    listJobsOf(context.db, user, { ...whose, status, limit, offset }),
  ]);
  const total = status ? counts[status] : counts.Active + counts.Closed + counts.Expired;
  const next_page = offset + rows.length < total && rows.length > 0 ? page + 1 : null;
  return { jobs: rows.map((row) => asJob(row, view)), counts, total, next_page };
}

export const viewOf = ({ config }: Context, viewer: Viewer) => ({
  viewer,
  today: todayIn(config.PLATFORM_TIME_ZONE),
  origin: config.APP_ORIGIN,
});
