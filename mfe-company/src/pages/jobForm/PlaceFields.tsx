import { envModes, replyDays } from '@foothold/shared/contract';
import { formatWorkMode } from '@foothold/shared/format';
import { ComboBox, DatePicker, useController } from '@foothold/shared/forms';
import { SelectField, TextField } from '@foothold/shared/ui';
import { Remark } from '../../forms/Remark';
import { FieldGrid } from './FieldGrid';
import { fieldLabels, type JobFormState, toNumberOrNull } from './jobFormValues';

interface PlaceFieldsProps {
  form: JobFormState;
  locations: readonly string[] | null;
  earliest: string;
}

export function PlaceFields({ form, locations, earliest }: PlaceFieldsProps) {
  const { control, formState, register, watch } = form;
  const { errors } = formState;
  const { field: location } = useController({ control, name: 'location' });
  const { field: deadline } = useController({ control, name: 'deadline' });
  const { field: startDate } = useController({ control, name: 'start_date' });
  const isEarlyStart = Boolean(startDate.value && deadline.value && startDate.value < deadline.value);

  return (
    <FieldGrid>
      <SelectField
        label={fieldLabels.env_mode}
        placeholder="Select a work environment"
        options={envModes.map((mode) => ({ value: mode, label: formatWorkMode(mode) }))}
        error={errors.env_mode?.message}
        {...register('env_mode')}
      />
      <ComboBox
        label={fieldLabels.location}
        optional={watch('env_mode') === 'remote'}
        options={locations ?? []}
        allowsCustomValue
        hint={locations ? 'Choose from the list or write another place.' : 'Error fetching locations. Write the place.'}
        error={errors.location?.message}
        {...location}
      />
      <DatePicker
        label={fieldLabels.deadline}
        min={earliest}
        hint="Open until the end of this day."
        error={errors.deadline?.message}
        {...deadline}
      />
      <TextField
        label={fieldLabels.reply_days}
        inputMode="numeric"
        hint={`${replyDays.min} to ${replyDays.max}, from the deadline on. Applicants see the date, and whether you kept it.`}
        error={errors.reply_days?.message}
        {...register('reply_days', { setValueAs: toNumberOrNull })}
      />
      <DatePicker
        label={fieldLabels.start_date}
        optional
        min={earliest}
        hint={
          isEarlyStart ? (
            <Remark>This is before the deadline, until which people can apply.</Remark>
          ) : (
            'Leave it empty if it is open.'
          )
        }
        error={errors.start_date?.message}
        {...startDate}
      />
    </FieldGrid>
  );
}
