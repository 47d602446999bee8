import { Button, Columns, Meta, RetryStrip, t } from '@foothold/shared/ui';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { type InPages, type Row, useMore, type Ways } from './useMore';
import { useNear } from './useNear';
import { useOnline } from './useOnline';

interface LongListProps<R extends Row, Loaded> extends Ways<R, Loaded> {
  first: InPages<R>;
  /** What is said where more did not come. */
  failure: string;
  children: (row: R) => ReactNode;
}

/** Cards, a page at a time: the next ones come as one scrolls, or by the button. */
export function LongList<R extends Row, Loaded>({ first, failure, children, ...ways }: LongListProps<R, Loaded>) {
  const { rows, hasMore, failed, busy, more } = useMore(first, ways);
  // What failed once waits for a press, or the network's return: a lost connection is not asked again at every turn of the wheel.
  const foot = useNear<HTMLDivElement>(rows.length, () => failed || more('scrolled'));
  const press = () => more('pressed');
  useOnline(failed, () => more('scrolled'));
  return (
    <>
      <Columns $gap={4}>
        {rows.map((row) => (
          <Fragment key={row.id}>{children(row)}</Fragment>
        ))}
      </Columns>
      {hasMore && (
        <Foot ref={foot}>
          {failed ? (
            <RetryStrip onRetry={press} busy={busy}>
              {failure}
            </RetryStrip>
          ) : (
            <Button $tone="soft" onClick={press} busy={busy} busyLabel="Loading...">
              Show more
            </Button>
          )}
          <Meta>{`${rows.length} of ${first.total.toLocaleString('en-GB')} shown`}</Meta>
        </Foot>
      )}
    </>
  );
}

const Foot = styled.div`display: grid; justify-items: center; gap: ${t.space[2]}; margin-top: ${t.space[6]};`;
