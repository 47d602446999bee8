import {
  addMessageTemplate,
  askForNews,
  blockConversation,
  closeConversation,
  deleteMessageDraft,
  deleteMessageTemplate,
  editMessageTemplate,
  listConversations,
  listMessageTemplates,
  markMessagesRead,
  reopenConversation,
  reportConversation,
  saveMessageDraft,
  searchConversations,
  sendMessage,
  unblockConversation,
  viewConversation,
} from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { route } from '../../platform/http';
import { report, setBlocked, setClosed } from './changes';
import { loadThread } from './conversation';
import { deleteOwnDraft, saveDraft } from './drafts';
import { findConversations, loadConversations } from './lists';
import { markRead } from './reading';
import { sendNewsRequest, sendToOtherSide } from './send';
import { changeTemplate, createTemplate, deleteOwnTemplate } from './templates';
import { listTemplates } from './templates.queries';

export const messageRoutes = (context: Context) => {
  const { db } = context;
  return [
    route(listConversations, ({ user, query }) => loadConversations(db, user, query), { trusted: true }),
    route(searchConversations, async ({ user, query }) => ({ found: await findConversations(db, user, query.q) })),
    route(viewConversation, ({ user, params, query }) => loadThread(context, user, params.id, query), {
      trusted: true,
    }),
    route(sendMessage, (call) => sendToOtherSide(context, call)),
    route(askForNews, (call) => sendNewsRequest(context, call)),
    route(markMessagesRead, async ({ user, params, body }) => ({
      unread: await markRead(db, user, params.id, body.up_to),
    })),
    route(saveMessageDraft, async ({ user, params, body }) => ({ draft: await saveDraft(db, user, params.id, body) })),
    route(deleteMessageDraft, ({ user, params }) => deleteOwnDraft(db, user, params.id)),
    ...stateRoutes(context),
    ...templateRoutes(context),
  ];
};

const stateRoutes = (context: Context) => [
  route(blockConversation, async ({ user, params }) => ({
    conversation: await setBlocked(context, user, params.id, true),
  })),
  route(unblockConversation, async ({ user, params }) => ({
    conversation: await setBlocked(context, user, params.id, false),
  })),
  route(closeConversation, async ({ user, params }) => ({
    conversation: await setClosed(context, user, params.id, true),
  })),
  route(reopenConversation, async ({ user, params }) => ({
    conversation: await setClosed(context, user, params.id, false),
  })),
  route(reportConversation, async ({ user, params, body, commit }) => {
    const { response } = await commit(async (tx) => ({
      response: { conversation: await report(context, tx, user, { application_id: params.id, reason: body.reason }) },
    }));
    return response;
  }),
];

const templateRoutes = ({ db }: Context) => [
  route(listMessageTemplates, async ({ user }) => ({ templates: await listTemplates(db, user.role_specific_id) })),
  route(addMessageTemplate, async ({ user, body, commit }) => {
    const { response } = await commit(async (tx) => ({ response: { template: await createTemplate(tx, user, body) } }));
    return response;
  }),
  route(editMessageTemplate, async ({ user, params, body }) => ({
    template: await changeTemplate(db, user, params.id, body),
  })),
  route(deleteMessageTemplate, ({ user, params }) => deleteOwnTemplate(db, user, params.id)),
];
