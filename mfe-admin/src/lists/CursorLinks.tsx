import { LinkButton, Row } from '@foothold/shared/ui';
import { useHref } from '../routes/searchParams';

interface CursorLinksProps {
  isFirstPage: boolean;
  /** Null on the last page. */
  nextCursor: string | null;
}

/** The links beneath a list that is read by cursor, newest first. */
export function CursorLinks({ isFirstPage, nextCursor }: CursorLinksProps) {
  const buildHref = useHref('cursor');
  return (
    <Row>
      {!isFirstPage && (
        <LinkButton $tone="soft" to={buildHref(null)}>
          Newest
        </LinkButton>
      )}
      {nextCursor !== null && (
        <LinkButton $tone="soft" to={buildHref(nextCursor)}>
          Older
        </LinkButton>
      )}
    </Row>
  );
}
