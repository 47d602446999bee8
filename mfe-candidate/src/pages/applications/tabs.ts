import type { Application } from '@foothold/shared/contract';
import { paths } from '../../paths';

export const tabs = ['Applied', 'Viewed', 'Interview', 'Rejected'] as const;
export type Tab = (typeof tabs)[number];

const places: Partial<Record<string, Tab>> = {
  Viewed: 'Viewed',
  Interview: 'Interview',
  Rejected: 'Rejected',
  Open: 'Rejected',
};

/** Accepted, Withdrawn and whatever is not known stand with Applied. */
export const tabOf = (status: string): Tab => places[status] ?? 'Applied';

/** A tab's applications, Accepted ones first; otherwise in the order they came. */
export const within = (tab: Tab, all: readonly Application[]) =>
  all
    .filter(({ status }) => tabOf(status) === tab)
    .toSorted((a, b) => Number(b.status === 'Accepted') - Number(a.status === 'Accepted'));

/** `?tab=interview`; anything else is the first tab. */
export const tabIn = (params: URLSearchParams): Tab =>
  tabs.find((tab) => tab.toLowerCase() === params.get('tab')?.toLowerCase()) ?? 'Applied';

export const addressOf = (tab: Tab) => `${paths.applications}?tab=${tab.toLowerCase()}`;
