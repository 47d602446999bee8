import type { WholeApplication } from '@foothold/shared/contract';
import { Meta } from '@foothold/shared/ui';

/** Where an application stood in the order in which the company first opened those for the job; nothing where it is not told. */
export function ReviewOrder({ position }: { position: WholeApplication['review_position'] }) {
  if (!position) return null;
  const { from, to, applicants } = position;
  return (
    <Meta as="p">
      {`Reviewed ${formatOrdinal(from)} to ${formatOrdinal(to)} of ${applicants.toLocaleString('en-GB')}, in the order in which the company first opened applications.`}
    </Meta>
  );
}

const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

const formatOrdinal = (place: number): string => `${place}${suffixes[ordinalRules.select(place)] ?? 'th'}`;
