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
  rejectApplication,
  reviewApplication,
  viewAdjacentApplications,
  viewApplication,
  withdrawApplication,
} from '@foothold/shared/contract';
import { writeReadAudit } from '../../platform/audit/queries';
import type { Context } from '../../platform/context';
import { downloadRoute, route } from '../../platform/http';
import { submitApplication } from './apply';
import { exportApplications } from './csvExport';
import { loadStudentApplications, loadVisibleApplication } from './loadApplication';
import { changeNote, createNote, deleteOwnNote, loadNotes } from './notes';
import { loadJobsWithApplications, loadNeighbors, loadOrganizationApplications } from './organizationApplications';
import { decideApplication, markViewed, withdrawOwnApplication } from './service';

export const applicationRoutes = (context: Context) => {
  const { db } = context;
  return [
    route(applyToJob, (call) => submitApplication(context, call)),

    route(listStudentApplications, ({ user, params, query }) =>
      loadStudentApplications(db, user, params.userId, query),
    ),

    route(viewApplication, async ({ user, params, request }) => {
      const application = await loadVisibleApplication(db, user, params.id);
      const about = { subject: 'application', subject_id: params.id, request_id: request.id };
      if (user.role === 'admin') await writeReadAudit(db, user, { action: 'application.read', ...about });
      return { application };
    }),

    route(
      listOrganizationApplications,
      ({ user, params, query }) => loadOrganizationApplications(db, user, params.orgId, query),
      {
        trusted: true,
      },
    ),

    downloadRoute(downloadApplications, ({ user, params: { orgId: org_id }, query, request: { id: request_id } }) =>
      exportApplications(context, user, { ...query, org_id, request_id }),
    ),

    route(listJobsWithApplications, ({ user, params }) => loadJobsWithApplications(db, user, params.orgId)),

    route(viewAdjacentApplications, ({ user, params, query }) => loadNeighbors(db, user, params.id, query)),

    route(reviewApplication, async ({ user, params, body }) => ({
      application: await markViewed(db, user, params.applicationId, body.org_id),
    })),

    route(acceptApplication, async ({ user, params, body }) => ({
      application: await decideApplication(db, user, params.applicationId, { to: 'Accepted', org_id: body.org_id }),
      message: 'Application has been accepted',
    })),

    route(rejectApplication, async ({ user, params, body }) => ({
      application: await decideApplication(db, user, params.applicationId, { to: 'Rejected', org_id: body.org_id }),
      message: 'Application rejected successfully',
    })),

    route(withdrawApplication, async ({ user, params }) => ({
      application: await withdrawOwnApplication(db, user, params.id),
      message: 'Your application has been withdrawn.',
    })),

    ...noteRoutes(context),
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
