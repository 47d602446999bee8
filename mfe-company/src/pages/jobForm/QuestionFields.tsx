import { Button, Meta, Section, Stack, TextField } from '@foothold/shared/ui';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { fieldLabels, type JobFormState, questionNames } from './jobFormValues';

/** Up to five questions of the company's own, shown when wanted. Hiding them keeps what is written, and says so. */
export function QuestionFields({ form }: { form: JobFormState }) {
  const [open, setOpen] = useState(() => form.getValues(questionNames).some(Boolean));
  const fields = useId();
  const { errors } = form.formState;
  const questionCount = form.watch(questionNames).filter((question) => question?.trim()).length;
  const hasErrors = questionNames.some((name) => errors[name]);
  const isShown = open || hasErrors;

  return (
    <Section
      title="Additional questions"
      aside={
        <Button
          $size="small"
          $tone="soft"
          icon={isShown ? Minus : Plus}
          aria-expanded={isShown}
          aria-controls={fields}
          onClick={() => setOpen(!isShown)}
        >
          {isShown ? 'Hide Questions' : 'Add Questions'}
        </Button>
      }
    >
      <Stack $gap={4} id={fields}>
        <Meta>{formatQuestionCount(questionCount)}</Meta>
        {isShown &&
          questionNames.map((name) => (
            <TextField
              key={name}
              label={fieldLabels[name]}
              optional
              error={errors[name]?.message}
              {...form.register(name)}
            />
          ))}
      </Stack>
    </Section>
  );
}

function formatQuestionCount(count: number): string {
  if (count === 0) return 'Up to five. Each applicant may answer them.';
  return count === 1 ? '1 question goes with this job.' : `${count} questions go with this job.`;
}
