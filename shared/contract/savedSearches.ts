import { endpoint } from './endpoint';
import { alertFrequencies } from './enums';
import { id, idText, instant } from './fields';
import { alertTimes, conditionTexts, savedSearchChange, savedSearchInput } from './savedSearchInput';
import * as z from './schema';
import { savedSearchParams } from './searchConditions';

/** New jobs of a search are counted up to this number, and as many are marked in the list. */
export const maxNewJobs = 100;

/** A search of the list of jobs that a student keeps, to be told of new jobs. */
export const savedSearch = z.object({
  id,
  /** The student's own name for it; null where it is named by its conditions. */
  name: z.string().nullable(),
  /** As in the address of the list. */
  conditions: conditionTexts,
  /** Filters whose choice the site has dropped, or whose company or skill is gone: no job matches while one is left. */
  dropped: z.array(z.enum(savedSearchParams)),
  paused: z.boolean(),
  /** How often its new jobs are mailed. */
  frequency: z.enum(alertFrequencies),
  /** Open jobs that match and that the student has not seen, up to 100. */
  new_jobs: z.int(),
  created_at: instant,
});
export type SavedSearch = z.infer<typeof savedSearch>;

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/saved_searches',
  access: 'student',
  summary: 'The student’s saved searches, those with new jobs first, then the last saved one; at most 50.',
  /** `alert_times`: null before the first search with mails. */
  output: z.object({ saved_searches: z.array(savedSearch), alert_times: alertTimes.nullable() }),
});

export const saveSearch = endpoint({
  method: 'POST',
  path: '/saved_searches',
  access: 'student',
  summary:
    'Saves a search. One for the same jobs that is saved already is answered as it is. Fails with `not_possible_now` and a sentence beyond 50.',
  status: 201,
  body: savedSearchInput,
  output: z.object({ saved_search: savedSearch }),
});

const ownSearch = { access: 'student', params: z.object({ id: idText }) } as const;

export const changeSavedSearch = endpoint({
  method: 'PATCH',
  path: '/saved_searches/:id',
  ...ownSearch,
  summary:
    'Renames a saved search, changes what it searches for, pauses it or lets it go on. With other conditions it waits for jobs from then on. Fails with `not_possible_now` and a sentence where another one of the student searches for the same.',
  body: savedSearchChange,
  output: z.object({ saved_search: savedSearch }),
});

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/saved_searches/:id',
  ...ownSearch,
  summary: 'Deletes a saved search. Fails with `not_found` the second time.',
  status: 204,
});

/** The caller marks these jobs in the list that it shows. */
export const viewNewJobs = endpoint({
  method: 'POST',
  path: '/saved_searches/:id/view',
  ...ownSearch,
  summary:
    'The open jobs of a saved search that the student has not seen, at most 100; they count as seen from then on.',
  output: z.object({ job_ids: z.array(id) }),
});

export const changeAlertTimes = endpoint({
  method: 'PUT',
  path: '/alert_times',
  access: 'student',
  summary: 'At which hour, in which time zone, the daily and weekly mails of the student’s saved searches come.',
  body: alertTimes,
  output: z.object({ alert_times: alertTimes }),
});
