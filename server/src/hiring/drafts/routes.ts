import { deleteApplicationDraft, saveApplicationDraft, viewApplicationDraft } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { route } from '../../platform/http';
import { deleteDraft } from './queries';
import { loadDraft, saveDraft } from './service';

export const applicationDraftRoutes = (context: Context) => [
  route(viewApplicationDraft, async ({ user, params }) => ({ draft: await loadDraft(context, user, params.id) })),

  route(saveApplicationDraft, async ({ user, params, body }) => ({
    draft: await saveDraft(context, user, params.id, body),
  })),

  route(deleteApplicationDraft, async ({ user, params }) => {
    await deleteDraft(context.db, { user_id: user.user_id, job_id: params.id });
  }),
];
