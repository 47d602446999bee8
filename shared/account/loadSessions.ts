import { call } from '@foothold/shared/api';
import { type AccountSession, listSessions } from '@foothold/shared/contract';

/** For a page's loader. Null where they could not be had: the rest of the page stands without them. */
export const loadSessions = (signal: AbortSignal): Promise<readonly AccountSession[] | null> =>
  call(listSessions, {}, signal).then(
    ({ sessions }) => sessions,
    () => null,
  );
