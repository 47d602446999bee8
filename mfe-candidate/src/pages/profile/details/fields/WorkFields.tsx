import { envModes, jobKinds } from '@foothold/shared/contract';
import { formatWorkMode, jobKindLabels } from '@foothold/shared/format';
import { DatePicker, findMessage, TagField, useController } from '@foothold/shared/forms';
import { useRevalidator } from '@foothold/shared/router';
import { CheckboxGroup, RetryStrip, SelectField } from '@foothold/shared/ui';
import { useState } from 'react';
import type { PartFormState } from '../usePartForm';

const kinds = jobKinds.map((value) => ({ value, label: jobKindLabels[value] }));
const modes = envModes.map((value) => ({ value, label: formatWorkMode(value) }));
const maxPlaceSuggestions = 8;

interface WorkFieldsProps {
  form: PartFormState;
  /** Null when the list did not load. */
  places: readonly string[] | null;
}

export function WorkFields({ form, places }: WorkFieldsProps) {
  const { control } = form;
  const { field: chosenKinds } = useController({ control, name: 'preferred_kinds' });
  const { field: chosenModes } = useController({ control, name: 'preferred_env_modes' });
  const { field: availableFrom, fieldState } = useController({ control, name: 'available_from' });
  return (
    <>
      <CheckboxGroup label="Kinds of job" options={kinds} chosen={chosenKinds.value} onChange={chosenKinds.onChange} />
      <CheckboxGroup label="Work mode" options={modes} chosen={chosenModes.value} onChange={chosenModes.onChange} />
      <PlacesField form={form} places={places} />
      <DatePicker {...availableFrom} label="Available from" optional error={fieldState.error?.message} />
      <YearField form={form} />
    </>
  );
}

function PlacesField({ form, places }: WorkFieldsProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'preferred_places' });
  const { revalidate, state } = useRevalidator();
  const [text, setText] = useState('');
  const typed = text.trim().toLowerCase();
  const found = (places ?? []).filter((place) => typed && place.toLowerCase().includes(typed));
  if (!places)
    return (
      <RetryStrip onRetry={revalidate} busy={state === 'loading'}>
        The list of places did not load.
      </RetryStrip>
    );
  return (
    <TagField
      label="Places"
      optional
      value={field.value}
      onChange={field.onChange}
      onType={setText}
      suggestions={found
        .filter((place) => !field.value.includes(place))
        .slice(0, maxPlaceSuggestions)
        .map((name) => ({ name }))}
      onlySuggested
      error={findMessage(fieldState.error)}
      hint="States, Abuja (FCT) or Remote. Type the first letters."
    />
  );
}

/** Years before and after this one that are offered. */
const yearsAround = 10;

function YearField({ form }: { form: PartFormState }) {
  const { field, fieldState } = useController({ control: form.control, name: 'graduation_year' });
  const first = new Date().getFullYear() - yearsAround;
  const near = Array.from({ length: 2 * yearsAround + 1 }, (_, index) => first + index);
  const years = field.value === null || near.includes(field.value) ? near : [field.value, ...near];
  return (
    <SelectField
      label="Year of graduation"
      optional
      options={years.map(String)}
      placeholder="Select a year"
      value={field.value ?? ''}
      onChange={({ target }) => field.onChange(target.value ? Number(target.value) : null)}
      error={fieldState.error?.message}
    />
  );
}
