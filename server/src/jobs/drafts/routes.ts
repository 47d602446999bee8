import { deleteJobDraft, saveJobDraft, viewJobDraft } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { route } from '../../platform/http';
import { todayIn } from '../../platform/time/days';
import { findLastCurrency } from './queries';
import { discardJobDraft, loadJobDraft, storeJobDraft } from './service';

export const jobDraftRoutes = (context: Context) => [
  route(viewJobDraft, async ({ user, params }) => ({
    draft: await loadJobDraft(context, user, params.job),
    today: todayIn(context.config.PLATFORM_TIME_ZONE),
    usual_currency: (await findLastCurrency(context.db, user.role_specific_id)) ?? 'Naira',
  })),

  route(saveJobDraft, ({ user, params, body }) => storeJobDraft(context, user, params.job, body)),

  route(deleteJobDraft, ({ user, params }) => discardJobDraft(context, user, params.job)),
];
