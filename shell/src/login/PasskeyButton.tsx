import { requestPasskey, supportsPasskeys } from '@foothold/shared/account';
import { ApiError, useAction } from '@foothold/shared/api';
import type { finishPasskeyLogin, Input, Output, startPasskeyLogin } from '@foothold/shared/contract';
import { Button, t } from '@foothold/shared/ui';
import { KeyRound } from 'lucide-react';
import styled from 'styled-components';

type Verified = Output<typeof finishPasskeyLogin>;

interface PasskeyButtonProps {
  label: string;
  start: () => Promise<Output<typeof startPasskeyLogin>>;
  finish: (body: Input<typeof finishPasskeyLogin>) => Promise<Verified>;
  isRedirecting: boolean;
  onDone: (verified: Verified) => void;
  onError: (error: ApiError) => void;
}

/** Takes a step of the login by a passkey. Nothing where the browser knows none. */
export function PasskeyButton({ label, start, finish, isRedirecting, onDone, onError }: PasskeyButtonProps) {
  const action = useAction(async () => {
    try {
      onDone(await finish({ response: await requestPasskey(await start()) }));
    } catch (cause) {
      onError(cause instanceof ApiError ? cause : new ApiError('unexpected'));
    }
  });
  if (!supportsPasskeys()) return null;
  return (
    <BelowForm>
      <Button
        $tone="soft"
        $wide
        icon={KeyRound}
        onClick={action.start}
        busy={action.busy || isRedirecting}
        busyLabel="Logging in..."
      >
        {label}
      </Button>
    </BelowForm>
  );
}

const BelowForm = styled.div`margin-top: ${t.space[3]};`;
