import { call } from '@foothold/shared/api';
import { listLocations } from '@foothold/shared/contract';

/** Where a company can be, or null where the list did not arrive. Jobs may be remote, a company is somewhere. */
export const loadStates = (signal: AbortSignal): Promise<string[] | null> =>
  call(listLocations, {}, signal).then(
    ({ data }) => data.map(({ name }) => name).filter((name) => name !== 'Remote'),
    () => null,
  );
