import { ApiError, call } from '@foothold/shared/api';
import { listJobs, type Output } from '@foothold/shared/contract';
import { perPage, shownIn } from '@foothold/shared/lists';
import type { LoaderFunctionArgs } from '@foothold/shared/router';
import { keepList, type LastList, readList } from './lastList';
import { type JobSearch, searchOf } from './search';

export type JobList = Output<typeof listJobs>['jobs'];

/**
 * The search in the address, from its start or from `cursor` on. A failed search keeps its page: `jobs` is null then,
 * and `last` what was seen before, where it is the connection that is missing.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const search = searchOf(params);
  const cursor = params.get('cursor');
  const query = cursor ? { ...search, cursor, limit: perPage } : { ...search, limit: shownIn(params) };
  try {
    const [{ jobs }, marking] = await Promise.all([call(listJobs, { query }, request.signal), markingFor(search)]);
    if (!cursor) keepList(search, jobs.data);
    return { search, cursor, jobs, marking, last: null };
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    return { search, cursor, jobs: null, marking: null, last: lastFor(cause) };
  }
}

/** Without it the jobs are found all the same. */
const markingFor = async ({ q }: JobSearch) => (q ? await import('./marking').catch(() => null) : null);

const lastFor = (cause: unknown): LastList | null =>
  cause instanceof ApiError && cause.code === 'offline' ? readList() : null;
