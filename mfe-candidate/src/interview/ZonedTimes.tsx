import { t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatInBothZones } from './interview';

interface ZonedTimesProps {
  instant: string;
  companyZone: string;
  /** More entries of the list, each a `div` with `dt` and `dd`. */
  children?: ReactNode;
}

/** An instant as a description list: in the company's time zone and in the user's. */
export const ZonedTimes = ({ instant, companyZone, children }: ZonedTimesProps) => (
  <TimeList>
    {formatInBothZones(instant, companyZone).map((zonedTime) => (
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
