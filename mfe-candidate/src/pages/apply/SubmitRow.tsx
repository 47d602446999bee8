import type { Job } from '@foothold/shared/contract';
import { Button, FormNotice, Meta, RetryStrip, Row, Stack, scrollIntoSight } from '@foothold/shared/ui';
import { useId } from 'react';
import { incompleteProfileMessage } from './ProfileSummary';
import type { ApplyFormState } from './useApplyForm';

interface SubmitRowProps {
  form: ApplyFormState;
  job: Job;
  isProfileComplete: boolean;
}

/** The submit button, what is missing, to which pressing it leads meanwhile, and the last failure. */
export function SubmitRow({ form, job, isProfileComplete }: SubmitRowProps) {
  const { submit, errors, isSubmitting, attachments, coverLetter, keepFailure } = form;
  const missingId = useId();
  const missing = isProfileComplete ? formatStillNeeded(attachments, coverLetter.value, job) : incompleteProfileMessage;

  return (
    <Stack $gap={3}>
      {errors.root && <SendFailure {...errors.root} keepFailure={keepFailure} busy={isSubmitting} onRetry={submit} />}
      <Row>
        <Button
          type="submit"
          $tone="primary"
          unavailable={missing !== null}
          aria-describedby={missing ? missingId : undefined}
          busy={isSubmitting}
          busyLabel="Submitting..."
        >
          Submit application
        </Button>
        {missing && <Meta id={missingId}>{missing}</Meta>}
      </Row>
    </Stack>
  );
}

/** 'Still needed: your resume and a cover letter.', or null when nothing is missing. */
function formatStillNeeded(
  [resume, internshipLetter]: readonly unknown[],
  coverLetter: string,
  { letter_required }: Job,
): string | null {
  const parts = [
    ['your resume', resume],
    ['an internship letter', internshipLetter || letter_required === 0],
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
  /** Why it was not kept on this device. */
  keepFailure: string | null;
  busy: boolean;
  onRetry: () => void;
}

/** Offers to send again when the cause may be temporary. */
function SendFailure({ type, message, keepFailure, busy, onRetry }: SendFailureProps) {
  if (!temporaryErrorCodes.has(String(type))) return <FormNotice>{`${failureMessage} ${message ?? ''}`}</FormNotice>;
  return (
    <div ref={scrollIntoSight}>
      <RetryStrip onRetry={onRetry} busy={busy}>
        {type === 'unexpected' ? failureMessage : `${failureMessage} ${message}`} {keepFailure} Everything you filled in
        is still here.
      </RetryStrip>
    </div>
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
