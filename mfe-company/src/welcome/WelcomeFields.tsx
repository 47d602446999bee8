import type { welcomeInput } from '@foothold/shared/contract';
import type * as z from '@foothold/shared/schema';
import { Stack, TextArea, TextField } from '@foothold/shared/ui';

/** A welcome as it is written. */
export type WrittenWelcome = Record<keyof z.output<typeof welcomeInput>, string>;
export type WelcomeProblems = Partial<Record<keyof WrittenWelcome, string>>;

export const emptyWelcome: WrittenWelcome = {
  ...{ starts_on: '', place: '', contact_name: '', contact_details: '', note: '' },
};

interface WelcomeFieldsProps {
  value: WrittenWelcome;
  onChange: (value: WrittenWelcome) => void;
  problems: WelcomeProblems;
}

/** When and where an accepted candidate starts, and whom to ask. */
export function WelcomeFields({ value, onChange, problems }: WelcomeFieldsProps) {
  const field = (name: keyof WrittenWelcome) => ({
    value: value[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...value, [name]: target.value }),
  });
  return (
    <Stack $gap={3}>
      <TextField label="Start date" type="date" {...field('starts_on')} />
      <TextField label="Place" {...field('place')} />
      <TextField label="Contact person" {...field('contact_name')} />
      <TextField label="Email or telephone of that person" {...field('contact_details')} />
      <TextArea label="Note" optional rows={3} {...field('note')} />
    </Stack>
  );
}
