import { ApiError, call, getActionFailure, useAction } from '@foothold/shared/api';
import { useRefresh } from '@foothold/shared/area';
import { type CompanyApplication, giveWelcome } from '@foothold/shared/contract';
import { formatFullDate } from '@foothold/shared/format';
import {
  Button,
  CardTitle,
  ConfirmDialog,
  Notice,
  SecondaryText,
  Stack,
  surfaceStyle,
  toast,
} from '@foothold/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { getApplicantFirstName, hasDeletedAccount } from '../../applications/application';
import { DetailList } from '../../details/DetailList';
import { checkWelcome } from '../../welcome/checkWelcome';
import { emptyWelcome, WelcomeFields, type WelcomeProblems } from '../../welcome/WelcomeFields';

/** What an accepted applicant was told about the start, and what they answered. The company gives or changes it here. */
export function WelcomePanel({ application }: { application: CompanyApplication }) {
  const heading = useId();
  const [isEditing, setEditing] = useState(false);
  const { welcome = null, acceptance_answer, acceptance_line } = application;
  const name = getApplicantFirstName(application);
  const isChangeable = acceptance_answer !== 'declined' && !hasDeletedAccount(application);

  return (
    <Panel aria-labelledby={heading}>
      <CardTitle as="h2" id={heading}>
        Start
      </CardTitle>
      {acceptance_answer ? (
        <Notice tone={acceptance_answer === 'confirmed' ? 'good' : 'warn'}>
          {`${name} ${acceptance_answer}.`}
          {acceptance_line && ` “${acceptance_line}”`}
        </Notice>
      ) : (
        <SecondaryText>{name} has neither confirmed nor declined yet.</SecondaryText>
      )}
      {welcome ? (
        <DetailList
          details={[
            { label: 'First day', value: formatFullDate(welcome.starts_on) },
            { label: 'Place', value: welcome.place },
            { label: 'Contact person', value: `${welcome.contact_name}\n${welcome.contact_details}` },
            ...(welcome.note ? [{ label: 'Note', value: welcome.note }] : []),
          ]}
        />
      ) : (
        <SecondaryText>You have not said yet when and where {name} starts.</SecondaryText>
      )}
      {isChangeable && (
        <Button $tone={welcome ? 'soft' : 'primary'} $size="small" onClick={() => setEditing(true)}>
          {welcome ? 'Change' : 'Say how to start'}
        </Button>
      )}
      {isEditing && <WelcomeDialog application={application} name={name} onClose={() => setEditing(false)} />}
    </Panel>
  );
}

interface WelcomeDialogProps {
  application: CompanyApplication;
  name: string;
  onClose: () => void;
}

function WelcomeDialog({ application: { id, welcome }, name, onClose }: WelcomeDialogProps) {
  const refresh = useRefresh();
  // What is changed is what the dialog opened with, also where another window changes it meanwhile.
  const [before] = useState(welcome);
  const [written, setWritten] = useState(() => (before ? { ...before, note: before.note ?? '' } : emptyWelcome));
  const [isChecked, setChecked] = useState(false);
  // What the server finds wrong, until it is changed.
  const [refused, setRefused] = useState<WelcomeProblems>({});
  const checked = checkWelcome(written, before?.starts_on);
  const { start, busy, failure } = useAction(async () => {
    setChecked(true);
    if (!checked.data) return;
    try {
      const body = { ...checked.data, revision: before?.revision ?? 0 };
      const { message } = await call(giveWelcome, { params: { id }, body });
      toast.success(message);
    } catch (cause) {
      if (cause instanceof ApiError) setRefused(cause.fields);
      const isConflict = cause instanceof ApiError && cause.status === 409;
      if (!isConflict) return toast.error(getActionFailure(cause, 'This could not be saved. Please try again.'));
      toast.error(cause.message);
    }
    onClose();
    await refresh();
  });
  return (
    <ConfirmDialog
      title={before ? 'Change how to start' : 'Say how to start'}
      isOpen
      onClose={onClose}
      onConfirm={start}
      confirmLabel="Send"
      busy={busy}
      busyLabel="Sending..."
      failure={failure}
    >
      <Stack $gap={3}>
        <p>{name} is told, and can confirm or decline.</p>
        <WelcomeFields
          value={written}
          onChange={(value) => {
            setWritten(value);
            setRefused({});
          }}
          problems={{ ...refused, ...(isChecked && checked.problems) }}
        />
      </Stack>
    </ConfirmDialog>
  );
}

const Panel = styled.section`
  ${surfaceStyle}
  display: grid;
  gap: 1rem;
  justify-items: start;
  padding: 1.375rem 1.25rem;
`;
