import { buildPath, type Endpoint } from '@foothold/shared/contract';
import { ExternalLink, Icon, media } from '@foothold/shared/ui';
import { Download } from 'lucide-react';
import styled from 'styled-components';

interface CsvDownloadLinkProps {
  endpoint: Endpoint;
  /** The list's search and filters, which also apply to the file. */
  search: Readonly<Record<string, unknown>>;
}

/** Downloads all pages of a list as CSV. */
export function CsvDownloadLink({ endpoint, search }: CsvDownloadLinkProps) {
  const filters = Object.entries(search).filter(([, value]) => typeof value === 'string' && value !== '');
  const query = new URLSearchParams(filters as [string, string][]).toString();
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
  ${media.print} { display: none; }
`;
