import { alertFrequencies } from './enums';
import { optionalText, timeZone } from './fields';
import { jobSearch } from './jobSearch';
import * as z from './schema';
import {
  type SavedSearchParam,
  type SearchConditions,
  savedSearchParams,
  toSearchConditions,
} from './searchConditions';

/** How many searches a person can save. */
export const maxSavedSearches = 50;
export const maxSearchName = 80;

/** The conditions of which no job can be found any more, because the site has dropped a choice: the filters that hold it. */
export function findDroppedFilters(conditions: SearchConditions): SavedSearchParam[] {
  const { error } = jobSearch.safeParse(conditions);
  const names = error?.issues.map(({ path }) => path[0]) ?? [];
  return savedSearchParams.filter((name) => names.includes(name));
}

/** Each is the text that the list's address has: several choices with commas between them. */
const conditionText = z.string().max(200).optional();
export const conditionTexts = z.object(
  Object.fromEntries(savedSearchParams.map((name) => [name, conditionText])) as Record<
    SavedSearchParam,
    typeof conditionText
  >,
);

export const searchConditions = conditionTexts
  .check(({ value, issues }) => {
    const { error } = jobSearch.safeParse(value);
    for (const { path, message } of error?.issues ?? []) issues.push({ code: 'custom', path, message, input: value });
  })
  .transform(toSearchConditions)
  .refine((conditions) => Object.keys(conditions).length > 0, 'Type words or choose a filter first.');

/** Null: it is named by its conditions. */
const searchName = optionalText(maxSearchName).transform((name) => name?.replace(/\s+/g, ' ') ?? null);

export const savedSearchName = z.object({ name: searchName });
export const savedSearchInput = savedSearchName.extend({
  conditions: searchConditions,
  frequency: z.enum(alertFrequencies).default('none'),
  /** In which the mails of a person's first search are sent; the platform's where it is missing. */
  time_zone: timeZone.optional(),
});

/** The hour of the day at which daily and weekly mails come. */
const sendHour = z.int().min(0).max(23);
/** When the mails of all of a person's searches come. */
export const alertTimes = z.object({ send_hour: sendHour, time_zone: timeZone });
export type AlertTimes = z.infer<typeof alertTimes>;

/** What is missing stays as it is. */
export const savedSearchChange = z.object({
  conditions: searchConditions.optional(),
  name: searchName.optional(),
  paused: z.boolean().optional(),
  frequency: z.enum(alertFrequencies).optional(),
});
