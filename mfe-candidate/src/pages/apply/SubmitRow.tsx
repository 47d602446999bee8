import { Button, FormNotice, Meta, RetryStrip, Row, Stack } from '@foothold/shared/ui';
import { useId } from 'react';
import { incompleteProfileMessage } from './ProfileSummary';
import type { ApplyFormState } from './useApplyForm';

interface SubmitRowProps {
  form: ApplyFormState;
  isProfileComplete: boolean;
}

/** The submit button, the reason while it is disabled, and the last failure. */
export function SubmitRow({ form, isProfileComplete }: SubmitRowProps) {
  const { submit, errors, isSubmitting, attachments, coverLetter } = form;
  const reasonId = useId();
  const disabledReason = isProfileComplete
    ? formatStillNeeded(attachments, coverLetter.value)
    : incompleteProfileMessage;

  return (
    <Stack $gap={3}>
      {errors.root && <SendFailure {...errors.root} busy={isSubmitting} onRetry={submit} />}
      <Row>
        <Button
          type="submit"
          $tone="primary"
          disabled={disabledReason !== null}
          aria-describedby={disabledReason ? reasonId : undefined}
          busy={isSubmitting}
          busyLabel="Submitting..."
        >
          Submit application
        </Button>
        {disabledReason && <Meta id={reasonId}>{disabledReason}</Meta>}
      </Row>
    </Stack>
  );
}

/** 'Still needed: your résumé and a cover letter.', or null when nothing is missing. */
function formatStillNeeded([resume, internshipLetter]: readonly unknown[], coverLetter: string): string | null {
  const parts = [
    ['your résumé', resume],
    ['an internship letter', internshipLetter],
    ['a cover letter', coverLetter.trim()],
  ] as const;
  const missing = parts.filter(([, value]) => !value).map(([name]) => name);
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(missing);
  return missing.length > 0 ? `Still needed: ${list}.` : null;
}

interface SendFailureProps {
  /** The error code. */
  type?: unknown;
  message?: string;
  busy: boolean;
  onRetry: () => void;
}

/** Offers to send again when the cause may be temporary. */
function SendFailure({ type, message, busy, onRetry }: SendFailureProps) {
  if (!temporaryErrorCodes.has(String(type))) return <FormNotice>{`${failureMessage} ${message ?? ''}`}</FormNotice>;
  return (
    <RetryStrip onRetry={onRetry} busy={busy}>
      {type === 'unexpected' ? failureMessage : `${failureMessage} ${message}`} Everything you filled in is still here.
    </RetryStrip>
  );
}

const failureMessage = 'Failed to submit the application.';
const temporaryErrorCodes = new Set([
  'offline',
  'unreachable',
  'unavailable',
  'unexpected',
  'request_in_flight',
  'too_many_requests',
]);
