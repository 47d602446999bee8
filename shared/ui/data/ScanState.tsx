import { Hourglass, ShieldAlert, ShieldX } from 'lucide-react';
import styled from 'styled-components';
import type { Glyph } from '../drawings/Icon';
import { Meta } from '../layout/typography';
import { t } from '../theme/tokens';
import { Badge, type BadgeTone } from './Badge';

interface State {
  tone: BadgeTone;
  icon: Glyph;
  label: string;
  sentence: string;
}

const states = {
  pending: {
    ...{ tone: 'warn', icon: Hourglass, label: 'Being checked' },
    sentence: 'It opens as soon as it has passed the check for malware.',
  },
  infected: {
    ...{ tone: 'bad', icon: ShieldX, label: 'Refused' },
    sentence: 'It holds malware, so nobody can open it.',
  },
  unscannable: {
    ...{ tone: 'bad', icon: ShieldAlert, label: 'Not checked' },
    sentence: 'It could not be checked for malware, so nobody can open it.',
  },
} satisfies Record<string, State>;

/** Why a document cannot be opened. Nothing for one that can. */
export function ScanState({ status }: { status: keyof typeof states | 'clean' | null }) {
  if (status === null || status === 'clean') return null;
  const { tone, icon, label, sentence } = states[status];
  return (
    <Line>
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      <Meta as="span">{sentence}</Meta>
    </Line>
  );
}

const Line = styled.span`
  display: grid;
  justify-items: start;
  gap: ${t.space[1]};
  margin-top: ${t.space[1]};
`;
