import { useRefresh } from '@foothold/shared/area';
import { setSessionIdentity } from '@foothold/shared/auth';
import type { Identity } from '@foothold/shared/contract';
import { Card, Section, toast } from '@foothold/shared/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PasswordStep } from './PasswordStep';
import { DisableForm, RenewForm } from './proofForms';
import { RecoveryCodes } from './RecoveryCodes';
import { ScanStep } from './ScanStep';
import { Standing } from './Standing';
import { rest, type Step, type TwoFactor } from './state';

interface TwoFactorSectionProps {
  state: TwoFactor;
  identity: Identity;
}

/** How the login is protected, and in its place the steps that change it. */
export function TwoFactorSection({ state, identity }: TwoFactorSectionProps) {
  const [step, setStep] = useState<Step>(rest);
  const refresh = useRefresh();
  const show = (codes: readonly string[], message: string) => {
    toast.success(message);
    setStep({ at: 'codes', codes });
  };
  const end = async () => {
    flushSync(() => setStep(rest));
    await refresh();
  };

  return (
    <Section title="Two-factor login">
      <Card as="div">
        {step.at === 'rest' && <Standing state={state} onStep={setStep} />}
        {step.at === 'password' && (
          <PasswordStep email={identity.email} onEnd={end} onDone={(setup) => setStep({ at: 'scan', setup })} />
        )}
        {step.at === 'scan' && (
          <ScanStep
            setup={step.setup}
            onEnd={end}
            onDone={({ recovery_codes, message }) => {
              setSessionIdentity({ ...identity, two_factor: 'on' });
              show(recovery_codes, message);
            }}
          />
        )}
        {step.at === 'codes' && <RecoveryCodes codes={step.codes} onEnd={end} />}
        {step.at === 'renew' && (
          <RenewForm
            email={identity.email}
            onEnd={end}
            onDone={({ recovery_codes, message }) => show(recovery_codes, message)}
          />
        )}
        {step.at === 'disable' && (
          <DisableForm
            email={identity.email}
            required={state.required}
            onEnd={end}
            onDone={({ message }) => {
              toast.success(message);
              setSessionIdentity({ ...identity, two_factor: state.required ? 'setup' : 'off' });
              return end();
            }}
          />
        )}
      </Card>
    </Section>
  );
}
