import { deleteDocument, listDocuments, saveDocument } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { route } from '../../platform/http';
import { listDocumentRows } from './queries';
import { deleteOwnDocument, storeDocument, toDocument } from './service';

export const documentRoutes = (context: Context) => [
  route(listDocuments, async ({ user }) => ({
    documents: (await listDocumentRows(context.db, user.user_id)).map(toDocument),
  })),

  route(saveDocument, (call) => storeDocument(context, call)),

  route(deleteDocument, async ({ user, params }) => {
    await deleteOwnDocument(context, user, params.id);
    return { message: 'The document was removed from your profile.' };
  }),
];
