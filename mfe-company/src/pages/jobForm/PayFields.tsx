import { currencies } from '@foothold/shared/contract';
import { stipendLabels } from '@foothold/shared/format';
import { useController } from '@foothold/shared/forms';
import { RadioGroup, SelectField, Stack, TextField } from '@foothold/shared/ui';
import { FieldGrid } from './FieldGrid';
import { fieldLabels, type JobFormState } from './jobFormValues';

const stipendOptions = ([0, 1] as const).map((value) => ({ value, label: stipendLabels[value] }));

/** Currency and amount are shown only for a paid job. */
export function PayFields({ form }: { form: JobFormState }) {
  const { field: stipend } = useController({ name: 'stipend', control: form.control });
  const { errors } = form.formState;

  return (
    <Stack>
      <RadioGroup
        label={fieldLabels.stipend}
        options={stipendOptions}
        error={errors.stipend?.message}
        name={stipend.name}
        ref={stipend.ref}
        chosen={stipend.value ?? null}
        onChange={(event) => stipend.onChange(Number(event.target.value))}
        onBlur={stipend.onBlur}
      />
      {stipend.value === 1 && (
        <FieldGrid>
          <SelectField
            label={fieldLabels.currency}
            placeholder="Select a currency"
            options={currencies}
            error={errors.currency?.message}
            {...form.register('currency', { setValueAs: (value) => value || null })}
          />
          <TextField
            label={fieldLabels.amount}
            placeholder="150,000"
            hint="A figure or a range."
            error={errors.amount?.message}
            {...form.register('amount')}
          />
        </FieldGrid>
      )}
    </Stack>
  );
}
