import { createAdmin, resetAdmin } from '@foothold/shared/contract/admin';
import type { Context } from '../context';
import { fail, isHere, route, type User } from '../http';
import { createAdmin as create, resetAdmin as reset } from './adminAccounts';

export const adminAccountRoutes = (context: Context) => [
  route(createAdmin, ({ user, body }) => {
    refuseElsewhere(user);
    return create(context, body);
  }),

  route(resetAdmin, ({ user, body, request }) => {
    refuseElsewhere(user);
    return reset(context, body, request.id);
  }),
];

/** What releases an app from a build machine must not be worth an admin's account. */
function refuseElsewhere(user: User): void {
  if (!isHere(user))
    fail('forbidden', undefined, { sentence: 'Admins are made and reset on the machine of the server alone.' });
}
