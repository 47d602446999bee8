import { FormNotice, RetryStrip } from '@foothold/shared/ui';

interface SendFailureProps {
  /** The failure's code. */
  type?: unknown;
  message?: string;
  busy: boolean;
  onRetry: () => void;
}

/** Why an application did not arrive. Where that may pass, everything is still here and can be sent again. */
export function SendFailure({ type, message, busy, onRetry }: SendFailureProps) {
  if (!temporaryErrorCodes.has(String(type))) return <FormNotice>{`${failureMessage} ${message ?? ''}`}</FormNotice>;
  return (
    <RetryStrip onRetry={onRetry} busy={busy}>
      {type === 'unexpected' ? failureMessage : `${failureMessage} ${message}`} Everything you filled in is still here.
    </RetryStrip>
  );
}

const failureMessage = 'Failed to submit the application.';
const temporaryErrorCodes = new Set(['offline', 'unavailable', 'unexpected', 'request_in_flight', 'too_many_requests']);
