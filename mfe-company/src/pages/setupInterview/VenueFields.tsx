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
      {meeting_method === 'link' && <MeetingLink {...{ form, meetingLink, profileUrl, onLeave }} />}
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

/** Read-only where the company's profile has a link, as the specification has it; asked for where there is none. */
function MeetingLink({ form, meetingLink, profileUrl, onLeave }: VenueFieldsProps) {
  'use no memo';
  if (meetingLink)
    return <TextField label="Meeting link" type="url" readOnly value={meetingLink} hint="From your company profile." />;
  return (
    <TextField
      label="Meeting link"
      type="url"
      inputMode="url"
      maxLength={500}
      hint={
        <>
          For this interview.{' '}
          <TextLink to={profileUrl} onClick={onLeave}>
            Keep one in your company profile
          </TextLink>
        </>
      }
      error={form.formState.errors.meet_link?.message}
      {...form.register('meet_link')}
    />
  );
}
