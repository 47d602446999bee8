import { rejectionReasonLabels, rejectionReasons } from '@foothold/shared/contract';
import { SelectField, Stack, TextField } from '@foothold/shared/ui';
import { findRejectionProblems, type RejectionDraft } from './rejection';

interface RejectionFieldsProps {
  value: RejectionDraft;
  onChange: (value: RejectionDraft) => void;
  /** Whether what is missing is said. */
  isChecked: boolean;
}

/** The reason of a rejection and a line of the company's own. */
export function RejectionFields({ value, onChange, isChecked }: RejectionFieldsProps) {
  const problems = isChecked ? findRejectionProblems(value) : undefined;
  return (
    <Stack $gap={3}>
      <SelectField
        label="Reason"
        placeholder="Choose a reason"
        options={rejectionReasons.map((reason) => ({ value: reason, label: rejectionReasonLabels[reason] }))}
        value={value.reason}
        error={problems?.reason}
        onChange={({ target }) =>
          onChange({ ...value, reason: rejectionReasons.find((reason) => reason === target.value) ?? '' })
        }
      />
      <TextField
        label="A line of your own"
        optional={value.reason !== 'other'}
        value={value.line}
        error={problems?.line}
        onChange={({ target }) => onChange({ ...value, line: target.value })}
      />
    </Stack>
  );
}
