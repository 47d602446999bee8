import { changeAdminRole, createAdmin, resetAdmin } from '@foothold/shared/contract/admin';
import type { Context } from '../platform/context';
import { fail, isLocalOperator, route, type User } from '../platform/http';
import * as adminAccounts from './adminAccounts';

export const adminAccountRoutes = (context: Context) => [
  route(createAdmin, ({ user, body }) => {
    refuseUnlessLocal(user);
    return adminAccounts.createAdmin(context, body);
  }),

  route(changeAdminRole, ({ user, body, request }) => {
    refuseUnlessLocal(user);
    return adminAccounts.changeAdminRole(context, body, request.id);
  }),

  route(resetAdmin, ({ user, body, request }) => {
    refuseUnlessLocal(user);
    return adminAccounts.resetAdmin(context, body, request.id);
  }),
];

/** The operator token of a build machine can release apps; a leak of it must not give away an admin account. */
function refuseUnlessLocal(user: User): void {
  if (!isLocalOperator(user))
    fail('forbidden', undefined, {
      sentence: 'Admins are made, changed and reset on the machine of the server alone.',
    });
}
