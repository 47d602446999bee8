import { call } from '@foothold/shared/api';
import type { Query } from '@foothold/shared/contract';
import { viewOrganization } from '@foothold/shared/contract/admin';
import { useRevalidator } from '@foothold/shared/router';
import { useEffect, useEffectEvent } from 'react';
import type { Details } from './details';

/** Whoever comes back to this tab decides about the company as it stands now. */
export function useFresh(shown: Details, query: Query<typeof viewOrganization>): void {
  const { revalidate } = useRevalidator();

  const look = useEffectEvent(async () => {
    // Asked beside the page, so that a connection that failed does not take it away.
    const told = await call(viewOrganization, { params: { id: shown.id }, query }).catch(() => null);
    if (told && JSON.stringify(told.organization) !== JSON.stringify(shown)) await revalidate();
  });

  useEffect(() => {
    const hear = () => void look();
    window.addEventListener('focus', hear);
    return () => window.removeEventListener('focus', hear);
  }, []);
}
