import { Link } from '@foothold/shared/router';
import { Icon, media, t } from '@foothold/shared/ui';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import styled from 'styled-components';
import { useSortHref } from '../routes/searchParams';

/** The values of the list's `sort` that a column stands for. */
export interface SortOrders {
  ascending: string;
  descending: string;
  /** Where the first press gives the descending order: the newest first. */
  startsDescending?: boolean;
}

interface SortLinkProps {
  orders: SortOrders;
  current: string | undefined;
  label: string;
}

/** A column's heading that sorts the table, and turns the order round when the table is sorted by it. */
export function SortLink({ orders, current, label }: SortLinkProps) {
  const buildSortHref = useSortHref();
  const direction = toAriaSort(orders, current);
  const icon = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction];
  return (
    <StyledLink to={buildSortHref(chooseNextSort(orders, current))} preventScrollReset>
      {label}
      <Icon icon={icon} small />
    </StyledLink>
  );
}

export function toAriaSort({ ascending, descending }: SortOrders, current: string | undefined) {
  if (current === ascending) return 'ascending';
  return current === descending ? 'descending' : 'none';
}

function chooseNextSort({ ascending, descending, startsDescending }: SortOrders, current: string | undefined): string {
  if (current === ascending) return descending;
  return current !== descending && startsDescending ? descending : ascending;
}

const StyledLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  min-height: 28px;
  color: inherit;
  text-decoration: none;
  > svg { color: ${t.color.ink3}; }
  [aria-sort='ascending'] > &, [aria-sort='descending'] > & { color: ${t.color.ink}; > svg { color: inherit; } }
  &:hover { color: ${t.color.ink}; text-decoration: underline; text-underline-offset: 0.2em; }
  ${media.phone} { display: none; }
`;
