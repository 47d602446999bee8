import { ApiError, call } from '@foothold/shared/api';
import { listAccounts, type Organization } from '@foothold/shared/contract';

/** The signed-in company with its login email. */
export async function loadOrganization(signal: AbortSignal): Promise<{ organization: Organization; email: string }> {
  const { users } = await call(listAccounts, {}, signal);
  // For everyone except admins the list contains only their own account.
  const [own] = users;
  if (!own?.organization) throw new ApiError('not_found', { error: 'User not found' });
  return { organization: own.organization, email: own.email };
}
