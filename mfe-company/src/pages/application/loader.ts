import { call } from '@foothold/shared/api';
import { listNotes, viewAdjacentApplications } from '@foothold/shared/contract';
import { loadLastMessage } from '@foothold/shared/messages';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { openApplication } from '../../applications/application';
import { parseApplicationFilters } from '../../applications/applicationFilters';
import { findWaiting, loadDecisions } from '../../decisions/loadDecisions';

/**
 * Loading an application marks it as viewed, which is idempotent, so a reload is safe. The query string has the filters
 * of the list it was opened from. `neighbors`, `notes` and `latest` are null when they fail to load: the page works without them.
 */
export async function loader({ params, request: { url, signal } }: LoaderFunctionArgs) {
  const id = String(params.applicationId);
  const filters = parseApplicationFilters(new URL(url).searchParams);
  const ignoreFailure = (cause: unknown) => {
    if (signal.aborted) throw cause;
    return null;
  };
  const [{ application }, neighbors, notes, decisions, latest] = await Promise.all([
    openApplication(id, signal),
    call(viewAdjacentApplications, { params: { id }, query: filters }, signal).catch(ignoreFailure),
    call(listNotes, { params: { id } }, signal).catch(ignoreFailure),
    loadDecisions(signal),
    loadLastMessage(id, signal),
  ]);
  const waiting = findWaiting(decisions, application.id) ?? null;
  return { application, filters, neighbors, notes: notes?.notes ?? null, waiting, latest };
}
