import type { Interview } from '@foothold/shared/contract';
import { Icon, Meta, t } from '@foothold/shared/ui';
import { CalendarCheck } from 'lucide-react';
import styled from 'styled-components';
import { wallClockIn } from '../../clock';
import { answerTo, isFresh } from './words';

/** What the student has said to the offer. An answer that has just come stands out. */
export function Answer({ interview, now }: { interview: Interview; now: Date }) {
  const words = answerTo(interview, wallClockIn(interview.time_zone, now), now);
  if (!isFresh(interview, now)) return <Meta>{words}</Meta>;
  return (
    <Fresh>
      <Icon of={CalendarCheck} small />
      {words}
    </Fresh>
  );
}

const Fresh = styled(Meta)`
  display: flex;
  gap: 0.375rem;
  color: ${t.color.info};
  font-weight: 600;
  svg { flex: none; margin-top: 0.1875rem; }
`;
