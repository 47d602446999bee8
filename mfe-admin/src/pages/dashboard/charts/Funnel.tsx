import type { Funnel as FunnelCounts } from '@foothold/shared/contract/admin';
import { Digits, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { formatWholeNumber } from './chartFormat';

/** How many applications reached each step, as bars with their share of all applications. */
export function Funnel({ counts }: { counts: FunnelCounts }) {
  return (
    <Steps>
      {toFunnelSteps(counts).map(({ name, count, share }) => (
        <li key={name}>
          <span>{name}</span>
          <BarTrack>
            <BarFill style={{ '--share': share } as object} />
          </BarTrack>
          <Digits>{`${formatWholeNumber(count)} (${Math.round(share * 100)} %)`}</Digits>
        </li>
      ))}
    </Steps>
  );
}

/** The funnel's steps in order; `share` is the fraction of all applications, from 0 to 1. */
export function toFunnelSteps({ applied, viewed, invited, accepted }: FunnelCounts) {
  const shareOf = (count: number) => (applied === 0 ? 0 : Math.min(1, count / applied));
  return [
    { name: 'Applied', count: applied },
    { name: 'Viewed', count: viewed },
    { name: 'Interview', count: invited },
    { name: 'Accepted', count: accepted },
  ].map((step) => ({ ...step, share: shareOf(step.count) }));
}

const Steps = styled.ol`
  display: grid;
  gap: ${t.space[4]};
  padding: ${t.space[3]} 0 0;
  list-style: none;
  > li { display: grid; grid-template-columns: 5rem minmax(0, 1fr) 7rem; gap: ${t.space[3]}; align-items: center; }
  > li > :last-child { text-align: right; }
`;
const BarTrack = styled.span`height: 22px; background: ${t.color.sunken};`;
const BarFill = styled.span`display: block; width: calc(100% * var(--share)); height: 100%; background: ${t.color.ink2};`;
