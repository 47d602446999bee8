import type { OfferedDate as DateName } from '@foothold/shared/contract';
import { DateTimePicker, type EndpointForm, useController } from '@foothold/shared/forms';
import { Icon, t } from '@foothold/shared/ui';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { sentenceOf } from './Clashes';
import { clashOf, type Offer, type OfferDraft, type Taken } from './rules';

interface OfferedDateProps {
  name: DateName;
  form: EndpointForm<OfferDraft, Offer>;
  /** The company's clock now. */
  from: string;
  taken: readonly Taken[];
  onChange: () => void;
}

/** One of the three. That it falls into another interview is a warning, not a mistake: it may be meant. */
export function OfferedDate({ name, form: { control }, from, taken, onChange }: OfferedDateProps) {
  const { field, fieldState } = useController({ control, name });
  const clash = clashOf(field.value, taken);
  const change = (moment: string) => {
    field.onChange(moment);
    onChange();
  };
  return (
    <DateTimePicker
      label={labels[name]}
      min={from}
      error={fieldState.error?.message}
      {...(clash && !fieldState.error ? { hint: <Warning clash={clash} /> } : {})}
      {...field}
      onChange={change}
    />
  );
}

const labels: Record<DateName, string> = {
  date: 'Preferred date',
  alt_date_1: 'First alternative date',
  alt_date_2: 'Second alternative date',
};

const Warning = ({ clash }: { clash: Taken }) => (
  <Marked>
    <Icon of={TriangleAlert} small />
    {sentenceOf(clash)}
  </Marked>
);

const Marked = styled.span`
  display: flex;
  gap: 0.375rem;
  color: ${t.color.warn};
  font-weight: 600;
  overflow-wrap: anywhere;
  svg { flex: none; margin-top: 0.1875rem; }
`;
