import { OrderChoice } from '@foothold/shared/lists';
import { type JobSearch, useSearchChange } from './search';

/** In which order; how well a job fits is a thing of a search only. */
export function SortChoice({ search: { q, sort } }: { search: JobSearch }) {
  const change = useSearchChange();
  const usual = q ? 'relevance' : 'newest';
  const orders = q ? [bestMatch, ...always] : always;
  const now = orders.find(({ value }) => value === sort)?.value ?? usual;

  return (
    <OrderChoice orders={orders} value={now} onChange={(value) => change({ sort: value === usual ? null : value })} />
  );
}

const bestMatch = { value: 'relevance', label: 'Best match' };
const always = [
  { value: 'newest', label: 'Newest' },
  { value: 'deadline', label: 'Closing soonest' },
];
