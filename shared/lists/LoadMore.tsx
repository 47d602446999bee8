import { LinkButton, Meta, Row } from '@foothold/shared/ui';
import styled from 'styled-components';
import { maxReloadedCount, pageSize } from './shownCount';

interface LoadMoreProps {
  /** The list's address, to which `shown` is added. */
  listUrl: string;
  shown: number;
  total: number;
}

/**
 * The end of a list that is loaded as a whole, because events or time change all of its rows: how many are shown, and a
 * link that loads more. Other long lists append pages: `useInfiniteList`.
 */
export function LoadMore({ listUrl, shown, total }: LoadMoreProps) {
  if (total <= pageSize) return null;
  const to = `${listUrl}${listUrl.includes('?') ? '&' : '?'}shown=${shown + pageSize}`;
  return (
    <Footer>
      {shown < Math.min(total, maxReloadedCount) && (
        <LinkButton to={to} $tone="soft" replace preventScrollReset>
          Show more
        </LinkButton>
      )}
      <Meta role="status">{`${shown} of ${total.toLocaleString('en-GB')} shown`}</Meta>
    </Footer>
  );
}

const Footer = styled(Row)`margin-top: 1.5rem;`;
