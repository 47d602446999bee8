import { loginCodeInput, type Output } from '@foothold/shared/contract';
import { confirmTwoFactor } from '@foothold/shared/contract/admin';
import { useEndpointForm } from '@foothold/shared/forms';
import { ExternalLink, media, SecondaryText, Stack, t } from '@foothold/shared/ui';
import styled from 'styled-components';
import { QrCode } from './QrCode';
import { CodeField, CopySecretButton, focusOnMount, StepActions } from './stepControls';
import type { TwoFactorSetup } from './twoFactorState';

interface ScanStepProps {
  setup: TwoFactorSetup;
  onCancel: () => void;
  onDone: (confirmed: Output<typeof confirmTwoFactor>) => void;
}

/** Shows the secret for the authenticator app, and asks for a first code to confirm that the app has it. */
export function ScanStep({ setup, onCancel, onDone }: ScanStepProps) {
  const { register, submit, formState } = useEndpointForm(confirmTwoFactor, {
    rules: loginCodeInput,
    defaultValues: { code: '' },
    send: (body) => ({ body }),
    onDone,
  });
  const { errors, isSubmitting } = formState;

  return (
    <Stack as="form" onSubmit={submit} noValidate>
      <ScanColumns>
        <QrCode text={setup.uri} label="QR code for your authenticator app" />
        <Stack $gap={3}>
          <Lead tabIndex={-1} ref={focusOnMount}>
            Scan this with your authenticator app.
          </Lead>
          <SecondaryText>
            No camera at hand? <ExternalLink href={setup.uri}>Open the app on this device</ExternalLink>, or type this
            key into it:
          </SecondaryText>
          <Key>{formatKey(setup.secret)}</Key>
          <div>
            <CopySecretButton text={setup.secret} name="key" />
          </div>
        </Stack>
      </ScanColumns>
      <CodeField
        label="The code that the app shows now"
        enterKeyHint="done"
        error={errors.code?.message}
        {...register('code')}
      />
      <StepActions
        error={errors.root?.message}
        submitLabel="Switch on"
        busyLabel="Checking..."
        isBusy={isSubmitting}
        onCancel={onCancel}
      />
    </Stack>
  );
}

const formatKey = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

const ScanColumns = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${t.space[5]};
  align-items: center;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); justify-items: start; }
`;
const Lead = styled.p`font-weight: 650; &:focus { outline: none; }`;
const Key = styled.code`
  padding: 0.5rem 0.75rem;
  background: ${t.color.sunken};
  border-radius: ${t.radius.surface};
  font: 600 ${t.size.text} / 1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  overflow-wrap: anywhere;
`;
