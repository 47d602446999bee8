import type { EndpointForm } from '@foothold/shared/forms';
import { RadioGroup, TextField, TextLink } from '@foothold/shared/ui';
import type { Offer, OfferDraft } from './rules';

interface WhereFieldsProps {
  form: EndpointForm<OfferDraft, Offer>;
  /** The company's own. */
  link: string | null;
  /** Where one is given, on a way that leads back here. */
  toProfile: string;
  onLeave: () => void;
}

/** At the company's link, at a place, or by telephone. */
export function WhereFields({ form, link, toProfile, onLeave }: WhereFieldsProps) {
  'use no memo';
  const { errors } = form.formState;
  const way = form.watch('way');

  return (
    <>
      <RadioGroup label="How you meet" options={options} {...form.register('way')} />
      {way === 'link' && <MeetingLink {...{ link, toProfile, onLeave }} />}
      {way === 'place' && (
        <TextField
          label="Place"
          maxLength={200}
          autoComplete="street-address"
          hint="Street, building and whom to ask for."
          error={errors.place?.message}
          {...form.register('place')}
        />
      )}
      {way === 'phone' && (
        <TextField
          label="Telephone number"
          type="tel"
          autoComplete="tel"
          hint="The candidate calls this number."
          error={errors.phone_number?.message}
          {...form.register('phone_number')}
        />
      )}
    </>
  );
}

const options = [
  { value: 'link', label: 'Online' },
  { value: 'place', label: 'In person' },
  { value: 'phone', label: 'By telephone' },
];

const MeetingLink = ({ link, toProfile, onLeave }: Pick<WhereFieldsProps, 'link' | 'toProfile' | 'onLeave'>) => (
  <TextField
    label="Meeting link"
    type="url"
    readOnly
    value={link ?? ''}
    hint={
      link ? (
        'From your company profile.'
      ) : (
        <>
          Your company profile has no interview link.{' '}
          <TextLink to={toProfile} onClick={onLeave}>
            Add one
          </TextLink>
        </>
      )
    }
  />
);
