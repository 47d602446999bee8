import type { Job } from '@foothold/shared/contract';
import { formatWorkMode, jobKindLabels } from '@foothold/shared/format';
import { type Glyph, Icon, t } from '@foothold/shared/ui';
import { BriefcaseBusiness, Clock, Laptop, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface JobAttributesProps {
  job: Pick<Job, 'location' | 'duration' | 'kind'> & { env_mode: string };
  /** What stands behind these. */
  further?: readonly { icon: Glyph; text: string | null }[];
}

/** Location, duration, work mode and kind. */
export function JobAttributes({ job, further = [] }: JobAttributesProps) {
  const { location, duration, env_mode, kind } = job;
  const attributes = [
    { icon: MapPin, text: location },
    { icon: Clock, text: duration },
    { icon: Laptop, text: formatWorkMode(env_mode) },
    { icon: BriefcaseBusiness, text: kind && jobKindLabels[kind] },
    ...further,
  ];
  return (
    <JobAttributeList>
      {attributes.map(
        ({ icon, text }, index) =>
          text && (
            <JobAttribute key={index} icon={icon}>
              {text}
            </JobAttribute>
          ),
      )}
    </JobAttributeList>
  );
}

export const JobAttribute = ({ icon, children }: { icon: Glyph; children: ReactNode }) => (
  <li>
    <Icon icon={icon} small />
    {children}
  </li>
);

export const JobAttributeList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  font-size: ${t.size.small};
  color: ${t.color.ink2};
  li { display: flex; gap: 0.375rem; align-items: center; overflow-wrap: anywhere; }
  svg { flex: none; color: ${t.color.ink3}; }
`;
