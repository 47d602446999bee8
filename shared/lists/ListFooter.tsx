import { useOnReconnect } from '@foothold/shared/api';
import { listPageSize } from '@foothold/shared/contract';
import { Button, Meta, RetryStrip, Row, t } from '@foothold/shared/ui';
import styled, { css } from 'styled-components';
import type { ListRow, LoadedList } from './useInfiniteList';
import { useNearViewport } from './useNearViewport';

interface ListFooterProps {
  list: LoadedList<ListRow>;
  /** Shown when the next page failed to load. */
  failureMessage: string;
  /** Loads the next page when the list's end comes near the screen. Such pages are not announced. */
  isAutomatic?: boolean;
  isCentered?: boolean;
  /** The list's `total` is not that of all its rows, which nobody counts. */
  isUncounted?: boolean;
}

/** The end of a list: a button that loads the next page or tries it again, and how many rows are shown. */
export function ListFooter({
  list,
  failureMessage,
  isAutomatic = false,
  isCentered = false,
  isUncounted = false,
}: ListFooterProps) {
  const { rows, total, hasMore, hasFailed, isLoading, loadMore } = list;
  // After a failure only the button or the connection's return retries, not every further scroll.
  const footer = useNearViewport<HTMLDivElement>(rows.length, () => isAutomatic && !hasFailed && loadMore('scroll'));
  useOnReconnect(hasFailed, () => loadMore('scroll'));
  if (!hasMore && total <= listPageSize) return null;

  const handlePress = () => loadMore('button');
  const shown = isUncounted ? rows.length : `${rows.length} of ${total.toLocaleString('en-GB')}`;
  return (
    <Footer ref={footer} $centered={isCentered}>
      {hasFailed && (
        <RetryStrip onRetry={handlePress} busy={isLoading}>
          {failureMessage}
        </RetryStrip>
      )}
      {hasMore && !hasFailed && (
        <Button $tone="soft" onClick={handlePress} busy={isLoading} busyLabel="Loading...">
          Show more
        </Button>
      )}
      <Meta role={isAutomatic ? undefined : 'status'}>{`${shown} shown`}</Meta>
    </Footer>
  );
}

const centered = css`display: grid; justify-items: center; gap: ${t.space[2]};`;
const Footer = styled(Row)<{ $centered: boolean }>`
  margin-top: ${t.space[6]};
  ${({ $centered }) => $centered && centered}
`;
