import { isOpenable } from '@foothold/shared/contract';
import { listMessageDrafts } from '../hiring/messages/drafts.queries';
import type { Context } from '../platform/context';
import { toScanStatus, toStoragePath } from '../platform/storage';
import { listConversationMessages, listMessageDocuments, listReportsOf } from './export.queries';

/** A student's conversations for the archive, and the documents that the student has sent in them. */
export async function loadExportedMessages({ db, config }: Pick<Context, 'db' | 'config'>, user_id: number) {
  const [messages, documents] = [await listConversationMessages(db, user_id), await listMessageDocuments(db, user_id)];
  const contents = {
    messages: messages.map((message) => ({
      ...message,
      documents: documents
        .filter(({ message_id }) => message_id === message.id)
        .map(({ name, size, type }) => ({ name, size, type })),
    })),
    message_drafts: await listMessageDrafts(db, user_id),
    reports: await listReportsOf(db, user_id),
  };
  const files = documents
    .filter(({ side, scan_status }) => side === 'student' && isOpenable(toScanStatus(scan_status, config)))
    .map(({ message_id, key, name }) => ({
      storagePath: toStoragePath(key),
      // Two documents of one message may have one name.
      name: `messages/${message_id}-${key.slice(0, 8)}-${name}`,
    }));
  return { contents, files };
}
