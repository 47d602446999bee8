import type { SeriesRange } from '@foothold/shared/contract/admin';

type Values = readonly (number | null)[];

const filterKnown = (values: Values) => values.filter((value) => value !== null);

export const computeSum = (values: Values): number => filterKnown(values).reduce((total, value) => total + value, 0);

/** Null without any value. */
export function computeAverage(values: Values): number | null {
  const { length } = filterKnown(values);
  return length === 0 ? null : computeSum(values) / length;
}

/** What no, a larger and a smaller figure are called: of a count, and of the time to an answer. */
export const comparisonWords = {
  bars: { none: 'None', larger: 'more', smaller: 'fewer' },
  line: { none: 'No answers', larger: 'longer', smaller: 'shorter' },
};

interface Comparison {
  range: SeriesRange;
  current: number | null;
  before: number | null;
  format: (value: number) => string;
  words: { none: string; larger: string; smaller: string };
}

/** '12 % more than in the 30 days before (107)'. */
export function formatComparison({ range, current, before, format, words }: Comparison): string {
  const period = `in the ${range} before`;
  if (before === null || before === 0) return `${words.none} ${period}`;
  if (current === null) return `${format(before)} ${period}`;
  const percentage = Math.round((current / before - 1) * 100);
  if (percentage === 0) return `The same as ${period} (${format(before)})`;
  const word = percentage > 0 ? words.larger : words.smaller;
  return `${Math.abs(percentage)} % ${word} than ${period} (${format(before)})`;
}
