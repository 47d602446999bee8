import { useRefresh } from '@foothold/shared/area';
import { setSessionIdentity } from '@foothold/shared/auth';
import type { Identity } from '@foothold/shared/contract';
import { Card, Section, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PasswordStep } from './PasswordStep';
import { RecoveryCodes } from './RecoveryCodes';
import { ScanStep } from './ScanStep';
import { TwoFactorStatus } from './TwoFactorStatus';
import { DisableTwoFactorForm, RenewRecoveryCodesForm } from './twoFactorForms';
import { idleStep, type TwoFactorState, type TwoFactorStep } from './twoFactorState';

interface TwoFactorSectionProps {
  state: TwoFactorState;
  identity: Identity;
}

/** The status of two-factor login, replaced by the current step while it is being changed. */
export function TwoFactorSection({ state, identity }: TwoFactorSectionProps) {
  const [step, setStep] = useState<TwoFactorStep>(idleStep);
  const refresh = useRefresh();
  const showCodes = (codes: readonly string[], message: string) => {
    toast.success(message);
    setStep({ at: 'codes', codes });
  };
  const finish = async () => {
    flushSync(() => setStep(idleStep));
    await refresh();
  };

  return (
    <Section title="Two-factor login">
      <Card as="div">
        {step.at === 'idle' && <TwoFactorStatus state={state} onStep={setStep} />}
        {step.at === 'password' && (
          <PasswordStep email={identity.email} onCancel={finish} onDone={(setup) => setStep({ at: 'scan', setup })} />
        )}
        {step.at === 'scan' && (
          <ScanStep
            setup={step.setup}
            onCancel={finish}
            onDone={({ recovery_codes, message }) => {
              setSessionIdentity({ ...identity, two_factor: 'on' });
              showCodes(recovery_codes, message);
            }}
          />
        )}
        {step.at === 'codes' && <RecoveryCodes codes={step.codes} onConfirm={finish} />}
        {step.at === 'renew' && (
          <RenewRecoveryCodesForm
            email={identity.email}
            onCancel={finish}
            onDone={({ recovery_codes, message }) => showCodes(recovery_codes, message)}
          />
        )}
        {step.at === 'disable' && (
          <DisableTwoFactorForm
            email={identity.email}
            required={state.required}
            onCancel={finish}
            onDone={({ message }) => {
              toast.success(message);
              setSessionIdentity({ ...identity, two_factor: state.required ? 'setup' : 'off' });
              return finish();
            }}
          />
        )}
      </Card>
    </Section>
  );
}
