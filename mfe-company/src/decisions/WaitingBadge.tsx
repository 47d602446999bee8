import { Badge, VisuallyHidden } from '@foothold/shared/ui';
import { Hourglass } from 'lucide-react';
import { Countdown } from './Countdown';
import type { Decision } from './loadDecisions';
import { kindTexts } from './texts';

interface WaitingBadgeProps {
  decision: Decision;
  /** In a column that is as narrow as a status. */
  isNarrow?: boolean;
}

/** In place of the status of an application that waits in a decision: what it becomes, and when. */
export const WaitingBadge = ({ decision: { kind, endsAt }, isNarrow = false }: WaitingBadgeProps) => (
  <Badge tone="warn" {...(!isNarrow && { icon: Hourglass })}>
    <span>
      {`${kindTexts[kind].verb} `}
      {isNarrow ? <VisuallyHidden>in </VisuallyHidden> : 'in '}
      <Countdown endsAt={endsAt} />
    </span>
  </Badge>
);
