import { useIdentity } from '@foothold/shared/auth';
import { writeRejection } from '@foothold/shared/contract';
import { ConfirmDialog, Stack } from '@foothold/shared/ui';
import { useState } from 'react';
import { RejectionFields } from '../decisions/RejectionFields';
import { emptyRejection, findRejectionProblems, toRejection } from '../decisions/rejection';
import { TextPreview } from '../decisions/TextPreview';
import type { useDecision } from './useDecision';

interface RejectDialogProps {
  name: string;
  jobTitle: string;
  isOpen: boolean;
  onClose: () => void;
  reject: ReturnType<typeof useDecision>['reject'];
  /** What becomes of an interview. */
  interviewNote: string | null;
}

/** Asks why, shows what the applicant gets, and rejects. */
export function RejectDialog({ name, jobTitle, isOpen, onClose, reject, interviewNote }: RejectDialogProps) {
  const company_name = useIdentity()?.name ?? 'Your company';
  const [rejection, setRejection] = useState(emptyRejection);
  const [isChecked, setChecked] = useState(false);
  const confirm = () => {
    setChecked(true);
    if (!findRejectionProblems(rejection)) void reject.start(toRejection(rejection));
  };
  return (
    <ConfirmDialog
      title="Reject this application?"
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={confirm}
      confirmLabel="Yes"
      cancelLabel="No"
      busy={reject.busy}
      failure={reject.failure}
      tone="danger-solid"
    >
      <Stack $gap={3}>
        <p>
          {name} is told at once and the application closes as Rejected. {interviewNote}
        </p>
        <RejectionFields value={rejection} onChange={setRejection} isChecked={isChecked} />
        <TextPreview
          label={`What ${name} gets`}
          text={writeRejection({ company_name, job_title: jobTitle, ...toRejection(rejection) })}
        />
      </Stack>
    </ConfirmDialog>
  );
}
