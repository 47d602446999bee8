import { type Job, replyRecordLimits } from '@foothold/shared/contract';
import { formatReplyShare } from '@foothold/shared/format';
import { Notice, TextLink } from '@foothold/shared/ui';
import styled from 'styled-components';
import { paths } from '../routes/paths';

/** Tells a company that its job waits for an admin's release, and for which figures. */
export const HeldNotice = ({ held }: { held: NonNullable<Job['held']> }) => (
  <Notice tone="warn">
    <p>Waits for its release by Foothold. Nobody else sees it until then.</p>
    <Reason>{explainHold(held)}</Reason>
    <RepliesLink to={paths.replies}>See your replies</RepliesLink>
  </Notice>
);

/** Why a new job waits. */
export const explainHold = (record: { counted: number; in_time_percent: number }): string =>
  `You replied in time to ${formatReplyShare(record)} of ${record.counted.toLocaleString('en-GB')} applications. Below ${formatReplyShare({ in_time_percent: replyRecordLimits.heldBelow })} an admin looks at new jobs first.`;

const Reason = styled.p`font-weight: 400;`;
const RepliesLink = styled(TextLink)`display: inline-flex; align-items: center; min-height: 44px;`;
