import {
  changeAlertTimes,
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
  viewNewJobs,
} from '@foothold/shared/contract';
import type { Context } from '../../platform/context';
import { route } from '../../platform/http';
import type { InterpretQuery } from '../search/words';
import {
  addSavedSearch,
  changeOwnSearch,
  changeOwnTimes,
  loadAlertTimes,
  loadSavedSearches,
  removeOwnSearch,
  takeOwnNewJobs,
} from './service';

export const savedSearchRoutes = (context: Context, interpretQuery: InterpretQuery) => [
  route(listSavedSearches, async ({ user }) => ({
    saved_searches: await loadSavedSearches(context, user),
    alert_times: await loadAlertTimes(context, user),
  })),

  route(changeAlertTimes, async ({ user, body }) => ({ alert_times: await changeOwnTimes(context, user, body) })),

  route(saveSearch, async ({ user, body }) => ({
    saved_search: await addSavedSearch(context, interpretQuery, user, body),
  })),

  route(changeSavedSearch, async ({ user: { user_id }, params: { id }, body }) => ({
    saved_search: await changeOwnSearch(context, interpretQuery, { id, user_id }, body),
  })),

  route(deleteSavedSearch, ({ user: { user_id }, params: { id } }) => removeOwnSearch(context.db, { id, user_id })),

  route(viewNewJobs, async ({ user: { user_id }, params: { id } }) => ({
    job_ids: await takeOwnNewJobs(context, { id, user_id }),
  })),
];
