import type { OfferedDate as DateName } from '@foothold/shared/contract';
import { DateTimePicker, type EndpointForm, useController } from '@foothold/shared/forms';
import { getTimePart } from '../../format/wallClock';
import { Remark } from '../../forms/Remark';
import { dateLabels, type OfferFormValues, type ValidatedOffer } from './rules';

interface OfferedDateFieldProps {
  name: DateName;
  form: EndpointForm<OfferFormValues, ValidatedOffer>;
  /** Current time in the company's time zone. */
  earliest: string;
  /** Why the server would refuse this date. */
  problem: string | undefined;
  /** Which date of the same offer it overlaps, which the server allows. */
  ownOverlap: string | undefined;
  onChange: () => void;
}

/** One of the three dates. */
export function OfferedDateField({
  name,
  form: { control },
  earliest,
  problem,
  ownOverlap,
  onChange,
}: OfferedDateFieldProps) {
  const { field, fieldState } = useController({ control, name });
  // First of all, so that the new date is validated without what was confirmed for the old one.
  const change = (moment: string) => {
    onChange();
    field.onChange(moment);
  };
  const error = fieldState.error?.message ?? problem;
  const remark = ownOverlap ?? (isUnusualHour(field.value) ? describeHour(field.value) : undefined);
  return (
    <DateTimePicker
      label={dateLabels[name]}
      min={earliest}
      error={error}
      {...(!error && remark && { hint: <Remark>{remark}</Remark> })}
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
