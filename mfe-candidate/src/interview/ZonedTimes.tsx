import { t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatInBothZones } from './interviewTimes';

interface ZonedTimesProps {
  instant: string;
  /** The company's. */
  zone: string;
  /** More facts, each a `div` with its `dt` and `dd`. */
  children?: ReactNode;
}

/** A moment as a list of facts: what the company's clock shows then, and what the reader's does. */
export const ZonedTimes = ({ instant, zone, children }: ZonedTimesProps) => (
  <TimeList>
    {formatInBothZones(instant, zone).map((zonedTime) => (
      <div key={zonedTime.zone}>
        <dt>{zonedTime.zone}</dt>
        <dd>
          <time dateTime={instant}>{zonedTime.text}</time>
        </dd>
      </div>
    ))}
    {children}
  </TimeList>
);

const TimeList = styled.dl`
  display: grid;
  gap: ${t.space[3]};
  dt { color: ${t.color.ink3}; font-size: ${t.size.small}; }
  dd { color: ${t.color.ink}; font-weight: 600; overflow-wrap: anywhere; }
`;
