import { sendErrorReport } from '@foothold/shared/contract';
import { listErrorKinds, viewErrorKind } from '@foothold/shared/contract/admin';
import type { Context } from '../platform/context';
import { route } from '../platform/http';
import { loadErrorKind, loadErrorKinds } from './loadErrorKinds';
import { acceptErrorReport } from './service';

export const errorReportRoutes = (context: Context) => [
  route(sendErrorReport, ({ body }) => acceptErrorReport(context, body)),
  route(listErrorKinds, ({ query }) => loadErrorKinds(context, query)),
  route(viewErrorKind, async ({ params }) => ({ kind: await loadErrorKind(context, params.id) })),
];
