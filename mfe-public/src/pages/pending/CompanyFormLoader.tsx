import type { Organization } from '@foothold/shared/contract';
import { useRevalidator } from '@foothold/shared/router';
import { RetryStrip, Skeleton } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import type { OwnCompany } from './loadCompany';

interface CompanyFormLoaderProps {
  /** Null until it has been asked for. */
  company: OwnCompany | null;
  children: (organization: Organization, states: OwnCompany['states']) => ReactNode;
}

/** A form of the company's facts, once they are there. */
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
