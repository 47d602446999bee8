import { call } from '@foothold/shared/api';
import { resendEmail, type UndeliveredEmail } from '@foothold/shared/contract/admin';
import { ActionFailure, BreakableText, Button, VisuallyHidden } from '@foothold/shared/ui';
import { MutedText } from '../../cards/values';
import { useActionWithRefresh } from '../../decisions/useActionWithRefresh';
import { formatDateTime } from '../../format';
import { type Column, DataTable } from '../../tables/DataTable';
import { emailLabel, failureLabel } from './labels';

export const EmailTable = ({ emails }: { emails: readonly UndeliveredEmail[] }) => (
  <DataTable label="Undelivered emails" columns={columns} rows={emails} rowKey={({ id }) => id} />
);

const columns: Column<UndeliveredEmail>[] = [
  {
    head: 'Given up',
    cell: ({ gave_up_at }) => <time dateTime={gave_up_at}>{formatDateTime(gave_up_at)}</time>,
  },
  { head: 'What', cell: ({ subject, about }) => <b>{subject ?? emailLabel(about)}</b>, phonePlacement: 'title' },
  { head: 'To', cell: ({ to }) => (to === null ? '–' : <BreakableText>{to}</BreakableText>) },
  { head: 'Why', cell: ({ error, attempts }) => failureLabel(error, attempts) },
  { head: 'Action', cell: (email) => <Resend email={email} />, hideHead: true, phonePlacement: 'below' },
];

function Resend({ email: { id, to, subject, was_secret } }: { email: UndeliveredEmail }) {
  const { start, busy, failure } = useActionWithRefresh(
    () => call(resendEmail, { params: { id } }),
    'Failed to send the email. Please try again.',
  );
  if (subject === null) return <MutedText>No longer needed</MutedText>;
  if (was_secret) return <MutedText>They can ask for a new link</MutedText>;
  return (
    <>
      <Button $size="small" onClick={start} busy={busy} busyLabel="Sending...">
        Send again<VisuallyHidden>{` ${subject} to ${to}`}</VisuallyHidden>
      </Button>
      <ActionFailure>{failure}</ActionFailure>
    </>
  );
}
