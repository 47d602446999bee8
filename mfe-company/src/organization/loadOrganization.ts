import { ApiError, call } from '@foothold/shared/api';
import { listAccounts, type Organization } from '@foothold/shared/contract';

/** The company that is signed in, with the address that it signs in with. */
export async function loadOrganization(signal: AbortSignal): Promise<{ organization: Organization; email: string }> {
  const { users } = await call(listAccounts, {}, signal);
  // Anyone but an admin gets a list that holds only their own account.
  const [own] = users;
  if (!own?.organization) throw new ApiError('not_found', { error: 'User not found' });
  return { organization: own.organization, email: own.email };
}
