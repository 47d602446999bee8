import type { OfferedDate as DateName } from '@foothold/shared/contract';
import { DateTimePicker, type EndpointForm, useController } from '@foothold/shared/forms';
import { Icon, t } from '@foothold/shared/ui';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { formatOverlap } from './OverlapAnnouncement';
import { findOverlap, type OfferFormValues, type TakenTime, type ValidatedOffer } from './rules';

interface OfferedDateFieldProps {
  name: DateName;
  form: EndpointForm<OfferFormValues, ValidatedOffer>;
  /** Current time in the company's time zone. */
  earliest: string;
  takenTimes: readonly TakenTime[];
  onChange: () => void;
}

/** One of the three dates. An overlap with another interview is a warning, not an error: it may be intended. */
export function OfferedDateField({ name, form: { control }, earliest, takenTimes, onChange }: OfferedDateFieldProps) {
  const { field, fieldState } = useController({ control, name });
  const overlap = findOverlap(field.value, takenTimes);
  const change = (moment: string) => {
    field.onChange(moment);
    onChange();
  };
  return (
    <DateTimePicker
      label={dateLabels[name]}
      min={earliest}
      error={fieldState.error?.message}
      {...(overlap && !fieldState.error ? { hint: <OverlapWarning overlap={overlap} /> } : {})}
      {...field}
      onChange={change}
    />
  );
}

const dateLabels: Record<DateName, string> = {
  date: 'Preferred date',
  alt_date_1: 'First alternative date',
  alt_date_2: 'Second alternative date',
};

const OverlapWarning = ({ overlap }: { overlap: TakenTime }) => (
  <WarningText>
    <Icon icon={TriangleAlert} small />
    {formatOverlap(overlap)}
  </WarningText>
);

const WarningText = styled.span`
  display: flex;
  gap: 0.375rem;
  color: ${t.color.warn};
  font-weight: 600;
  overflow-wrap: anywhere;
  svg { flex: none; margin-top: 0.1875rem; }
`;
