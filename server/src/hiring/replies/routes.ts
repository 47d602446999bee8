import { listDueReplies } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { route } from '../../platform/http';
import { loadDueReplies } from './loadDueReplies';

export const replyRoutes = (context: Context) => [
  route(listDueReplies, ({ user }) => loadDueReplies(context, user.role_specific_id)),
];
