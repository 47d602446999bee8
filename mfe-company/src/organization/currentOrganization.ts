import { ApiError, call } from '@foothold/shared/api';
import { currentIdentity } from '@foothold/shared/auth';
import { listAccounts, type Organization } from '@foothold/shared/contract';

/** Id of the signed-in company. Only companies reach this area, so without one the session has just ended. */
export function getCurrentOrganizationId(): number {
  const identity = currentIdentity();
  if (!identity) throw new ApiError('signed_out', { error: 'Organization ID not found.' });
  return identity.role_specific_id;
}

/** The signed-in company with its login email. */
export async function loadOrganization(signal: AbortSignal): Promise<{ organization: Organization; email: string }> {
  const { users } = await call(listAccounts, {}, signal);
  // For everyone except admins the list contains only their own account.
  const [own] = users;
  if (!own?.organization) throw new ApiError('not_found', { error: 'User not found' });
  return { organization: own.organization, email: own.email };
}
