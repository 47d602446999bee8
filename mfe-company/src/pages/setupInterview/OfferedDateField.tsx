import type { OfferedDate as DateName } from '@foothold/shared/contract';
import { DateTimePicker, type EndpointForm, useController } from '@foothold/shared/forms';
import { getTimePart } from '../../format/wallClock';
import { Remark } from '../../forms/Remark';
import type { OfferFormValues, ValidatedOffer } from './rules';

interface OfferedDateFieldProps {
  name: DateName;
  form: EndpointForm<OfferFormValues, ValidatedOffer>;
  /** Current time in the company's time zone. */
  earliest: string;
  /** Which other interview this date overlaps: an error as soon as it is picked, since the server refuses it. */
  overlap: string | undefined;
  onChange: () => void;
}

/** One of the three dates. */
export function OfferedDateField({ name, form: { control }, earliest, overlap, onChange }: OfferedDateFieldProps) {
  const { field, fieldState } = useController({ control, name });
  // First of all, so that the new date is validated without what was confirmed for the old one.
  const change = (moment: string) => {
    onChange();
    field.onChange(moment);
  };
  const error = fieldState.error?.message ?? overlap;
  return (
    <DateTimePicker
      label={dateLabels[name]}
      min={earliest}
      error={error}
      {...(!error && isUnusualHour(field.value) && { hint: <Remark>{describeHour(field.value)}</Remark> })}
      {...field}
      onChange={change}
    />
  );
}

/** Before seven in the morning or after eight in the evening, of which an offer is likely a slip of the hand. */
function isUnusualHour(wallClock: string): boolean {
  const time = getTimePart(wallClock);
  return time !== '' && (time < '07:00' || time > '20:00');
}

const describeHour = (wallClock: string) => `${getTimePart(wallClock)} is an unusual hour. Check that it is meant.`;

const dateLabels: Record<DateName, string> = {
  date: 'Preferred date',
  alt_date_1: 'First alternative date',
  alt_date_2: 'Second alternative date',
};
