import {
  acceptApplication,
  addNote,
  applyToJob,
  deleteNote,
  downloadApplications,
  editNote,
  listJobsWithApplications,
  listNotes,
  listOrganizationApplications,
  listStudentApplications,
  rateApplications,
  rejectApplication,
  reviewApplication,
  viewAdjacentApplications,
  viewApplication,
  viewApplicationBoard,
  withdrawApplication,
} from '@foothold/shared/contract';
import { auditAdminRead } from '../../platform/audit/auditAdminRead';
import type { Context } from '../../platform/context';
import { downloadRoute, route } from '../../platform/http';
import { submitApplication } from './apply';
import { loadBoard } from './board';
import { exportApplications } from './csvExport';
import { loadStudentApplications, loadVisibleApplication } from './loadApplication';
import { changeNote, createNote, deleteOwnNote, loadNotes } from './notes';
import { loadJobsWithApplications, loadNeighbors, loadOrganizationApplications } from './organizationApplications';
import { rateOwnApplications } from './ratings';
import { acceptOwnApplication, markViewed, rejectOwnApplication, withdrawOwnApplication } from './service';

export const applicationRoutes = (context: Context) => {
  const { db } = context;
  return [
    route(applyToJob, (call) => submitApplication(context, call), { trusted: true }),

    route(listStudentApplications, async (call) => {
      const { user, params, query } = call;
      const applications = await loadStudentApplications(context, user, params.userId, query);
      await auditAdminRead(db, call, { action: 'student.read', subject: 'user', subject_id: params.userId });
      return applications;
    }),

    route(viewApplication, async (call) => {
      const { id } = call.params;
      const application = await loadVisibleApplication(context, call.user, id);
      await auditAdminRead(db, call, { action: 'application.read', subject: 'application', subject_id: id });
      return { application };
    }),

    route(reviewApplication, async ({ user, params, body }) => ({
      application: await markViewed(context, user, params.applicationId, body.org_id),
    })),

    route(acceptApplication, async ({ user, params, body }) => ({
      application: await acceptOwnApplication(context, user, params.applicationId, body),
      message: 'Application has been accepted',
    })),

    route(rejectApplication, async ({ user, params, body }) => ({
      application: await rejectOwnApplication(context, user, params.applicationId, body),
      message: 'Application rejected successfully',
    })),

    route(withdrawApplication, async ({ user, params }) => ({
      application: await withdrawOwnApplication(context, user, params.id),
      message: 'Your application has been withdrawn.',
    })),

    ...companyListRoutes(context),
    ...noteRoutes(context),
  ];
};

const companyListRoutes = (context: Context) => {
  const { db } = context;
  return [
    route(
      listOrganizationApplications,
      async (call) => {
        const { user, params, query } = call;
        const applications = await loadOrganizationApplications(db, user, params.orgId, query);
        const about = { subject: 'organization', subject_id: params.orgId };
        await auditAdminRead(db, call, { action: 'applications.read', ...about });
        return applications;
      },
      { trusted: true },
    ),

    route(viewApplicationBoard, async (call) => {
      const { user, params, query } = call;
      const board = await loadBoard(db, user, params.orgId, query);
      const about = { subject: 'organization', subject_id: params.orgId };
      await auditAdminRead(db, call, { action: 'applications.read', ...about });
      return board;
    }),

    downloadRoute(downloadApplications, ({ user, params: { orgId: org_id }, query, request: { id: request_id } }) =>
      exportApplications(context, user, { ...query, org_id, request_id }),
    ),

    route(listJobsWithApplications, ({ user, params }) => loadJobsWithApplications(db, user, params.orgId)),

    route(rateApplications, ({ user, body }) => rateOwnApplications(db, user, body)),

    route(viewAdjacentApplications, ({ user, params, query }) => loadNeighbors(db, user, params.id, query)),
  ];
};

const noteRoutes = ({ db }: Context) => [
  route(listNotes, async ({ user, params }) => ({ notes: await loadNotes(db, user, params.id) })),
  route(addNote, async ({ user, params, body, commit }) => {
    const { response } = await commit(async (tx) => ({
      response: { note: await createNote(tx, user, params.id, body.body) },
    }));
    return response;
  }),
  route(editNote, async ({ user, params, body }) => ({ note: await changeNote(db, user, params.id, body) })),
  route(deleteNote, ({ user, params }) => deleteOwnNote(db, user, params.id)),
];
