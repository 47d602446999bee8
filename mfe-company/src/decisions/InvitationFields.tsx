import { DateTimePicker } from '@foothold/shared/forms';
import { RadioGroup, Stack, TextField } from '@foothold/shared/ui';
import type { InvitationDraft, InvitationProblems, MeetingMethod } from './invitation';

interface InvitationFieldsProps {
  value: InvitationDraft;
  onChange: (value: InvitationDraft) => void;
  problems: InvitationProblems;
}

/** The dates of several interviews, of which the first is the first person's alone, and how they are held. */
export function InvitationFields({ value, onChange, problems }: InvitationFieldsProps) {
  const change = (part: Partial<InvitationDraft>) => onChange({ ...value, ...part });
  return (
    <Stack $gap={3}>
      {dateFields.map(({ name, label, hint }) => (
        <DateTimePicker
          key={name}
          name={name}
          label={label}
          hint={hint}
          value={value[name]}
          error={problems[name]}
          onChange={(moment) => change({ [name]: moment })}
          onBlur={() => {}}
        />
      ))}
      <RadioGroup
        label="How you meet"
        name="method"
        options={methods}
        chosen={value.method}
        error={problems.meet_link && 'Your company profile has no meeting link. Add one, or meet otherwise.'}
        onChange={({ target }) => change({ method: target.value as MeetingMethod })}
      />
      {value.method === 'place' && (
        <TextField
          label="Place"
          maxLength={200}
          value={value.place}
          error={problems.place}
          onChange={({ target }) => change({ place: target.value })}
        />
      )}
      {value.method === 'phone' && (
        <TextField
          label="Telephone number"
          type="tel"
          hint="The candidate calls this number."
          value={value.phone_number}
          error={problems.phone_number}
          onChange={({ target }) => change({ phone_number: target.value })}
        />
      )}
    </Stack>
  );
}

const dateFields = [
  {
    name: 'date',
    label: 'Preferred date of the first person',
    hint: 'Each has an hour alone: the next one’s is an hour later, until 17:00, then on the next working day.',
  },
  { name: 'alt_date_1', label: 'First alternative date', hint: 'For all of them: whoever chooses it first has it.' },
  { name: 'alt_date_2', label: 'Second alternative date', hint: 'For all of them as well.' },
] as const;

const methods = [
  { value: 'link', label: 'Online, by the link of your profile' },
  { value: 'place', label: 'In person' },
  { value: 'phone', label: 'By telephone' },
];
