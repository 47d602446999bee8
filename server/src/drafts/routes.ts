import {
  deleteDraft,
  deleteJobDraft,
  readDraft,
  readJobDraft,
  saveDraft,
  saveJobDraft,
} from '@foothold/shared/contract';
import type { Context } from '../context';
import { route } from '../http';
import { todayIn } from '../time/days';
import { discardOfJob, readOfJob, saveOfJob } from './jobs';
import { removeDraft } from './queries';
import { read, save } from './service';

export const draftRoutes = (context: Context) => [
  route(readDraft, async ({ user, params }) => ({ draft: await read(context, user, params.id) })),

  route(saveDraft, async ({ user, params, body }) => ({ draft: await save(context, user, params.id, body) })),

  route(deleteDraft, async ({ user, params }) => {
    await removeDraft(context.db, { user_id: user.user_id, job_id: params.id });
  }),

  route(readJobDraft, async ({ user, params }) => ({
    draft: await readOfJob(context, user, params.job),
    today: todayIn(context.config.PLATFORM_TIME_ZONE),
  })),
  route(saveJobDraft, ({ user, params, body }) => saveOfJob(context, user, params.job, body)),
  route(deleteJobDraft, ({ user, params }) => discardOfJob(context, user, params.job)),
];
