import { downloadAudit, listAudit } from '@foothold/shared/contract/admin';
import type { Context } from '../context';
import { downloadRoute, route } from '../http';
import { loadAuditLog } from './read';
import { exportAuditLog } from './table';

export const auditRoutes = (context: Context) => [
  route(listAudit, ({ query }) => loadAuditLog(context.db, query)),
  downloadRoute(downloadAudit, ({ user, query, request }) =>
    exportAuditLog(context, user, { ...query, request_id: request.id }),
  ),
];
