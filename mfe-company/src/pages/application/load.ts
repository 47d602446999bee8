import { call } from '@foothold/shared/api';
import { listNotes, viewNeighbours } from '@foothold/shared/contract';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { openApplication } from '../../openApplication';
import { wishIn } from '../../wish';

/**
 * Opening an application is what reviews it. Doing so again changes nothing, so a reload is safe. The address says in
 * which list it stands. Who stands beside it, and the notes, are null where they did not come: the rest is read without.
 */
export async function load({ params, request: { url, signal } }: LoaderFunctionArgs) {
  const id = String(params.applicationId);
  const wish = wishIn(new URL(url).searchParams);
  const withoutIt = (cause: unknown) => {
    if (signal.aborted) throw cause;
    return null;
  };
  const [{ application }, beside, notes] = await Promise.all([
    openApplication(id, signal),
    call(viewNeighbours, { params: { id }, query: wish }, signal).catch(withoutIt),
    call(listNotes, { params: { id } }, signal).catch(withoutIt),
  ]);
  return { application, wish, beside, notes: notes?.notes ?? null };
}
