import { matchesPattern } from '@foothold/shared/boot';
import { listJobs, listSavedJobs, listStudentApplications, viewApplication, viewJob } from '@foothold/shared/contract';

/** What a student may read again without a connection: no file, no message, nothing that anybody else sees of them. */
const keptEndpoints = [listJobs, listSavedJobs, viewJob, listStudentApplications, viewApplication];

/** How the worker serves a request. It leaves all others to the browser. */
type RequestKind = 'document' | 'file' | 'response';

type ClassifiedRequest = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'headers'>;

/** Decides whether the worker has anything to do with a request of a page of this origin. */
export function classify(request: ClassifiedRequest, ownOrigin: string): RequestKind | undefined {
  const { method, url, mode, destination, headers } = request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return undefined;
  if (mode === 'navigate') return destination === 'document' && isPage(pathname) ? 'document' : undefined;
  if (releaseFile.test(pathname)) return headers.has('range') ? undefined : 'file';
  return keptEndpoints.some(({ path }) => matchesPattern(`/api${path}`, pathname)) ? 'response' : undefined;
}

/** Not an uploaded document, a download or a picture that is opened by its address. */
const isPage = (pathname: string) => !/^\/(api|storage|mf|previews)(\/|$)/i.test(pathname);

/** Scripts and fonts. The name of the release has a hash of its content; films would take too much room. */
const releaseFile = /^\/mf\/[a-z][a-z0-9-]*\/[\w.-]+\/[\w.-]+\.(js|woff2)$/;
