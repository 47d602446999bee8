import { explainRefusedPosting, type Output, type viewReplyRecord } from '@foothold/shared/contract';
import { Notice, TextLink } from '@foothold/shared/ui';
import styled from 'styled-components';
import { explainHold } from '../../jobs/HeldNotice';
import { paths } from '../../routes/paths';

interface PostingNoticeProps {
  /** Null where it did not load: posting says the same. */
  replies: Output<typeof viewReplyRecord> | null;
  /** Whether what is written is kept as a draft. */
  isDraft: boolean;
}

/** Before anything is typed: that a new job will wait for its release, or that none is accepted until the company has replied. */
export function PostingNotice({ replies, isDraft }: PostingNoticeProps) {
  if (!replies?.record || replies.posting === 'free') return null;
  const isRefused = replies.posting === 'refused';
  return (
    <Notice
      tone={isRefused ? 'bad' : 'warn'}
      action={<RepliesLink to={paths.replies}>{isRefused ? 'Reply now' : 'See your replies'}</RepliesLink>}
    >
      {isRefused ? (
        <>
          <p>{explainRefusedPosting(replies.overdue)}</p>
          {isDraft && <Reason>What you write here is kept as a draft.</Reason>}
        </>
      ) : (
        <>
          <p>This job will wait for its release by Foothold before students see it.</p>
          <Reason>{explainHold(replies.record)}</Reason>
        </>
      )}
    </Notice>
  );
}

const Reason = styled.p`font-weight: 400;`;
const RepliesLink = styled(TextLink)`display: inline-flex; align-items: center; min-height: 44px;`;
