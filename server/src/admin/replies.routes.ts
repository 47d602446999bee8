import { listHeldJobs, listReplyRecords, refuseJob, releaseJob } from '@foothold/shared/contract/admin';
import { refuseHeldJob, releaseHeldJob } from '../jobs/heldJobs';
import type { Context } from '../platform/context';
import { route } from '../platform/http';
import { createCountCache } from './countCache';
import { loadHeldJobs, loadReplyRecords } from './replies';

export const replyAdminRoutes = (context: Context, totals = createCountCache()) => [
  route(listHeldJobs, ({ query }) => loadHeldJobs(context, query)),
  route(listReplyRecords, ({ query, readDb }) => loadReplyRecords({ ...context, db: readDb }, totals, query)),
  route(releaseJob, async ({ user, params, body, request }) => {
    await releaseHeldJob(context.db, user, params.id, { ...body, request_id: request.id });
    return { message: 'Job released successfully' };
  }),
  route(refuseJob, async ({ user, params, body, request }) => {
    await refuseHeldJob(context.db, user, params.id, { ...body, request_id: request.id });
    return { message: 'Job refused successfully' };
  }),
];
