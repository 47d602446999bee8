import { jobFields, jobKinds } from '@foothold/shared/contract';
import { jobKindLabels } from '@foothold/shared/format';
import { SelectField, TextField } from '@foothold/shared/ui';
import { FieldGrid } from './FieldGrid';
import { fieldLabels, type JobFormState, toNumberOrNull } from './jobFormValues';

export function RoleFields({ form }: { form: JobFormState }) {
  const { errors } = form.formState;
  // Validated on every change, so that the message about special characters appears at once.
  const title = form.register('job_title', { onChange: () => form.trigger('job_title') });

  return (
    <FieldGrid>
      <TextField label={fieldLabels.job_title} error={errors.job_title?.message} autoComplete="off" {...title} />
      <TextField label={fieldLabels.department} error={errors.department?.message} {...form.register('department')} />
      <SelectField
        label={fieldLabels.field}
        placeholder="Select a field"
        options={jobFields}
        error={errors.field?.message}
        {...form.register('field')}
      />
      <SelectField
        label={fieldLabels.kind}
        optional
        placeholder="Not stated"
        options={jobKinds.map((kind) => ({ value: kind, label: jobKindLabels[kind] }))}
        error={errors.kind?.message}
        {...form.register('kind', { setValueAs: (value) => value || null })}
      />
      <TextField
        label={fieldLabels.duration}
        placeholder="6 months"
        error={errors.duration?.message}
        {...form.register('duration')}
      />
      <TextField
        label={fieldLabels.openings}
        optional
        inputMode="numeric"
        error={errors.openings?.message}
        {...form.register('openings', { setValueAs: toNumberOrNull })}
      />
    </FieldGrid>
  );
}
