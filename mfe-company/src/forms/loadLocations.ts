import { call } from '@foothold/shared/api';
import { listLocations } from '@foothold/shared/contract';

/** Names of places; null where they could not be fetched, because a job can be written without them. */
export const loadLocations = (signal: AbortSignal): Promise<string[] | null> =>
  call(listLocations, {}, signal).then(
    ({ data }) => data.map(({ name }) => name),
    () => null,
  );
