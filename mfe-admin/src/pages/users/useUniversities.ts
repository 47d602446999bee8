import { call } from '@foothold/shared/api';
import { listSchools } from '@foothold/shared/contract';
import { useState } from 'react';

/** The universities to choose from, fetched when they are wanted; asked for again where they did not come. */
export function useUniversities(): { options: readonly string[] | undefined; load: () => void } {
  const [options, setOptions] = useState<readonly string[]>();
  const ask = async () => {
    if (options?.length) return;
    const schools = await call(listSchools).catch((cause) => void reportError(cause));
    setOptions(schools?.data.map(({ sc_name }) => sc_name) ?? []);
  };
  return { options, load: () => void ask() };
}
