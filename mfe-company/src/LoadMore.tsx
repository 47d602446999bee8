import { LinkButton, Meta, Row } from '@foothold/shared/ui';
import styled from 'styled-components';
import { pageSize } from './shownCount';

interface LoadMoreProps {
  /** The address of this list, to which how much is shown is added. */
  listUrl: string;
  shown: number;
  total: number;
  hasMore: boolean;
}

/** How much of a long list is shown, and the way to more of it. */
export function LoadMore({ listUrl, shown, total, hasMore }: LoadMoreProps) {
  if (total <= pageSize) return null;
  const to = `${listUrl}${listUrl.includes('?') ? '&' : '?'}shown=${shown + pageSize}`;
  return (
    <Foot>
      {hasMore && (
        <LinkButton to={to} $tone="soft" replace preventScrollReset>
          Show more
        </LinkButton>
      )}
      <Meta role="status">{`${shown} of ${total} shown`}</Meta>
    </Foot>
  );
}

const Foot = styled(Row)`margin-top: 1.5rem;`;
