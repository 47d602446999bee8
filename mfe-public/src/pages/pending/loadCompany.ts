import { call } from '@foothold/shared/api';
import { listAccounts, type Organization } from '@foothold/shared/contract';
import { loadStates } from '../../forms/loadStates';

export interface OwnCompany {
  /** Null where it did not arrive. */
  organization: Organization | null;
  states: readonly string[] | null;
}

/** What a company corrects: its facts as they stand, and the states to choose from. */
export async function loadCompany(signal: AbortSignal): Promise<OwnCompany> {
  const own = call(listAccounts, {}, signal).then(
    ({ users }) => users[0]?.organization ?? null,
    () => null,
  );
  const [organization, states] = await Promise.all([own, loadStates(signal)]);
  return { organization, states };
}
