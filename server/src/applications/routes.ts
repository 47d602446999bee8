import {
  acceptApplication,
  applyToJob,
  downloadApplications,
  listJobsApplied,
  listOrganizationApplications,
  listStudentApplications,
  rejectApplication,
  reviewApplication,
  viewApplication,
  viewNeighbours,
  withdrawApplication,
} from '@foothold/shared/contract';
import type { Context } from '../context';
import { downloadRoute, route } from '../http';
import { apply } from './apply';
import { jobsApplied, listForCompany, neighbours } from './ofCompany';
import { listForStudent, view } from './read';
import { decide, review, withdraw } from './service';
import { applicationTable } from './table';

export const applicationRoutes = (context: Context) => {
  const { db } = context;
  return [
    route(applyToJob, async ({ user, body, files }) => ({
      application: await apply(context, user, body, files),
      message: 'Your application has been submitted!',
    })),

    route(listStudentApplications, ({ user, params, query }) => listForStudent(db, user, params.userId, query)),

    route(viewApplication, async ({ user, params }) => ({ application: await view(db, user, params.id) })),

    route(listOrganizationApplications, ({ user, params, query }) => listForCompany(db, user, params.orgId, query), {
      trusted: true,
    }),

    downloadRoute(downloadApplications, ({ user, params: { orgId: org_id }, query, request: { id: request_id } }) =>
      applicationTable(context, user, { ...query, org_id, request_id }),
    ),

    route(listJobsApplied, ({ user, params }) => jobsApplied(db, user, params.orgId)),

    route(viewNeighbours, ({ user, params, query }) => neighbours(db, user, params.id, query)),

    route(reviewApplication, async ({ user, params, body }) => ({
      application: await review(db, user, params.applicationId, body.org_id),
    })),

    route(acceptApplication, async ({ user, params, body }) => ({
      application: await decide(db, user, params.applicationId, { to: 'Accepted', org_id: body.org_id }),
      message: 'Application has been accepted',
    })),

    route(rejectApplication, async ({ user, params, body }) => ({
      application: await decide(db, user, params.applicationId, { to: 'Rejected', org_id: body.org_id }),
      message: 'Application rejected successfully',
    })),

    route(withdrawApplication, async ({ user, params }) => ({
      application: await withdraw(db, user, params.id),
      message: 'Your application has been withdrawn.',
    })),
  ];
};
