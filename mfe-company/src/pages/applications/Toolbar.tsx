import { applicationOrders } from '@foothold/shared/contract';
import { OrderChoice, SearchBox, useSearchChange } from '@foothold/shared/lists';
import { media } from '@foothold/shared/ui';
import styled from 'styled-components';
import type { Asked, Wish } from '../../wish';
import { JobFilter } from './JobFilter';

interface ToolbarProps {
  orgId: number;
  wish: Wish;
  jobTitle: string | null;
  /** The address itself names the job. */
  ofJob: boolean;
}

/** By whose name, for which job, in which order. */
export function Toolbar({ orgId, wish, jobTitle, ofJob }: ToolbarProps) {
  const change = useSearchChange<Asked>();
  return (
    <Bar>
      <SearchBox
        label="Search applicants"
        placeholder="Name of an applicant"
        q={wish.q ?? ''}
        onAsk={(q) => change({ q }, { replace: true })}
      />
      {!ofJob && <JobFilter orgId={orgId} wish={wish} title={jobTitle} />}
      <OrderChoice
        orders={orders}
        value={wish.sort ?? 'newest'}
        onChange={(sort) => change({ sort: sort === 'newest' ? null : sort })}
      />
    </Bar>
  );
}

const labels = { newest: 'Newest', oldest: 'Oldest', name: 'Name' } as const;
const orders = applicationOrders.map((value) => ({ value, label: labels[value] }));

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1rem;
  margin-bottom: 1rem;
  ${media.phone} { gap: 0.5rem; > :nth-child(2):not(:last-child) { min-width: 0; } }
`;
