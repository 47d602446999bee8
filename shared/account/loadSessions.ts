import { call } from '@foothold/shared/api';
import { type AccountSession, listSessions } from '@foothold/shared/contract';

/** For a page's loader. Null when the request fails: the rest of the page does not depend on it. */
export const loadSessions = (signal: AbortSignal): Promise<readonly AccountSession[] | null> =>
  call(listSessions, {}, signal).then(
    ({ sessions }) => sessions,
    () => null,
  );
