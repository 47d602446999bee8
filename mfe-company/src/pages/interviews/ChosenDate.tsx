import type { Interview } from '@foothold/shared/contract';
import { Icon, Meta, t } from '@foothold/shared/ui';
import { CalendarCheck } from 'lucide-react';
import styled from 'styled-components';
import { formatWallClock } from '../../format/wallClock';
import { formatChosenDate, isRecentlyChosen } from './labels';

/** The student's response to the offer; highlighted for an hour after it arrives. */
export function ChosenDate({ interview, now }: { interview: Interview; now: Date }) {
  const text = formatChosenDate(interview, formatWallClock(interview.time_zone, now), now);
  if (!isRecentlyChosen(interview, now)) return <Meta>{text}</Meta>;
  return (
    <Highlighted>
      <Icon icon={CalendarCheck} small />
      {text}
    </Highlighted>
  );
}

const Highlighted = styled(Meta)`
  display: flex;
  gap: 0.375rem;
  color: ${t.color.info};
  font-weight: 600;
  svg { flex: none; margin-top: 0.1875rem; }
`;
