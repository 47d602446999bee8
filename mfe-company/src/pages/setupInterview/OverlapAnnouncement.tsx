import { offeredDates } from '@foothold/shared/contract';
import type { EndpointForm } from '@foothold/shared/forms';
import { VisuallyHidden } from '@foothold/shared/ui';
import { getTimePart } from '../../format/wallClock';
import { findOverlap, type OfferFormValues, type TakenTime, type ValidatedOffer } from './rules';

/** Announces an overlap to screen readers when a date is picked; the warning beside the field is only visual. */
export function OverlapAnnouncement({
  form,
  takenTimes,
}: {
  form: EndpointForm<OfferFormValues, ValidatedOffer>;
  takenTimes: readonly TakenTime[];
}) {
  'use no memo';
  const overlaps = form.watch([...offeredDates]).map((date) => findOverlap(date, takenTimes));
  return (
    <VisuallyHidden as="p" role="status">
      {overlaps.map((overlap) => overlap && formatOverlap(overlap)).join(' ')}
    </VisuallyHidden>
  );
}

/** 'Overlaps your interview with Zainab Garba at 10:00.' Of an alternative: 'Zainab Garba may choose 10:00 too.' */
export const formatOverlap = ({ full_name, date, is_alternative }: TakenTime): string =>
  is_alternative
    ? `${full_name} may choose ${getTimePart(date)} too.`
    : `Overlaps your interview with ${full_name} at ${getTimePart(date)}.`;
