import { listReportedConversations, readReportedConversation, resolveReport } from '@foothold/shared/contract/admin';
import type { Context } from '../platform/context';
import { route } from '../platform/http';
import { loadReportedConversations, readConversation, resolveOpenReport } from './reportedConversations';

export const reportedConversationRoutes = (context: Context) => [
  route(listReportedConversations, ({ query }) => loadReportedConversations(context.db, query)),

  route(readReportedConversation, ({ user, params, query, request }) =>
    readConversation(context, user, { application_id: params.id, cursor: query.cursor, request_id: request.id }),
  ),

  route(resolveReport, async ({ user, params, body, request }) => {
    await resolveOpenReport(context.db, user, params.id, { reason: body.reason, request_id: request.id });
    return { message: 'The report is resolved.' };
  }),
];
