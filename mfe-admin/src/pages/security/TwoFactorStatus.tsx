import { Badge, Button, Meta, Row, SecondaryText, Stack, t } from '@foothold/shared/ui';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import type { TwoFactorState, TwoFactorStep } from './twoFactorState';

interface TwoFactorStatusProps {
  state: TwoFactorState;
  onStep: (step: TwoFactorStep) => void;
}

/** Whether two-factor login is on, with the buttons that change it. */
export const TwoFactorStatus = ({ state, onStep }: TwoFactorStatusProps) =>
  state.enrolled_at ? (
    <EnabledStatus since={state.enrolled_at} codesLeft={state.recovery_codes_left} onStep={onStep} />
  ) : (
    <Stack $gap={4}>
      <div>
        <Badge tone="warn" icon={ShieldAlert}>
          Off
        </Badge>
      </div>
      <SecondaryText>
        With it, logging in takes your password and a code that only your phone shows. You need an authenticator app,
        such as Google Authenticator, Aegis or 1Password.
      </SecondaryText>
      <div>
        <Button $tone="primary" onClick={() => onStep({ at: 'password' })}>
          Set up
        </Button>
      </div>
    </Stack>
  );

const lowCodesThreshold = 3;

function EnabledStatus({
  since,
  codesLeft,
  onStep,
}: {
  since: string;
  codesLeft: number;
  onStep: (step: TwoFactorStep) => void;
}) {
  return (
    <Stack $gap={4}>
      <Row>
        <Badge tone="good" icon={ShieldCheck}>
          On
        </Badge>
        <Meta>Since {formatDay(since)}</Meta>
      </Row>
      <CodesLeftText $few={codesLeft < lowCodesThreshold}>
        <b>{codesLeft}</b> of 10 recovery codes {codesLeft === 1 ? 'is' : 'are'} left.
        {codesLeft < lowCodesThreshold && ' Make new ones before you run out.'}
      </CodesLeftText>
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

const formatDay = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(instant));

const CodesLeftText = styled(SecondaryText)<{ $few: boolean }>`
  ${({ $few }) => $few && `color: ${t.color.warn};`}
  b { font-weight: 650; font-variant-numeric: tabular-nums; }
`;
