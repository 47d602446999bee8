import { Button, Columns, Meta, RetryStrip, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { JobCard } from './JobCard';
import type { JobList } from './loader';
import { useMore } from './useMore';

/** The cards, twenty at a time. */
export function Results({ first }: { first: JobList }) {
  const { rows, hasMore, failed, busy, more } = useMore(first);
  return (
    <>
      <Columns $gap={4}>
        {rows.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </Columns>
      {hasMore && (
        <Foot>
          {failed ? (
            <RetryStrip onRetry={more} busy={busy}>
              Failed to fetch jobs. Please try again.
            </RetryStrip>
          ) : (
            <Button $tone="soft" onClick={more} busy={busy} busyLabel="Loading...">
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
