import { Badge } from '@foothold/shared/ui';
import { Hourglass } from 'lucide-react';
import { Countdown } from './Countdown';
import type { Decision } from './loadDecisions';
import { kindTexts } from './texts';

/** In place of the status of an application that waits in a decision: what it becomes, and when. */
export const WaitingBadge = ({ decision: { kind, endsAt } }: { decision: Decision }) => (
  <Badge tone="warn" icon={Hourglass}>
    <span>
      {`${kindTexts[kind].verb} in `}
      <Countdown endsAt={endsAt} />
    </span>
  </Badge>
);
