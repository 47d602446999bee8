import { buildPath, type Endpoint } from '@foothold/shared/contract';
import { Icon, OutLink } from '@foothold/shared/ui';
import { Download } from 'lucide-react';
import styled from 'styled-components';

interface TableLinkProps {
  endpoint: Endpoint;
  /** What the list is narrowed by: just that is in the table. */
  search: Readonly<Record<string, unknown>>;
}

/** Takes all that a list shows, every page of it, as a table for a spreadsheet. */
export function TableLink({ endpoint, search }: TableLinkProps) {
  const given = Object.entries(search).filter(([, value]) => typeof value === 'string' && value !== '');
  const query = new URLSearchParams(given as [string, string][]).toString();
  return (
    <Way href={`/api${buildPath(endpoint)}${query && `?${query}`}`} download>
      <Icon of={Download} small />
      Download as CSV
    </Way>
  );
}

const Way = styled(OutLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 44px;
  white-space: nowrap;
`;
