import { LinkButton, Meta, Row } from '@foothold/shared/ui';
import styled from 'styled-components';
import { step } from './shown';

interface MoreProps {
  /** The address of this list, to which how much is shown is added. */
  of: string;
  shown: number;
  total: number;
  hasMore: boolean;
}

/** How much of a long list is shown, and the way to more of it. */
export function More({ of, shown, total, hasMore }: MoreProps) {
  if (total <= step) return null;
  const to = `${of}${of.includes('?') ? '&' : '?'}shown=${shown + step}`;
  return (
    <Foot>
      {hasMore && (
        <LinkButton to={to} $tone="soft" replace preventScrollReset>
          Show more
        </LinkButton>
      )}
      <Meta role="status">{`${shown} of ${total} shown`}</Meta>
    </Foot>
  );
}

const Foot = styled(Row)`margin-top: 1.5rem;`;
