import { alertFrequencies, mailedFrequencies } from './enums';
import { timeZone } from './fields';
import { alertTimes, searchConditions } from './savedSearchInput';
import * as z from './schema';
import { email, emailedToken } from './sessionInput';

/** What a visitor enters: an address and how often mails come to it. */
export const alertRequestInput = z.object({ email, frequency: z.enum(mailedFrequencies).default('daily') });

export const alertRequest = alertRequestInput.extend({ conditions: searchConditions, time_zone: timeZone.optional() });

/** `none` deletes the search. */
export const alertSearchChange = emailedToken.extend({
  search_id: z.int(),
  frequency: z.enum(alertFrequencies),
});

export const subscriberTimes = emailedToken.extend(alertTimes.shape);
