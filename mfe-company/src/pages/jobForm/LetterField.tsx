import { useController } from '@foothold/shared/forms';
import { CheckboxField } from '@foothold/shared/ui';
import { fieldLabels, type JobFormState } from './jobFormValues';
import { proposeLetter } from './letterProposal';

/** Whether the job needs an internship letter: as proposed from its kind, title and duration, until the company chooses. */
export function LetterField({ form }: { form: JobFormState }) {
  const { field } = useController({ name: 'letter_required', control: form.control });
  const [kind, job_title, duration] = form.watch(['kind', 'job_title', 'duration']);

  return (
    <CheckboxField
      label={fieldLabels.letter_required}
      hint="A letter from the student’s school that introduces them for training. Permanent posts rarely need one."
      name={field.name}
      ref={field.ref}
      checked={(field.value ?? proposeLetter({ kind, job_title, duration })) === 1}
      onChange={(event) => field.onChange(event.target.checked ? 1 : 0)}
      onBlur={field.onBlur}
    />
  );
}
