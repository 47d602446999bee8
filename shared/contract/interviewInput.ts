import { flag, httpsLink, id, optionalPhone, optionalText, text, wallClock } from './fields';
import * as z from './schema';

export const interviewInput = z.object({
  application_id: id,
  job_id: id.nullish(),
  user_id: id.nullish(),
  org_id: id.nullish(),
  date: wallClock('Preferred date'),
  meet_link: httpsLink,
  place: optionalText(200),
  phone_number: optionalPhone,
  alt_date_1: wallClock('First alternative date'),
  alt_date_2: wallClock('Second alternative date'),
  confirm_overlap: z.union([flag, z.boolean()]).nullish(),
});

/** What would suit a student to whom none of the offered dates does. */
export const declineNote = text('A line about other times', 300, 'Say which times would suit you.');
