import type { Interview } from '@foothold/shared/contract';
import { type Glyph, Icon, Meta, t } from '@foothold/shared/ui';
import { MapPin, Phone } from 'lucide-react';
import styled from 'styled-components';

/** Place or phone number of an interview without a meeting link. */
export function Venue({ interview: { place, phone_number } }: { interview: Interview }) {
  if (place) return <IconLine icon={MapPin}>{place}</IconLine>;
  return phone_number ? <IconLine icon={Phone}>{`The candidate calls ${phone_number}`}</IconLine> : null;
}

const IconLine = ({ icon, children }: { icon: Glyph; children: string }) => (
  <IconRow>
    <Icon icon={icon} small />
    {children}
  </IconRow>
);

const IconRow = styled(Meta)`
  display: flex;
  gap: 0.375rem;
  svg { flex: none; margin-top: 0.1875rem; color: ${t.color.ink2}; }
`;
