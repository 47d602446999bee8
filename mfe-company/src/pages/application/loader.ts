import { call } from '@foothold/shared/api';
import { listNotes, viewAdjacentApplications } from '@foothold/shared/contract';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { parseApplicationFilters } from '../../applicationFilters';
import { openApplication } from '../../openApplication';

/**
 * Opening an application is what reviews it. Doing so again changes nothing, so a reload is safe. The address says in
 * which list it stands. Who stands beside it, and the notes, are null where they did not come: the rest is read without.
 */
export async function load({ params, request: { url, signal } }: LoaderFunctionArgs) {
  const id = String(params.applicationId);
  const filters = parseApplicationFilters(new URL(url).searchParams);
  const ignoreFailure = (cause: unknown) => {
    if (signal.aborted) throw cause;
    return null;
  };
  const [{ application }, neighbors, notes] = await Promise.all([
    openApplication(id, signal),
    call(viewAdjacentApplications, { params: { id }, query: filters }, signal).catch(ignoreFailure),
    call(listNotes, { params: { id } }, signal).catch(ignoreFailure),
  ]);
  return { application, wish: filters, beside: neighbors, notes: notes?.notes ?? null };
}
