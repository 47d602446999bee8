import { t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { readings } from './interviewTimes';

interface ClocksProps {
  instant: string;
  /** The company's. */
  zone: string;
  /** More facts, each a `div` with its `dt` and `dd`. */
  children?: ReactNode;
}

/** A moment as a list of facts: what the company's clock shows then, and what the reader's does. */
export const Clocks = ({ instant, zone, children }: ClocksProps) => (
  <Facts>
    {readings(instant, zone).map((reading) => (
      <div key={reading.zone}>
        <dt>{reading.zone}</dt>
        <dd>
          <time dateTime={instant}>{reading.words}</time>
        </dd>
      </div>
    ))}
    {children}
  </Facts>
);

const Facts = styled.dl`
  display: grid;
  gap: ${t.space[3]};
  dt { color: ${t.color.ink3}; font-size: ${t.size.small}; }
  dd { color: ${t.color.ink}; font-weight: 600; overflow-wrap: anywhere; }
`;
