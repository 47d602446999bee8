import { listAccounts } from '@foothold/shared/contract';
import type { Context } from '../platform/context';
import { route } from '../platform/http';
import { listAccountRows } from './accounts.queries';

/** Everybody reads their own account here, and admins read all. It is not in accounts/, which may not read organizations. */
export const accountListRoutes = ({ db }: Context) => [
  route(listAccounts, async ({ user }) => {
    const rows = await listAccountRows(db, user.role === 'admin' ? undefined : user.user_id);
    return { users: rows, total: rows[0]?.total ?? 0 };
  }),
];
