import { call } from '@foothold/shared/api';
import type { Query } from '@foothold/shared/contract';
import { type OrganizationDetails, viewOrganization } from '@foothold/shared/contract/admin';
import { useRevalidator } from '@foothold/shared/router';
import { useEffect, useEffectEvent } from 'react';

/** Reloads the page when the window gets the focus and the company has changed, so that no decision is based on old data. */
export function useRefreshOnFocus(current: OrganizationDetails, query: Query<typeof viewOrganization>): void {
  const { revalidate } = useRevalidator();

  const checkForChanges = useEffectEvent(async () => {
    // A call of its own: a failing loader would replace the page by its error boundary.
    const response = await call(viewOrganization, { params: { id: current.id }, query }).catch(() => null);
    if (response && JSON.stringify(response.organization) !== JSON.stringify(current)) await revalidate();
  });

  useEffect(() => {
    const handleFocus = () => void checkForChanges();
    window.addEventListener('focus', handleFocus);
    return () => window.removeEventListener('focus', handleFocus);
  }, []);
}
