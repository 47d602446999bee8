import {
  chooseInterviewDate,
  completeInterview,
  declineInterviewDates,
  downloadInterviewCalendar,
  listInterviews,
  listTakenTimes,
  scheduleInterview,
} from '@foothold/shared/contract';
import { auditAdminRead } from '../../platform/audit/auditAdminRead';
import type { Context } from '../../platform/context';
import { downloadRoute, route } from '../../platform/http';
import { createCalendarFile } from './calendarFile';
import { declineDates } from './declineDates';
import { loadOrganizationInterviews } from './organizationInterviews';
import { chooseDate, completeOwnInterview, offerInterview } from './service';
import { listTakenTimes as listTimes } from './takenTimes.queries';

export const interviewRoutes = (context: Context) => {
  const { db } = context;
  return [
    route(
      listInterviews,
      async (call) => {
        const { user, params, query } = call;
        const interviews = await loadOrganizationInterviews(db, user, params.role_specific_id, query);
        const about = { subject: 'organization', subject_id: params.role_specific_id };
        await auditAdminRead(db, call, { action: 'interviews.read', ...about });
        return interviews;
      },
      { trusted: true },
    ),

    route(scheduleInterview, async ({ user, body, commit }) => {
      const { response } = await commit(async (tx) => ({
        response: { interview: await offerInterview(tx, user, body), message: 'Interview scheduled successfully.' },
      }));
      return response;
    }),

    route(listTakenTimes, async ({ user, query }) => ({
      taken: await listTimes(db, { org_id: user.role_specific_id, other_than: query.application_id }),
    })),

    route(chooseInterviewDate, async ({ user, params, body }) => ({
      interview: await chooseDate(db, user, params.interviewId, body),
      message: 'Alternative date confirmed successfully!',
    })),

    route(declineInterviewDates, async ({ user, params, body, commit }) => {
      const { response } = await commit(async (tx) => ({
        response: {
          interview: await declineDates(tx, user, params.interviewId, body),
          message: 'You asked the company for other times.',
        },
      }));
      return response;
    }),

    route(completeInterview, async ({ user, params }) => ({
      interview: await completeOwnInterview(db, user, params.interviewId),
      message: 'Interview marked as completed',
    })),

    downloadRoute(downloadInterviewCalendar, ({ user, params }) => createCalendarFile(context, user, params.id)),
  ];
};
