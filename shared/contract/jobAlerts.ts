import { endpoint } from './endpoint';
import { alertFrequencies } from './enums';
import { id } from './fields';
import { alertRequest, alertSearchChange, subscriberTimes } from './jobAlertInput';
import { alertTimes, conditionTexts } from './savedSearchInput';
import * as z from './schema';
import { emailedToken } from './sessionInput';

/** Mails about new jobs to somebody, as the link in each of them shows them. */
export const jobAlerts = z.object({
  /** A student chooses for each search in the account; the link only ends all mails. */
  is_student: z.boolean(),
  /** None of a student’s. */
  searches: z.array(z.object({ id, conditions: conditionTexts, frequency: z.enum(alertFrequencies) })),
  alert_times: alertTimes,
});
export type JobAlerts = z.infer<typeof jobAlerts>;

export const requestAlerts = endpoint({
  method: 'POST',
  path: '/job_alerts',
  access: 'anyone',
  limitedAs: 'reset',
  summary:
    'Asks for mails about new jobs that a search finds. A link to confirm it is mailed to the address; for one with an account, a link to the login. The answer is the same for every address.',
  status: 202,
  body: alertRequest,
  output: z.object({ message: z.string() }),
});

const byToken = { access: 'anyone', limitedAs: 'link' } as const;

/** May be repeated. Fails with `not_possible_now` when the link has expired. */
export const confirmAlerts = endpoint({
  method: 'POST',
  path: '/job_alerts/confirm',
  ...byToken,
  summary: 'Starts the mails that a visitor asked for, by the mailed token, which is valid for 7 days.',
  body: emailedToken,
  /** `token`: that of the links in the mails. */
  output: z.object({ token: z.string() }),
});

/** Fails with `not_possible_now` when there are no alerts any more. */
export const viewAlerts = endpoint({
  method: 'POST',
  path: '/job_alerts/view',
  ...byToken,
  summary: 'The mails about new jobs that the token of such a mail stands for.',
  body: emailedToken,
  output: jobAlerts,
});

export const changeAlertSearch = endpoint({
  method: 'POST',
  path: '/job_alerts/search',
  ...byToken,
  summary:
    'Changes how often a visitor’s search is mailed; with `none` it is deleted, and with the last one the address.',
  body: alertSearchChange,
  output: z.object({ searches: jobAlerts.shape.searches }),
});

export const changeSubscriberTimes = endpoint({
  method: 'POST',
  path: '/job_alerts/times',
  ...byToken,
  summary: 'At which hour, in which time zone, the daily and weekly mails come.',
  body: subscriberTimes,
  output: z.object({ alert_times: alertTimes }),
});

export const endAlerts = endpoint({
  method: 'POST',
  path: '/job_alerts/end',
  ...byToken,
  summary:
    'Ends all mails about new jobs. A visitor’s address and searches are deleted; a student’s saved searches stay. May be repeated.',
  body: emailedToken,
  output: z.object({ message: z.string() }),
});
