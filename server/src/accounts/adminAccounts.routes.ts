import { createAdmin, resetAdmin } from '@foothold/shared/contract/admin';
import type { Context } from '../platform/context';
import { fail, isLocalOperator, route, type User } from '../platform/http';
import { createAdmin as create, resetAdmin as reset } from './adminAccounts';

export const adminAccountRoutes = (context: Context) => [
  route(createAdmin, ({ user, body }) => {
    refuseUnlessLocal(user);
    return create(context, body);
  }),

  route(resetAdmin, ({ user, body, request }) => {
    refuseUnlessLocal(user);
    return reset(context, body, request.id);
  }),
];

/** What releases an app from a build machine must not be worth an admin's account. */
function refuseUnlessLocal(user: User): void {
  if (!isLocalOperator(user))
    fail('forbidden', undefined, { sentence: 'Admins are made and reset on the machine of the server alone.' });
}
