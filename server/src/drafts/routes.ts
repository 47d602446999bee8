import { deleteDraft, readDraft, saveDraft } from '@foothold/shared/contract';
import type { Context } from '../context';
import { route } from '../http';
import { removeDraft } from './queries';
import { read, save } from './service';

export const draftRoutes = (context: Context) => [
  route(readDraft, async ({ user, params }) => ({ draft: await read(context, user, params.id) })),

  route(saveDraft, async ({ user, params, body }) => ({ draft: await save(context, user, params.id, body) })),

  route(deleteDraft, async ({ user, params }) => {
    await removeDraft(context.db, { user_id: user.user_id, job_id: params.id });
  }),
];
