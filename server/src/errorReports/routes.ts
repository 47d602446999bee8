import { sendErrorReport } from '@foothold/shared/contract';
import { listErrorKinds, viewErrorKind } from '@foothold/shared/contract/admin';
import type { Context } from '../platform/context';
import { route } from '../platform/http';
import { checkApp } from '../platform/releases/keyPermissions';
import { loadErrorKind, loadErrorKinds } from './loadErrorKinds';
import { acceptErrorReport } from './service';

export const errorReportRoutes = (context: Context) => [
  route(sendErrorReport, ({ body }) => acceptErrorReport(context, body)),
  route(listErrorKinds, ({ user, query }) => {
    if (query.app !== undefined) checkApp(user, query.app);
    return loadErrorKinds(context, query, user.key?.apps);
  }),
  route(viewErrorKind, async ({ user, params }) => ({ kind: await loadErrorKind(context, params.id, user.key?.apps) })),
];
