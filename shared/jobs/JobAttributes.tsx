import type { Job } from '@foothold/shared/contract';
import { formatWorkMode } from '@foothold/shared/format';
import { Icon, t } from '@foothold/shared/ui';
import { Clock, Laptop, MapPin } from 'lucide-react';
import styled from 'styled-components';

/** Location, duration and work mode. */
export function JobAttributes({ job }: { job: Pick<Job, 'location' | 'duration'> & { env_mode: string } }) {
  const { location, duration, env_mode } = job;
  const attributes = [
    { icon: MapPin, text: location },
    { icon: Clock, text: duration },
    { icon: Laptop, text: formatWorkMode(env_mode) },
  ];
  return (
    <List>
      {attributes.map(
        ({ icon, text }, index) =>
          text && (
            <li key={index}>
              <Icon icon={icon} small />
              {text}
            </li>
          ),
      )}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  font-size: ${t.size.small};
  color: ${t.color.ink2};
  li { display: flex; gap: 0.375rem; align-items: center; overflow-wrap: anywhere; }
  svg { flex: none; color: ${t.color.ink3}; }
`;
