import { useOnReconnect } from '@foothold/shared/api';
import { Button, Columns, Meta, RetryStrip, t } from '@foothold/shared/ui';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { type InfiniteListOptions, type ListPage, type ListRow, useInfiniteList } from './useInfiniteList';
import { useNearViewport } from './useNearViewport';

interface InfiniteListProps<R extends ListRow, Loaded> extends InfiniteListOptions<R, Loaded> {
  firstPage: ListPage<R>;
  /** Shown when the next page failed to load. */
  failureMessage: string;
  children: (row: R) => ReactNode;
}

/** Cards in columns. The next page loads when its end comes near the screen, or by a button. */
export function InfiniteList<R extends ListRow, Loaded>({
  firstPage,
  failureMessage,
  children,
  ...options
}: InfiniteListProps<R, Loaded>) {
  const { rows, hasMore, hasFailed, isLoading, loadMore } = useInfiniteList(firstPage, options);
  // After a failure only the button or the connection's return retries, not every further scroll.
  const footer = useNearViewport<HTMLDivElement>(rows.length, () => hasFailed || loadMore('scroll'));
  const handlePress = () => loadMore('button');
  useOnReconnect(hasFailed, () => loadMore('scroll'));
  return (
    <>
      <Columns $gap={4}>
        {rows.map((row) => (
          <Fragment key={row.id}>{children(row)}</Fragment>
        ))}
      </Columns>
      {hasMore && (
        <Footer ref={footer}>
          {hasFailed ? (
            <RetryStrip onRetry={handlePress} busy={isLoading}>
              {failureMessage}
            </RetryStrip>
          ) : (
            <Button $tone="soft" onClick={handlePress} busy={isLoading} busyLabel="Loading...">
              Show more
            </Button>
          )}
          <Meta>{`${rows.length} of ${firstPage.total.toLocaleString('en-GB')} shown`}</Meta>
        </Footer>
      )}
    </>
  );
}

const Footer = styled.div`display: grid; justify-items: center; gap: ${t.space[2]}; margin-top: ${t.space[6]};`;
