import { deleteDocument, listDocuments, saveDocument } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { route } from '../../platform/http';
import { deleteOwnDocument, loadDocuments, storeDocument } from './service';

export const documentRoutes = (context: Context) => [
  route(listDocuments, async ({ user }) => ({
    documents: await loadDocuments(context, user.user_id),
  })),

  route(saveDocument, (call) => storeDocument(context, call)),

  route(deleteDocument, async ({ user, params }) => {
    await deleteOwnDocument(context, user, params.id);
    return { message: 'The document was removed from your profile.' };
  }),
];
