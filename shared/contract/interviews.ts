import { applicationStatus, interviewCategory, offeredDate } from './choices';
import { endpoint, reviewerRoles } from './endpoint';
import { id, idText, instant, limitText, wallClock } from './fields';
import { declineNote, interviewInput } from './interviewInput';
import * as z from './schema';

/** Dates are local times in `time_zone`; `starts_at` is `date` in UTC. */
export const interview = z.object({
  id,
  application_id: id,
  job_id: id,
  user_id: id,
  org_id: id,
  date: z.string(),
  starts_at: instant,
  time_zone: z.string(),
  /** Where it is held: one of a link, a place, and a telephone number that the student calls. */
  meet_link: z.string().nullable(),
  place: z.string().nullable(),
  phone_number: z.string().nullable(),
  alt_date_1: z.string(),
  alt_date_2: z.string(),
  /** When the student confirmed the date, else null. */
  confirmed_at: instant.nullable(),
  /** Which of the three offered dates the student chose; it has become `date`. */
  chosen: offeredDate.nullable(),
  completed_at: instant.nullable(),
  /** When the student said that none of the dates suits, and what would; null for a new offer. */
  declined_at: instant.nullable(),
  decline_note: z.string().nullable(),
  /** The date that was settled before the company offered these in its place. */
  agreed_date: z.string().nullable(),
  created_at: instant,
  /** In an application, for who may still choose: alternatives whose time another interview of the company has by now. */
  taken_dates: z.array(offeredDate).optional(),
});
export type Interview = z.infer<typeof interview>;

export const companyInterview = interview.extend({
  application: z.object({ id, status: applicationStatus }),
  job: z.object({ id, job_title: z.string() }),
  student: z.object({ full_name: z.string(), university: z.string().nullable() }),
  user: z.object({ email: z.string() }),
});

export type CompanyInterview = z.infer<typeof companyInterview>;

const interviewResponse = z.object({ interview, message: z.string() });

export const listInterviews = endpoint({
  method: 'GET',
  path: '/organizations/:role_specific_id/interviews',
  access: ['organization', ...reviewerRoles],
  summary:
    'Interviews of the company’s own whose application is still undecided: of one category a page at a time, or the latest of all.',
  params: z.object({ role_specific_id: idText }),
  query: z.object({
    /** Pending and Active come soonest first, Completed latest first. */
    category: interviewCategory.optional(),
    cursor: z.string().max(300).optional(),
    limit: limitText(1000).optional(),
  }),
  output: z.object({
    interviews: z.array(companyInterview),
    /** Number in the category, or of all. */
    total: z.int(),
    counts: z.object({ Pending: z.int(), Active: z.int(), Completed: z.int() }),
    /** The company's time zone, for an empty list. */
    time_zone: z.string(),
    /** When the next interview changes its category by time alone; null for never. */
    changes_at: instant.nullable(),
    next_cursor: z.string().nullable(),
  }),
});

export const scheduleInterview = endpoint({
  method: 'POST',
  path: '/interviews/schedule',
  access: 'organization',
  summary:
    'Offers a date and two alternatives, or replaces an earlier offer. Without link, place and number it is held at the company’s own link, and refused where there is none. Fails with `interview_overlap`.',
  status: 201,
  idempotent: true,
  body: interviewInput,
  output: interviewResponse,
});

export const listTakenTimes = endpoint({
  method: 'GET',
  path: '/interviews/taken',
  access: 'organization',
  summary:
    'When the company has interviews from now on, other than the one of this application, or has offered alternatives that are still open; on its own clock.',
  query: z.object({ application_id: idText }),
  output: z.object({
    taken: z.array(z.object({ date: z.string(), full_name: z.string(), is_alternative: z.boolean() })),
  }),
});

export const chooseInterviewDate = endpoint({
  method: 'PATCH',
  path: '/interview/:interviewId/update-date',
  access: 'student',
  summary:
    'The student settles one of the three dates, once, before the interview starts. Fails with `interview_time_taken` for an alternative whose time another interview of the company has by now.',
  params: z.object({ interviewId: idText }),
  body: z.object({ selected_date: wallClock('Date') }),
  output: interviewResponse,
});

export const declineInterviewDates = endpoint({
  method: 'PATCH',
  path: '/interview/:interviewId/decline-dates',
  access: 'student',
  summary:
    'None of the dates, which are those that the student saw, suits the student: the company is asked to offer others. Once for each offer. `confirmed` gives up the date that the student had settled, before the interview starts.',
  idempotent: true,
  params: z.object({ interviewId: idText }),
  body: z.object({
    date: wallClock('Date'),
    alt_date_1: wallClock('First alternative date'),
    alt_date_2: wallClock('Second alternative date'),
    confirmed: z.boolean().optional(),
    note: declineNote,
  }),
  output: interviewResponse,
});

/** A download link. Calendars replace an earlier file of the same interview by a later one. */
export const downloadInterviewCalendar = endpoint({
  method: 'GET',
  path: '/interviews/:id/calendar.ics',
  access: ['student', 'organization'],
  summary: 'An interview as a calendar file, for its student and its company.',
  params: z.object({ id: idText }),
  produces: 'text/calendar',
});

export const completeInterview = endpoint({
  method: 'PATCH',
  path: '/interview/:interviewId/complete',
  access: 'organization',
  summary: 'Marks an interview as held.',
  params: z.object({ interviewId: idText }),
  output: interviewResponse,
});
