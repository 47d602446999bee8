import {
  countJobs,
  createJob,
  deleteJob,
  editJob,
  listJobs,
  listOrganizationJobs,
  listSavedJobs,
  saveJob,
  toggleJob,
  unsaveJob,
  viewJob,
  viewPublicJob,
} from '@foothold/shared/contract';
import type { Context } from '../context';
import { route } from '../http';
import { knownCounts } from './counts';
import { listOwn, view } from './read';
import { listKept, save, unsave } from './saved';
import { search } from './search';
import { edit, post, takeDown, toggle } from './service';
import { knownTotals } from './totals';

export const jobRoutes = (context: Context, totals = knownTotals(), counts = knownCounts(context)) => [
  route(listJobs, ({ user, query }) => search(context, totals, user, query), { trusted: true }),
  route(countJobs, ({ query }) => counts(query)),
  route(listOrganizationJobs, ({ user, query }) => listOwn(context, user, query), { trusted: true }),
  route(viewJob, async ({ user, params }) => ({ job: await view(context, user, params.id) })),
  // The title in the address is for people; `sharelink` in the answer tells the right one.
  route(viewPublicJob, async ({ params }) => ({ job: await view(context, null, params.jobId) })),

  route(listSavedJobs, ({ user, query }) => listKept(context, user, query), { trusted: true }),
  route(saveJob, ({ user, params }) => save(context, user, params.id)),
  route(unsaveJob, ({ user, params }) => unsave(context, user, params.id)),

  route(createJob, async ({ user, body }) => ({
    job: await post(context, user, body),
    message: 'Job Created Successfully!',
  })),
  route(editJob, async ({ user, params, body }) => ({
    job: await edit(context, user, params.id, body),
    message: 'Job updated successfully',
  })),
  route(toggleJob, async ({ user, params, body }) => ({
    job: await toggle(context, user, params.jobId, body),
    message: body.status === 1 ? 'Job activated successfully' : 'Job closed successfully',
  })),
  route(deleteJob, async ({ user, params, body }) => {
    await takeDown(context, user, params.jobId, body);
    return { message: 'Job deleted successfully' };
  }),
];
