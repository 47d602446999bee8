import {
  deleteApplicationDraft,
  deleteJobDraft,
  saveApplicationDraft,
  saveJobDraft,
  viewApplicationDraft,
  viewJobDraft,
} from '@foothold/shared/contract';
import { discardJobDraft, loadJobDraft, storeJobDraft } from '../../jobs/drafts/service';
import type { Context } from '../../platform/context';
import { route } from '../../platform/http';
import { todayIn } from '../../platform/time/days';
import { removeDraft } from './queries';
import { loadDraft, storeDraft } from './service';

export const applicationDraftRoutes = (context: Context) => [
  route(viewApplicationDraft, async ({ user, params }) => ({ draft: await loadDraft(context, user, params.id) })),

  route(saveApplicationDraft, async ({ user, params, body }) => ({
    draft: await storeDraft(context, user, params.id, body),
  })),

  route(deleteApplicationDraft, async ({ user, params }) => {
    await removeDraft(context.db, { user_id: user.user_id, job_id: params.id });
  }),

  route(viewJobDraft, async ({ user, params }) => ({
    draft: await loadJobDraft(context, user, params.job),
    today: todayIn(context.config.PLATFORM_TIME_ZONE),
  })),
  route(saveJobDraft, ({ user, params, body }) => storeJobDraft(context, user, params.job, body)),
  route(deleteJobDraft, ({ user, params }) => discardJobDraft(context, user, params.job)),
];
