import { listAccounts } from '@foothold/shared/contract';
import {
  acceptRenaming,
  downloadAllJobs,
  downloadOrganizations,
  downloadStudents,
  endStudentSessions,
  listAllJobs,
  listOrganizations,
  listStudents,
  rejectOrganization,
  rejectRenaming,
  restoreJob,
  restoreOrganization,
  restoreStudent,
  suspendOrganization,
  suspendStudent,
  verifyOrganization,
  viewAnyJob,
  viewOrganization,
  viewSeries,
  viewStudent,
} from '@foothold/shared/contract/admin';
import { restoreTakenDownJob } from '../jobs/takeDown';
import { auditAdminRead } from '../platform/audit/auditAdminRead';
import type { Context } from '../platform/context';
import { downloadRoute, isReviewer, route } from '../platform/http';
import { listAccountRows } from './accounts.queries';
import { createCountCache } from './countCache';
import { exportJobs, exportOrganizations, exportStudents } from './csvExports';
import { viewJobDetails } from './jobDetails';
import { searchAllJobs } from './jobs';
import { viewOrganizationDetails } from './organizationDetails';
import { searchOrganizations } from './organizations';
import { decideRenaming } from './renaming';
import { createSeriesCache } from './series';
import { searchStudents, viewStudentDetails } from './students';
import * as suspension from './suspension';
import { decideVerification } from './verification';

export const adminRoutes = (context: Context) => [
  ...listRoutes(context),
  ...organizationRoutes(context),
  ...studentRoutes(context),
  ...csvRoutes(context),
];

const csvRoutes = (context: Context) => [
  downloadRoute(downloadStudents, ({ user, query, request }) =>
    exportStudents(context, { user, request_id: request.id }, query),
  ),
  downloadRoute(downloadOrganizations, ({ user, query, request }) =>
    exportOrganizations(context, { user, request_id: request.id }, query),
  ),
  downloadRoute(downloadAllJobs, ({ user, query, request }) =>
    exportJobs(context, { user, request_id: request.id }, query),
  ),
];

function listRoutes(context: Context, totals = createCountCache(), series = createSeriesCache(context)) {
  const { db } = context;
  return [
    route(listOrganizations, ({ query, readDb }) => searchOrganizations({ ...context, db: readDb }, totals, query)),
    route(listStudents, ({ query, readDb }) => searchStudents(readDb, totals, query)),
    route(listAllJobs, ({ query, readDb }) => searchAllJobs({ ...context, db: readDb }, totals, query)),
    route(viewAnyJob, ({ user, params }) => viewJobDetails(context, user, params.id)),
    route(viewSeries, ({ query }) => series(query.range)),
    route(restoreJob, async ({ user, params, request }) => {
      await restoreTakenDownJob(db, user, params.id, request.id);
      return { message: 'Job restored successfully' };
    }),
  ];
}

const organizationRoutes = (context: Context) => [
  route(viewOrganization, async (call) => {
    const { user, params, query } = call;
    const organization = await viewOrganizationDetails(context, user, params.id, query);
    const about = { subject: 'organization', subject_id: params.id };
    await auditAdminRead(context.db, call, { action: 'organization.read', ...about });
    return { organization };
  }),

  route(verifyOrganization, async ({ user, params, body, request }) => ({
    organization: await decideVerification(context.db, user, params.id, {
      to: 'verified',
      ...body,
      request_id: request.id,
    }),
    message: 'Organization accepted successfully',
  })),

  route(rejectOrganization, async ({ user, params, body, request }) => ({
    organization: await decideVerification(context.db, user, params.id, {
      to: 'rejected',
      ...body,
      request_id: request.id,
    }),
    message: 'Organization rejected successfully',
  })),

  route(acceptRenaming, async ({ user, params, body, request }) => ({
    organization: await decideRenaming(context.db, user, params.id, {
      ...{ isAccepted: true, reason: null, ...body, request_id: request.id },
    }),
    message: 'The new details show now.',
  })),

  route(rejectRenaming, async ({ user, params, body, request }) => ({
    organization: await decideRenaming(context.db, user, params.id, {
      ...{ isAccepted: false, ...body, request_id: request.id },
    }),
    message: 'The details stay as they were.',
  })),

  route(suspendOrganization, async ({ user, params, body, request }) => ({
    organization: await suspension.suspendOrganization(context.db, user, params.id, {
      ...body,
      request_id: request.id,
    }),
    message: 'Organization suspended successfully',
  })),

  route(restoreOrganization, async ({ user, params, request }) => ({
    organization: await suspension.restoreOrganization(context.db, user, params.id, request.id),
    message: 'Organization restored successfully',
  })),
];

const studentRoutes = ({ db }: Context) => [
  route(viewStudent, async (call) => {
    const details = await viewStudentDetails(db, call.params.id, call.query);
    await auditAdminRead(db, call, { action: 'student.read', subject: 'user', subject_id: details.student.id });
    return details;
  }),

  route(suspendStudent, async ({ user, params, body, request }) => ({
    student: await suspension.suspendStudent(db, user, params.id, { ...body, request_id: request.id }),
    message: 'User suspended successfully',
  })),

  route(restoreStudent, async ({ user, params, request }) => ({
    student: await suspension.restoreStudent(db, user, params.id, request.id),
    message: 'User restored successfully',
  })),

  route(endStudentSessions, async ({ user, params, request }) => ({
    ended: await suspension.logStudentOut(db, user, params.id, request.id),
    message: 'The user was logged out everywhere.',
  })),
];

/** Everybody reads their own account here, and reviewers read all. It is not in accounts/, which may not read organizations. */
export const accountListRoutes = ({ db }: Context) => [
  route(listAccounts, async (call) => {
    const { user } = call;
    const isForAll = isReviewer(user);
    if (isForAll) await auditAdminRead(db, call, { action: 'users.read', subject: 'list', subject_id: 'users' });
    const rows = await listAccountRows(db, isForAll ? undefined : user.user_id);
    return { users: rows, total: rows[0]?.total ?? 0 };
  }),
];
