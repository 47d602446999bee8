import { acceptanceAnswer } from './choices';
import { endpoint } from './endpoint';
import { idText, instant } from './fields';
import * as z from './schema';
import { declineLine, welcomeInput } from './welcomeInput';

export const welcome = z.object({
  starts_on: z.string(),
  place: z.string(),
  contact_name: z.string(),
  contact_details: z.string(),
  note: z.string().nullable(),
  /** From 1 on; each change adds one. */
  revision: z.int(),
  updated_at: instant,
});
export type Welcome = z.infer<typeof welcome>;

/** The revision of the welcome that the caller has seen: 0 where there was none. */
const seenRevision = z.int().min(0).max(1_000_000);

export const giveWelcome = endpoint({
  method: 'PUT',
  path: '/applications/:id/welcome',
  access: 'organization',
  summary:
    'Tells a student whom the company has accepted when and where they start, or changes that, until they decline. Fails with `outdated` where `revision` is not the last one.',
  params: z.object({ id: idText }),
  body: welcomeInput.extend({ revision: seenRevision }),
  output: z.object({ welcome, message: z.string() }),
});

export const answerAcceptance = endpoint({
  method: 'PUT',
  path: '/applications/:id/welcome/answer',
  access: 'student',
  summary:
    'An accepted student confirms or declines, once, whether or not the company has given a welcome. The same answer again changes nothing. Fails with `outdated` where a welcome is confirmed that has changed since.',
  params: z.object({ id: idText }),
  body: z
    .object({ answer: acceptanceAnswer, line: declineLine, revision: seenRevision })
    .refine(({ answer, line }) => answer === 'declined' || line === null, {
      path: ['line'],
      error: 'Only who declines writes a line.',
    }),
  output: z.object({
    acceptance_answer: acceptanceAnswer,
    acceptance_answered_at: instant,
    acceptance_line: z.string().nullable(),
    message: z.string(),
  }),
});

/** A download link. Calendars replace an earlier file of the same welcome by a later one. */
export const downloadWelcomeCalendar = endpoint({
  method: 'GET',
  path: '/applications/:id/welcome.ics',
  access: ['student', 'organization'],
  summary:
    'The first day as a calendar file, for the student and the company; once the student declines, it removes it.',
  params: z.object({ id: idText }),
  produces: 'text/calendar',
});
