import { envModes } from '@foothold/shared/contract';
import { SelectField, TextField } from '@foothold/shared/ui';
import { useId } from 'react';
import { Pair } from './Pair';
import type { JobFormState } from './values';

interface PlaceFieldsProps {
  form: JobFormState;
  locations: readonly string[] | null;
  earliest: string;
}

export function PlaceFields({ form, locations, earliest }: PlaceFieldsProps) {
  const places = useId();
  const { errors } = form.formState;
  const mode = form.watch('env_mode');

  return (
    <Pair>
      <SelectField
        label="Work environment"
        placeholder="Select a work environment"
        options={envModes}
        error={errors.env_mode?.message}
        {...form.register('env_mode')}
      />
      <TextField
        label="Location"
        optional={mode === 'remote'}
        list={places}
        autoComplete="off"
        hint={locations ? 'Choose from the list or write another place.' : 'Error fetching locations. Write the place.'}
        error={errors.location?.message}
        {...form.register('location')}
      />
      <datalist id={places}>
        {locations?.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label="Deadline"
        type="date"
        min={earliest}
        hint="Open until the end of this day."
        error={errors.deadline?.message}
        {...form.register('deadline')}
      />
    </Pair>
  );
}
