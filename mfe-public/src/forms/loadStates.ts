import { call } from '@foothold/shared/api';
import { listLocations } from '@foothold/shared/contract';

/** The states a company can be in; null when the list did not load. 'Remote' is a location of jobs only. */
export const loadStates = (signal: AbortSignal): Promise<string[] | null> =>
  call(listLocations, {}, signal).then(
    ({ data }) => data.map(({ name }) => name).filter((name) => name !== 'Remote'),
    () => null,
  );
