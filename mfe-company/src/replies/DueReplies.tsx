import type { listDueReplies, Output } from '@foothold/shared/contract';
import { media, Section, TextLink, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { paths } from '../routes/paths';
import { DueReplyRows } from './DueReplyRows';

const maxShown = 3;

/** The most urgent replies that the company owes; nothing where it owes none. */
export function DueReplies({ due: { replies, total } }: { due: Output<typeof listDueReplies> }) {
  if (total === 0) return null;
  return (
    <Due>
      <Section
        title="Replies due"
        aside={total > maxShown && <AllLink to={paths.replies}>{`All ${total} replies`}</AllLink>}
      >
        <DueReplyRows replies={replies.slice(0, maxShown)} />
      </Section>
    </Due>
  );
}

// A phone has little room between the search box and what is below it, too little for a heading.
const Due = styled.div`
  margin-bottom: ${t.space[6]};
  ${media.phone} { margin-top: ${t.space[3]}; }
`;
const AllLink = styled(TextLink)`display: inline-flex; align-items: center; min-height: 44px;`;
