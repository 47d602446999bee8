import type { Application } from '@foothold/shared/contract';
import { paths } from '../../routes/paths';

export const tabs = ['Applied', 'Viewed', 'Interview', 'Rejected'] as const;
/** What was taken back stands under its own name, where there is any. */
const withdrawnTab = 'Withdrawn' as const;
export type Tab = (typeof tabs)[number] | typeof withdrawnTab;

const tabByStatus: Partial<Record<string, Tab>> = {
  Viewed: 'Viewed',
  Interview: 'Interview',
  Rejected: 'Rejected',
  Open: 'Rejected',
  Withdrawn: withdrawnTab,
};

/** Accepted and whatever is not known stand with Applied. */
export const findTab = (status: string): Tab => tabByStatus[status] ?? 'Applied';

/** A tab's applications, Accepted ones first; otherwise in the order they came. */
export const filterByTab = (tab: Tab, all: readonly Application[]) =>
  all
    .filter(({ status }) => findTab(status) === tab)
    .toSorted((a, b) => Number(b.status === 'Accepted') - Number(a.status === 'Accepted'));

/** `?tab=interview`; anything else is the first tab. */
export const parseTab = (params: URLSearchParams): Tab =>
  [...tabs, withdrawnTab].find((tab) => tab.toLowerCase() === params.get('tab')?.toLowerCase()) ?? 'Applied';

/** The tabs there are to choose from. */
export const listTabs = (all: readonly Application[], current: Tab): readonly Tab[] =>
  current === withdrawnTab || filterByTab(withdrawnTab, all).length > 0 ? [...tabs, withdrawnTab] : tabs;

export const getTabUrl = (tab: Tab) => `${paths.applications}?tab=${tab.toLowerCase()}`;
