import { Button, Columns, Meta, RetryStrip, t } from '@foothold/shared/ui';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { type InfiniteListOptions, type ListPage, type ListRow, useInfiniteList } from './useInfiniteList';
import { useNearViewport } from './useNearViewport';
import { useOnReconnect } from './useOnReconnect';

interface InfiniteListProps<R extends ListRow, Loaded> extends InfiniteListOptions<R, Loaded> {
  firstPage: ListPage<R>;
  /** What is said where more did not come. */
  failureMessage: string;
  children: (row: R) => ReactNode;
}

/** Cards, a page at a time: the next ones come as one scrolls, or by the button. */
export function InfiniteList<R extends ListRow, Loaded>({
  firstPage,
  failureMessage,
  children,
  ...ways
}: InfiniteListProps<R, Loaded>) {
  const { rows, hasMore, failed, busy, more } = useInfiniteList(firstPage, ways);
  // What failed once waits for a press, or the network's return: a lost connection is not asked again at every turn of the wheel.
  const foot = useNearViewport<HTMLDivElement>(rows.length, () => failed || more('scrolled'));
  const press = () => more('pressed');
  useOnReconnect(failed, () => more('scrolled'));
  return (
    <>
      <Columns $gap={4}>
        {rows.map((row) => (
          <Fragment key={row.id}>{children(row)}</Fragment>
        ))}
      </Columns>
      {hasMore && (
        <Footer ref={foot}>
          {failed ? (
            <RetryStrip onRetry={press} busy={busy}>
              {failureMessage}
            </RetryStrip>
          ) : (
            <Button $tone="soft" onClick={press} busy={busy} busyLabel="Loading...">
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
