import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { type AddressChange, cancelAddressChange, resendAddressChange } from '@foothold/shared/contract';
import { ActionFailure, Button, Row, Stack, t, toast } from '@foothold/shared/ui';
import styled from 'styled-components';

interface PendingAddressProps {
  change: AddressChange;
  /** Moves the focus away from the buttons, which disappear. */
  onCanceled: () => void;
}

/** A change of address that waits for the link in the mail to the new one. */
export function PendingAddress({ change: { email, expires_at }, onCanceled }: PendingAddressProps) {
  const refresh = useRefresh();
  const createAction =
    (endpoint: typeof resendAddressChange | typeof cancelAddressChange, onDone?: () => void) => async () => {
      try {
        const { message } = await call(endpoint);
        toast.success(message);
        onDone?.();
        await refresh();
      } catch (cause) {
        return getErrorMessage(cause);
      }
    };
  const resend = useAction(createAction(resendAddressChange));
  const cancel = useAction(createAction(cancelAddressChange, onCanceled));

  return (
    <Pending $gap={3}>
      <p>
        Waiting for <b>{email}</b>: follow the link that we mailed there by {formatDay(expires_at)}.
      </p>
      <Row>
        <Button $tone="soft" $size="small" onClick={resend.start} busy={resend.busy} busyLabel="Sending...">
          Send again
        </Button>
        <Button $tone="soft" $size="small" onClick={cancel.start} busy={cancel.busy} busyLabel="Canceling...">
          Cancel change
        </Button>
      </Row>
      <ActionFailure>{resend.failure ?? cancel.failure}</ActionFailure>
    </Pending>
  );
}

const formatDay = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(new Date(instant));

const Pending = styled(Stack)`
  margin-top: ${t.space[4]};
  padding-top: ${t.space[4]};
  border-top: 1px solid ${t.color.line};
  b { font-weight: 650; overflow-wrap: anywhere; }
`;
