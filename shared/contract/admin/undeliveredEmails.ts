import { endpoint, reviewerRoles } from '../endpoint';
import { id, idText, instant } from '../fields';
import * as z from '../schema';

/** An email that was given up. */
export const undeliveredEmail = z.object({
  id,
  /** The kind of email, such as `interview_offered`. */
  about: z.string(),
  /** Null where there is nothing left to say, so that it needs no sending. */
  subject: z.string().nullable(),
  /** The address; null where there is nothing left to say. */
  to: z.string().nullable(),
  gave_up_at: instant,
  attempts: z.int(),
  /** Codes of the last failure, without personal data: 'address refused 550'. */
  error: z.string(),
  /** Its link was a secret that is not kept, so it cannot be sent again; its recipient can ask for another one. */
  was_secret: z.boolean(),
});
export type UndeliveredEmail = z.infer<typeof undeliveredEmail>;

export const listUndeliveredEmails = endpoint({
  method: 'GET',
  path: '/undelivered_emails',
  access: reviewerRoles,
  summary: 'Emails that were given up within the last 30 days, those queued last first.',
  query: z.object({ cursor: z.string().max(100).optional() }),
  output: z.object({ emails: z.array(undeliveredEmail), next_cursor: z.string().nullable() }),
});

/** Fails with `not_possible_now` where the email is being sent again already, or cannot be. */
export const resendEmail = endpoint({
  method: 'POST',
  path: '/undelivered_emails/:id/resend',
  access: reviewerRoles,
  summary: 'Queues an email again that was given up.',
  params: z.object({ id: idText }),
  output: z.object({ message: z.string() }),
});
