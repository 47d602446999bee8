import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { endAlerts } from '@foothold/shared/contract';
import { Button, FormNotice } from '@foothold/shared/ui';

/** It takes one press, and no question. */
export function EndAlerts({ token, onEnd }: { token: string; onEnd: () => void }) {
  const { start, busy, failure } = useAction(async () => {
    try {
      await call(endAlerts, { body: { token } });
    } catch (cause) {
      return getErrorMessage(cause);
    }
    onEnd();
  });
  return (
    <>
      {failure && <FormNotice>{failure}</FormNotice>}
      <Button $tone="danger" onClick={start} busy={busy} busyLabel="One moment...">
        Stop all these mails
      </Button>
    </>
  );
}
