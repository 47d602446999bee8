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
  viewOwnJob,
  viewPublicJob,
} from '@foothold/shared/contract';
import type { Context } from '../context';
import { route } from '../http';
import { knownCounts } from './counts';
import { listOwn, viewOwn } from './own';
import { view } from './read';
import { listKept, save, unsave } from './saved';
import { nothingKnown, search } from './search';
import { edit, post, toggle } from './service';
import { takeDown } from './takeDown';

export const jobRoutes = (
  context: Context,
  known = nothingKnown(context),
  counts = knownCounts(context, known.understand),
) => [
  route(listJobs, ({ user, query }) => search(context, known, user, query), {
    trusted: true,
    shared: true,
  }),
  route(countJobs, ({ query }) => counts(query)),
  route(listOrganizationJobs, ({ user, query }) => listOwn(context, user, query), { trusted: true }),
  route(viewOwnJob, ({ user, params }) => viewOwn(context, user, params.id)),
  route(viewJob, async ({ user, params }) => ({ job: await view(context, user, params.id) })),
  // The title in the address is for people; `sharelink` in the answer tells the right one.
  route(viewPublicJob, async ({ params }) => ({ job: await view(context, null, params.jobId) }), { shared: true }),

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
  route(deleteJob, async ({ user, params, body, request }) => {
    await takeDown(context.db, user, params.jobId, { ...body, request_id: request.id });
    return { message: 'Job deleted successfully' };
  }),
];
