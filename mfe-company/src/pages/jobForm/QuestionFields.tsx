import { Button, Meta, Section, Stack, TextField } from '@foothold/shared/ui';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { fieldLabels, type JobFormState, questionNames } from './jobFormValues';

/** Up to five questions to applicants. Hiding the fields keeps their text, which the count shows. */
export function QuestionFields({ form }: { form: JobFormState }) {
  const [isOpen, setOpen] = useState(() => form.getValues(questionNames).some(Boolean));
  const fieldsId = useId();
  const { errors } = form.formState;
  const questionCount = form.watch(questionNames).filter((question) => question?.trim()).length;
  const hasErrors = questionNames.some((name) => errors[name]);
  const isShown = isOpen || hasErrors;

  return (
    <Section
      title="Additional questions"
      aside={
        <Button
          $size="small"
          $tone="soft"
          icon={isShown ? Minus : Plus}
          aria-expanded={isShown}
          aria-controls={fieldsId}
          onClick={() => setOpen(!isShown)}
        >
          {isShown ? 'Hide Questions' : 'Add Questions'}
        </Button>
      }
    >
      <Stack $gap={4} id={fieldsId}>
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
