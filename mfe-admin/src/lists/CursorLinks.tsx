import { LinkButton, Row } from '@foothold/shared/ui';
import { useHref } from '../routes/searchParams';

interface CursorLinksProps {
  isFirstPage: boolean;
  /** Null on the last page. */
  nextCursor: string | null;
  labels?: readonly [first: string, next: string];
}

/** The links beneath a list that is read by cursor, newest first unless the labels say otherwise. */
export function CursorLinks({ isFirstPage, nextCursor, labels = ['Newest', 'Older'] }: CursorLinksProps) {
  const buildHref = useHref('cursor');
  return (
    <Row>
      {!isFirstPage && (
        <LinkButton $tone="soft" to={buildHref(null)}>
          {labels[0]}
        </LinkButton>
      )}
      {nextCursor !== null && (
        <LinkButton $tone="soft" to={buildHref(nextCursor)}>
          {labels[1]}
        </LinkButton>
      )}
    </Row>
  );
}
