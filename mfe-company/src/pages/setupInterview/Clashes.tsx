import { offeredDates } from '@foothold/shared/contract';
import type { EndpointForm } from '@foothold/shared/forms';
import { VisuallyHidden } from '@foothold/shared/ui';
import { timeOf } from '../../clock';
import { clashOf, type Offer, type OfferDraft, type Taken } from './rules';

/** Reads out that a date falls into another interview, as it is picked: the warning beside it is only seen. */
export function Clashes({ form, taken }: { form: EndpointForm<OfferDraft, Offer>; taken: readonly Taken[] }) {
  'use no memo';
  const clashes = form.watch([...offeredDates]).map((date) => clashOf(date, taken));
  return (
    <VisuallyHidden as="p" role="status">
      {clashes.map((clash) => clash && sentenceOf(clash)).join(' ')}
    </VisuallyHidden>
  );
}

/** 'Overlaps your interview with Zainab Garba at 10:00.' */
export const sentenceOf = ({ full_name, date }: Taken): string =>
  `Overlaps your interview with ${full_name} at ${timeOf(date)}.`;
