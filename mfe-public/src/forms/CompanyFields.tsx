import type { companyProfile } from '@foothold/shared/contract';
import { SelectField, TextField } from '@foothold/shared/ui';
import type { ComponentProps } from 'react';
import { OptionsLoadFailure } from './formLayout';

type CompanyField = keyof typeof companyProfile.shape;

type FieldProps<Control extends 'input' | 'select'> = Pick<
  ComponentProps<Control>,
  'name' | 'onChange' | 'onBlur' | 'ref'
>;

interface CompanyFieldsProps {
  /** Ties a field to the form: what the form registers it with, and its mistake. */
  field: (name: CompanyField) => FieldProps<'input'> & FieldProps<'select'> & { error: string | undefined };
  /** Null where the list did not arrive. */
  states: readonly string[] | null;
  /** The company's own, which no list may take away. */
  ownState?: string | null;
}

/** What a company says of itself, when it signs up and when it asks to be looked at again. */
export function CompanyFields({ field, states, ownState }: CompanyFieldsProps) {
  return (
    <>
      <TextField
        {...field('company_name')}
        label="Company name"
        autoComplete="organization"
        autoCapitalize="words"
        required
      />
      <TextField {...field('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" required />
      <TextField
        {...field('company_street_address')}
        label="Address"
        autoComplete="street-address"
        autoCapitalize="words"
        required
      />
      {states === null && <OptionsLoadFailure>Error fetching locations.</OptionsLoadFailure>}
      <SelectField
        {...field('company_state')}
        label="State"
        options={[...new Set([...(ownState ? [ownState] : []), ...(states ?? [])])].sort()}
        placeholder="Select a state"
        autoComplete="address-level1"
        required
      />
      <TextField
        {...field('company_cac_number')}
        label="CAC number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="We check it before your first job goes out."
        required
      />
      <TextField
        {...field('interview_link')}
        label="Interview link"
        type="url"
        inputMode="url"
        autoComplete="url"
        hint="Where you meet candidates by video, such as https://meet.google.com/abc-defg-hij."
        optional
      />
    </>
  );
}
