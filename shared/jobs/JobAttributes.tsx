import type { Job } from '@foothold/shared/contract';
import { formatWorkMode } from '@foothold/shared/format';
import { Icon, t } from '@foothold/shared/ui';
import { Clock, Laptop, MapPin } from 'lucide-react';
import styled from 'styled-components';

/** Where, how long, in which way. */
export function JobAttributes({ job }: { job: Pick<Job, 'location' | 'duration'> & { env_mode: string } }) {
  const { location, duration, env_mode } = job;
  const facts = [
    { icon: MapPin, words: location },
    { icon: Clock, words: duration },
    { icon: Laptop, words: formatWorkMode(env_mode) },
  ];
  return (
    <List>
      {facts.map(
        ({ icon, words }, index) =>
          words && (
            <li key={index}>
              <Icon icon={icon} small />
              {words}
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
