import {
  createJob,
  deleteJob,
  editJob,
  listOrganizationJobs,
  listSavedJobs,
  saveJob,
  toggleJob,
  unsaveJob,
  viewJob,
  viewOwnJob,
  viewReplyRecord,
} from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import { route } from '../platform/http';
import { todayIn } from '../platform/time/days';
import { loadJob } from './loadJob';
import { loadOwnJob, loadOwnJobs } from './ownJobs';
import { loadPostingRule } from './postingRule';
import { addSavedJob, loadSavedJobs, removeSavedJob } from './savedJobs';
import { postJob, saveJobChanges, setJobStatus } from './service';
import { takeDownJob } from './takeDown';

export const jobRoutes = (context: Context) => [
  route(listOrganizationJobs, ({ user, query }) => loadOwnJobs(context, user, query), { trusted: true }),
  route(viewOwnJob, ({ user, params }) => loadOwnJob(context, user, params.id)),
  route(viewJob, async ({ user, params }) => ({ job: await loadJob(context, user, params.id) }), { trusted: true }),
  route(listSavedJobs, ({ user, query }) => loadSavedJobs(context, user, query), { trusted: true }),
  route(saveJob, ({ user, params }) => addSavedJob(context, user, params.id)),
  route(unsaveJob, ({ user, params }) => removeSavedJob(context, user, params.id)),

  route(viewReplyRecord, ({ user }) =>
    loadPostingRule(context.db, user.role_specific_id, todayIn(context.config.PLATFORM_TIME_ZONE)),
  ),
  route(createJob, async ({ user, body, request, commit }) => {
    const { response } = await commit(async (tx) => {
      const job = await postJob({ ...context, db: tx }, user, body, request.id);
      const message = job.held ? waitsMessage : 'Job Created Successfully!';
      return { response: { job, message } };
    });
    return response;
  }),
  route(editJob, async ({ user, params, body, request }) => ({
    job: await saveJobChanges(context, user, params.id, body, request.id),
    message: 'Job updated successfully',
  })),
  route(toggleJob, async ({ user, params, body, request }) => {
    const job = await setJobStatus(context, user, params.jobId, { ...body, request_id: request.id });
    const message = job.held ? waitsMessage : 'Job activated successfully';
    return { job, message: body.status === 1 ? message : 'Job closed successfully' };
  }),
  route(deleteJob, async ({ user, params, body, request }) => {
    await takeDownJob(context.db, user, params.jobId, { ...body, request_id: request.id });
    return { message: 'Job deleted successfully' };
  }),
];

const waitsMessage = 'Your job waits for its release by Foothold.';
