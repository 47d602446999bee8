import { downloadAudit, listAudit } from '@foothold/shared/contract/admin';
import type { Context } from '../context';
import { downloadRoute, route } from '../http';
import { readLog } from './read';
import { auditTable } from './table';

export const auditRoutes = (context: Context) => [
  route(listAudit, ({ query }) => readLog(context.db, query)),
  downloadRoute(downloadAudit, ({ user, query, request }) =>
    auditTable(context, user, { ...query, request_id: request.id }),
  ),
];
