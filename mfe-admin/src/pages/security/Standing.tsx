import { Badge, Button, Meta, Quiet, Row, Stack, t } from '@foothold/shared/ui';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import type { Step, TwoFactor } from './state';

interface StandingProps {
  state: TwoFactor;
  onStep: (step: Step) => void;
}

/** Whether logging in takes a code, and what can be done about that. */
export const Standing = ({ state, onStep }: StandingProps) =>
  state.enrolled_at ? (
    <On since={state.enrolled_at} left={state.recovery_codes_left} onStep={onStep} />
  ) : (
    <Stack $gap={4}>
      <div>
        <Badge tone="warn" icon={ShieldAlert}>
          Off
        </Badge>
      </div>
      <Quiet>
        With it, logging in takes your password and a code that only your phone shows. You need an authenticator app,
        such as Google Authenticator, Aegis or 1Password.
      </Quiet>
      <div>
        <Button $tone="primary" onClick={() => onStep({ at: 'password' })}>
          Set up
        </Button>
      </div>
    </Stack>
  );

const few = 3;

function On({ since, left, onStep }: { since: string; left: number; onStep: (step: Step) => void }) {
  return (
    <Stack $gap={4}>
      <Row>
        <Badge tone="good" icon={ShieldCheck}>
          On
        </Badge>
        <Meta>Since {dayOf(since)}</Meta>
      </Row>
      <Left $few={left < few}>
        <b>{left}</b> of 10 recovery codes {left === 1 ? 'is' : 'are'} left.
        {left < few && ' Make new ones before you run out.'}
      </Left>
      <Row>
        <Button $tone="soft" $size="small" onClick={() => onStep({ at: 'renew' })}>
          New recovery codes
        </Button>
        <Button $tone="danger" $size="small" onClick={() => onStep({ at: 'disable' })}>
          Switch off
        </Button>
      </Row>
    </Stack>
  );
}

const dayOf = (instant: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(instant));

const Left = styled(Quiet)<{ $few: boolean }>`
  ${({ $few }) => $few && `color: ${t.color.warn};`}
  b { font-weight: 650; font-variant-numeric: tabular-nums; }
`;
