import { buildPath, type Endpoint } from '@foothold/shared/contract';
import { ExternalLink, Icon } from '@foothold/shared/ui';
import { Download } from 'lucide-react';
import styled from 'styled-components';

interface CsvDownloadLinkProps {
  endpoint: Endpoint;
  /** What the list is narrowed by: just that is in the table. */
  search: Readonly<Record<string, unknown>>;
}

/** Takes all that a list shows, every page of it, as a table for a spreadsheet. */
export function CsvDownloadLink({ endpoint, search }: CsvDownloadLinkProps) {
  const narrowingEntries = Object.entries(search).filter(([, value]) => typeof value === 'string' && value !== '');
  const query = new URLSearchParams(narrowingEntries as [string, string][]).toString();
  return (
    <StyledLink href={`/api${buildPath(endpoint)}${query && `?${query}`}`} download>
      <Icon icon={Download} small />
      Download as CSV
    </StyledLink>
  );
}

const StyledLink = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 44px;
  white-space: nowrap;
`;
