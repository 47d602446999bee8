import { SortSelect, useUpdateSearchParams } from '@foothold/shared/lists';

export interface Order {
  value: string;
  label: string;
}

/** In which order; the first is the usual one, which the address does not name. */
export function SortChoice({ orders, sort }: { orders: readonly Order[]; sort: string | undefined }) {
  const change = useUpdateSearchParams<string>();
  const usual = orders[0]?.value ?? '';
  return (
    <SortSelect
      options={orders}
      value={sort ?? usual}
      onChange={(order) => change({ sort: order === usual ? null : order })}
    />
  );
}
