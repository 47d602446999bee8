import {
  chooseInterviewDate,
  completeInterview,
  interviewCalendar,
  listInterviews,
  scheduleInterview,
} from '@foothold/shared/contract';
import type { Context } from '../context';
import { downloadRoute, fail, route } from '../http';
import { asInterview } from './asInterview';
import { calendarFile } from './calendar';
import { listUndecided } from './queries';
import { chooseDate, complete, schedule } from './service';

export const interviewRoutes = (context: Context) => {
  const { db } = context;
  return [
    route(listInterviews, async ({ user, params: { role_specific_id } }) => {
      if (user.role !== 'admin' && role_specific_id !== user.role_specific_id) fail('not_found');
      const rows = await listUndecided(db, role_specific_id);
      const interviews = rows.map(({ status, job_title, full_name, university, email, total: _, ...interview }) => ({
        ...asInterview(interview),
        application: { id: interview.application_id, status },
        job: { id: interview.job_id, job_title },
        student: { full_name, university },
        user: { email },
      }));
      return { interviews: interviews.reverse(), total: rows[0]?.total ?? 0 };
    }),

    route(scheduleInterview, async ({ user, body }) => ({
      interview: await schedule(db, user, body),
      message: 'Interview scheduled successfully.',
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
