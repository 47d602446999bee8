import { deleteAccount, exportAccount } from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import { downloadRoute, route } from '../platform/http';
import { eraseAccount } from './erase';
import { exportAccount as createExport } from './export';

export const privacyRoutes = (context: Context) => [
  downloadRoute(exportAccount, ({ user }) => createExport(context, user)),

  route(deleteAccount, async ({ user, body, request, cookie }) => {
    await eraseAccount(context, user, body.password, request.id);
    cookie.clear();
    return { message: 'Your account was deleted.' };
  }),
];
