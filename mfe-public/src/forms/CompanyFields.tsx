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
  /** The form's registration of a field, with its error. */
  field: (name: CompanyField) => FieldProps<'input'> & FieldProps<'select'> & { error: string | undefined };
  /** Null when the list did not load. */
  states: readonly string[] | null;
  /** The company's present state, offered even when the list lacks it. */
  ownState?: string | null;
}

/** The details that a company is reviewed by, for sign-up, correction and resubmission. */
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
        hint="Such as RC 1482207. We check it before your first job goes out."
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
      <TextField
        {...field('website')}
        label="Website"
        type="url"
        inputMode="url"
        autoComplete="url"
        hint="It helps us check your company. Everybody can read it."
        optional
      />
    </>
  );
}
