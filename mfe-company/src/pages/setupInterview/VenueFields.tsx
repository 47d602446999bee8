import type { EndpointForm } from '@foothold/shared/forms';
import { RadioGroup, TextField, TextLink } from '@foothold/shared/ui';
import type { OfferFormValues, ValidatedOffer } from './rules';

interface VenueFieldsProps {
  form: EndpointForm<OfferFormValues, ValidatedOffer>;
  /** The interview link in the company's profile. */
  meetingLink: string | null;
  /** The profile form, which returns to this page. */
  profileUrl: string;
  onLeave: () => void;
}

/** Online by the company's link, at a place, or by phone. */
export function VenueFields({ form, meetingLink, profileUrl, onLeave }: VenueFieldsProps) {
  'use no memo';
  const { errors } = form.formState;
  const meeting_method = form.watch('meeting_method');

  return (
    <>
      <RadioGroup label="How you meet" options={meetingOptions} {...form.register('meeting_method')} />
      {meeting_method === 'link' && <MeetingLink {...{ meetingLink, profileUrl, onLeave }} />}
      {meeting_method === 'place' && (
        <TextField
          label="Place"
          maxLength={200}
          autoComplete="street-address"
          hint="Street, building and whom to ask for."
          error={errors.place?.message}
          {...form.register('place')}
        />
      )}
      {meeting_method === 'phone' && (
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

const meetingOptions = [
  { value: 'link', label: 'Online' },
  { value: 'place', label: 'In person' },
  { value: 'phone', label: 'By telephone' },
];

const MeetingLink = ({
  meetingLink,
  profileUrl,
  onLeave,
}: Pick<VenueFieldsProps, 'meetingLink' | 'profileUrl' | 'onLeave'>) => (
  <TextField
    label="Meeting link"
    type="url"
    readOnly
    value={meetingLink ?? ''}
    hint={
      meetingLink ? (
        'From your company profile.'
      ) : (
        <>
          Your company profile has no interview link.{' '}
          <TextLink to={profileUrl} onClick={onLeave}>
            Add one
          </TextLink>
        </>
      )
    }
  />
);
