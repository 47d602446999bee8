import { listAccounts, resubmitOrganization, updateOrganization, updateStudent } from '@foothold/shared/contract';
import { requestNewReview } from '../organizations/resubmit';
import { changeOrganizationProfile } from '../organizations/service';
import type { Context } from '../platform/context';
import { fail, route } from '../platform/http';
import { listAccountRows, updateStudent as saveStudent } from './queries';

export const accountRoutes = ({ db }: Context) => [
  route(listAccounts, async ({ user }) => {
    const rows = await listAccountRows(db, user.role === 'admin' ? undefined : user.user_id);
    return { users: rows, total: rows[0]?.total ?? 0 };
  }),

  route(updateStudent, async ({ user, params, body: { phone, ...profile } }) => {
    if (params.id !== user.user_id) fail('not_found');
    const student = await saveStudent(db, user.user_id, { ...profile, ...(phone && { phone }) });
    if (!student) fail('signed_out');
    return { student, message: 'Profile Edited Successfully' };
  }),

  route(updateOrganization, async ({ user, params, body }) => ({
    organization: await changeOrganizationProfile(db, user, params.id, body),
    message: 'Profile Edited Successfully',
  })),

  route(resubmitOrganization, async ({ user, params, body, request }) => ({
    organization: await requestNewReview(db, user, params.id, body, request.id),
    message: 'Your company was sent for review again.',
  })),
];
