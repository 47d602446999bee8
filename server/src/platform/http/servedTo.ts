import { getAccessRole, servedToHeader } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';

/** The header by which the service worker of a browser knows whose a response is. It keeps those of students alone. */
export const toServedToHeader = (identity: Identity | null): Record<string, string> => ({
  [servedToHeader]: identity && getAccessRole(identity) === 'student' ? String(identity.user_id) : 'nobody',
});
