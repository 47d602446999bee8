import { ComboBox, useController } from '@foothold/shared/forms';
import { TextArea, TextField } from '@foothold/shared/ui';
import type { ProfileFormState } from './profileFormValues';

/** The public fields of a company, and the time zone of its interviews. */
export function PublicFields({ form }: { form: ProfileFormState }) {
  const { field: zone, fieldState } = useController({ control: form.control, name: 'time_zone' });

  return (
    <>
      <TextField
        label="Website"
        type="url"
        optional
        hint="Everybody can read it. It starts with https://"
        {...form.field('website')}
      />
      <TextArea
        label="About"
        optional
        rows={7}
        hint="Everybody can read it, up to 2,000 characters. Lines that start with a dash become a list."
        {...form.field('about')}
      />
      <ComboBox
        label="Time zone"
        options={zones}
        hint="The clock of interviews that you schedule from now on."
        error={fieldState.error?.message}
        {...zone}
      />
    </>
  );
}

const zones = Intl.supportedValuesOf('timeZone');
