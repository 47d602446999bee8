import { dismissJob, switchRecommendations, undismissJob, viewForYou } from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { route } from '../../platform/http';
import { dismiss, loadForYou, switchOwnRecommendations, undismiss } from './service';

export const forYouRoutes = (context: Context) => [
  route(viewForYou, ({ user }) => loadForYou(context, user), { trusted: true }),
  route(switchRecommendations, ({ user, body }) => switchOwnRecommendations(context, user, body)),
  route(dismissJob, ({ user, params, body }) => dismiss(context, user, { job_id: params.id, ...body })),
  route(undismissJob, ({ user, params }) => undismiss(context, user, params.id)),
];
