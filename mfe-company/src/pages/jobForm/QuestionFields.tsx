import { Button, Meta, Section, Stack, TextField } from '@foothold/shared/ui';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { type JobFormState, questions } from './values';

/** Up to five questions of the company's own, shown when wanted. Hiding them keeps what is written, and says so. */
export function QuestionFields({ form }: { form: JobFormState }) {
  const [open, setOpen] = useState(() => form.getValues(questions).some(Boolean));
  const fields = useId();
  const { errors } = form.formState;
  const written = form.watch(questions).filter((question) => question?.trim()).length;
  const wrong = questions.some((name) => errors[name]);
  const shown = open || wrong;

  return (
    <Section
      title="Additional questions"
      aside={
        <Button
          $size="small"
          $tone="soft"
          icon={shown ? Minus : Plus}
          aria-expanded={shown}
          aria-controls={fields}
          onClick={() => setOpen(!shown)}
        >
          {shown ? 'Hide Questions' : 'Add Questions'}
        </Button>
      }
    >
      <Stack $gap={4} id={fields}>
        <Meta>{asked(written)}</Meta>
        {shown &&
          questions.map((name, index) => (
            <TextField
              key={name}
              label={`Question ${index + 1}`}
              optional
              error={errors[name]?.message}
              {...form.register(name)}
            />
          ))}
      </Stack>
    </Section>
  );
}

function asked(count: number): string {
  if (count === 0) return 'Up to five. Each applicant may answer them.';
  return count === 1 ? '1 question goes with this job.' : `${count} questions go with this job.`;
}
