import { call } from '@foothold/shared/api';
import { listLocations } from '@foothold/shared/contract';

/** Names of places; null when they fail to load, because the forms work without them. */
export const loadLocations = (signal: AbortSignal): Promise<string[] | null> =>
  call(listLocations, {}, signal).then(
    ({ data }) => data.map(({ name }) => name),
    () => null,
  );
