import type { Organization } from '@foothold/shared/contract';
import { useRevalidator } from '@foothold/shared/router';
import { RetryStrip, Skeleton } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import type { OwnCompany } from './ownCompany';

interface CompanyFormLoaderProps {
  /** Null until it is loaded. */
  company: OwnCompany | null;
  children: (organization: Organization, states: OwnCompany['states']) => ReactNode;
}

/** Renders a form once the company has loaded; before that a skeleton, after a failure a retry. */
export function CompanyFormLoader({ company, children }: CompanyFormLoaderProps) {
  const { revalidate, state } = useRevalidator();
  if (!company) return <Skeleton of="card" count={1} />;
  if (company.organization) return children(company.organization, company.states);
  return (
    <RetryStrip onRetry={() => revalidate()} busy={state === 'loading'}>
      Your company’s details did not load.
    </RetryStrip>
  );
}
