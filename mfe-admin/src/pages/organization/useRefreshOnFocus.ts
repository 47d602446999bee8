import { call } from '@foothold/shared/api';
import type { Query } from '@foothold/shared/contract';
import { viewOrganization } from '@foothold/shared/contract/admin';
import { useRevalidator } from '@foothold/shared/router';
import { useEffect, useEffectEvent } from 'react';
import type { OrganizationDetails } from './organizationDetails';

/** Whoever comes back to this tab decides about the company as it stands now. */
export function useRefreshOnFocus(current: OrganizationDetails, query: Query<typeof viewOrganization>): void {
  const { revalidate } = useRevalidator();

  const checkForChanges = useEffectEvent(async () => {
    // Asked beside the page, so that a connection that failed does not take it away.
    const response = await call(viewOrganization, { params: { id: current.id }, query }).catch(() => null);
    if (response && JSON.stringify(response.organization) !== JSON.stringify(current)) await revalidate();
  });

  useEffect(() => {
    const handleFocus = () => void checkForChanges();
    window.addEventListener('focus', handleFocus);
    return () => window.removeEventListener('focus', handleFocus);
  }, []);
}
