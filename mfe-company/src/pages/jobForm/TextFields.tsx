import { Stack, TextArea } from '@foothold/shared/ui';
import { fieldLabels, type JobFormState } from './jobFormValues';

interface TextFieldsProps {
  form: JobFormState;
  requirementsRequired: boolean;
}

export function TextFields({ form, requirementsRequired }: TextFieldsProps) {
  const { errors } = form.formState;

  return (
    <Stack>
      <TextArea
        label={fieldLabels.job_description}
        rows={8}
        error={errors.job_description?.message}
        {...form.register('job_description')}
      />
      <TextArea
        label={fieldLabels.job_requirements}
        optional={!requirementsRequired}
        rows={6}
        hint="One a line. Start a line with a dash to make it a point of a list."
        error={errors.job_requirements?.message}
        {...form.register('job_requirements')}
      />
    </Stack>
  );
}
