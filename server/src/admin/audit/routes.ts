import { downloadAudit, listAudit } from '@foothold/shared/contract/admin';
import type { Context } from '../../platform/context';
import { downloadRoute, route } from '../../platform/http';
import { loadAuditLog } from './auditLog';
import { exportAuditLog } from './csvExport';

export const auditRoutes = (context: Context) => [
  route(listAudit, ({ query }) => loadAuditLog(context.db, query)),
  downloadRoute(downloadAudit, ({ user, query, request }) =>
    exportAuditLog(context, user, { ...query, request_id: request.id }),
  ),
];
