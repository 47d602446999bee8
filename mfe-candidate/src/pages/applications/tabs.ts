import type { Application } from '@foothold/shared/contract';
import { paths } from '../../paths';

export const tabs = ['Applied', 'Viewed', 'Interview', 'Rejected'] as const;
/** What was taken back stands under its own name, where there is any. */
const aside = 'Withdrawn' as const;
export type Tab = (typeof tabs)[number] | typeof aside;

const places: Partial<Record<string, Tab>> = {
  Viewed: 'Viewed',
  Interview: 'Interview',
  Rejected: 'Rejected',
  Open: 'Rejected',
  Withdrawn: aside,
};

/** Accepted and whatever is not known stand with Applied. */
export const tabOf = (status: string): Tab => places[status] ?? 'Applied';

/** A tab's applications, Accepted ones first; otherwise in the order they came. */
export const within = (tab: Tab, all: readonly Application[]) =>
  all
    .filter(({ status }) => tabOf(status) === tab)
    .toSorted((a, b) => Number(b.status === 'Accepted') - Number(a.status === 'Accepted'));

/** `?tab=interview`; anything else is the first tab. */
export const tabIn = (params: URLSearchParams): Tab =>
  [...tabs, aside].find((tab) => tab.toLowerCase() === params.get('tab')?.toLowerCase()) ?? 'Applied';

/** The tabs there are to choose from. */
export const tabsFor = (all: readonly Application[], current: Tab): readonly Tab[] =>
  current === aside || within(aside, all).length > 0 ? [...tabs, aside] : tabs;

export const addressOf = (tab: Tab) => `${paths.applications}?tab=${tab.toLowerCase()}`;
