import { Columns } from '@foothold/shared/ui';
import { Fragment, type ReactNode } from 'react';
import { ListFooter } from './ListFooter';
import { type InfiniteListOptions, type ListPage, type ListRow, useInfiniteList } from './useInfiniteList';

interface InfiniteListProps<R extends ListRow> extends InfiniteListOptions {
  firstPage: ListPage<R>;
  /** Shown when the next page failed to load. */
  failureMessage: string;
  children: (row: R) => ReactNode;
}

/** Cards in columns. The next page loads when its end comes near the screen, or by a button. */
export function InfiniteList<R extends ListRow>({
  firstPage,
  failureMessage,
  children,
  ...options
}: InfiniteListProps<R>) {
  const list = useInfiniteList(firstPage, options);
  return (
    <>
      <Columns $cards>
        {list.rows.map((row) => (
          <Fragment key={row.id}>{children(row)}</Fragment>
        ))}
      </Columns>
      {list.hasMore && <ListFooter list={list} failureMessage={failureMessage} isAutomatic isCentered />}
    </>
  );
}
