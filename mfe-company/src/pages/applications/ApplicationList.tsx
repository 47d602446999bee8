import { sentenceOf, useAction } from '@foothold/shared/api';
import type { listOrganizationApplications, Output } from '@foothold/shared/contract';
import { Button, Columns, Meta, Row, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import { ApplicationCard } from './ApplicationCard';
import { fetchPage, type Wish } from './load';

type Listing = Output<typeof listOrganizationApplications>;

/** The first twenty, and twenty more at a time. */
export function ApplicationList({ wish, first }: { wish: Wish; first: Listing }) {
  const [more, setMore] = useState<readonly Listing[]>([]);
  const cursor = (more.at(-1) ?? first).next_cursor;
  const shown = distinct([first, ...more]);

  const { start: showMore, busy } = useAction(async () => {
    if (!cursor) return;
    try {
      const page = await fetchPage(wish, cursor);
      setMore((pages) => [...pages, page]);
    } catch (cause) {
      toast.error(`Error fetching Applications: ${sentenceOf(cause)}`);
    }
  });

  return (
    <>
      <Columns>
        {shown.map((application) => (
          <ApplicationCard key={application.id} application={application} />
        ))}
      </Columns>
      {(cursor || more.length > 0) && (
        <Row>
          {cursor && (
            <Button onClick={showMore} busy={busy} busyLabel="Loading...">
              Show more
            </Button>
          )}
          <Meta role="status">{`${shown.length} of ${first.total} shown`}</Meta>
        </Row>
      )}
    </>
  );
}

/** A new application moves the others along, so one row may come twice. */
const distinct = (pages: readonly Listing[]) => [
  ...new Map(pages.flatMap(({ applications }) => applications).map((each) => [each.id, each])).values(),
];
