import { Button, Columns, Meta, RetryStrip, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { JobCard } from './JobCard';
import { type JobsInPages, useMore } from './useMore';
import { useNear } from './useNear';
import { useOnline } from './useOnline';

/** The cards, twenty at a time: the next ones come as one scrolls, or by the button. */
export function Results({ first }: { first: JobsInPages }) {
  const { rows, hasMore, failed, busy, more } = useMore(first);
  // What failed once waits for a press, or the network's return: a lost connection is not asked again at every turn of the wheel.
  const foot = useNear<HTMLDivElement>(rows.length, () => failed || more('scrolled'));
  const press = () => more('pressed');
  useOnline(failed, () => more('scrolled'));
  return (
    <>
      <Columns $gap={4}>
        {rows.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </Columns>
      {hasMore && (
        <Foot ref={foot}>
          {failed ? (
            <RetryStrip onRetry={press} busy={busy}>
              Failed to fetch jobs. Please try again.
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
