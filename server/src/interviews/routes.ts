import {
  chooseInterviewDate,
  completeInterview,
  interviewCalendar,
  listInterviews,
  listTakenTimes,
  scheduleInterview,
} from '@foothold/shared/contract';
import type { Context } from '../context';
import { downloadRoute, route } from '../http';
import { calendarFile } from './calendar';
import { listForCompany } from './list';
import { listTaken } from './queries.taken';
import { chooseDate, complete, schedule } from './service';

export const interviewRoutes = (context: Context) => {
  const { db } = context;
  return [
    route(listInterviews, ({ user, params, query }) => listForCompany(db, user, params.role_specific_id, query), {
      trusted: true,
    }),

    route(scheduleInterview, async ({ user, body }) => ({
      interview: await schedule(db, user, body),
      message: 'Interview scheduled successfully.',
    })),

    route(listTakenTimes, async ({ user, query }) => ({
      taken: await listTaken(db, { org_id: user.role_specific_id, other_than: query.application_id }),
    })),

    route(chooseInterviewDate, async ({ user, params, body }) => ({
      interview: await chooseDate(db, user, params.interviewId, body),
      message: 'Alternative date confirmed successfully!',
    })),

    route(completeInterview, async ({ user, params }) => ({
      interview: await complete(db, user, params.interviewId),
      message: 'Interview marked as completed',
    })),

    downloadRoute(interviewCalendar, ({ user, params }) => calendarFile(context, user, params.id)),
  ];
};
