import type { Application } from '@foothold/shared/contract';
import { paths } from '../../routes/paths';

export const tabs = ['Applied', 'Viewed', 'Interview', 'Rejected'] as const;
/** Shown only when there are withdrawn applications. */
const withdrawnTab = 'Withdrawn' as const;
export type Tab = (typeof tabs)[number] | typeof withdrawnTab;

const tabByStatus: Partial<Record<string, Tab>> = {
  Viewed: 'Viewed',
  Interview: 'Interview',
  Rejected: 'Rejected',
  Open: 'Rejected',
  Withdrawn: withdrawnTab,
};

/** Accepted and unknown statuses belong to Applied. */
export const findTab = (status: string): Tab => tabByStatus[status] ?? 'Applied';

export const filterByTab = (tab: Tab, applications: readonly Application[]) =>
  applications.filter(({ status }) => findTab(status) === tab);

/** Parses `?tab=interview`. Anything else is the first tab. */
export const parseTab = (params: URLSearchParams): Tab =>
  [...tabs, withdrawnTab].find((tab) => tab.toLowerCase() === params.get('tab')?.toLowerCase()) ?? 'Applied';

export const listTabs = (applications: readonly Application[], current: Tab): readonly Tab[] =>
  current === withdrawnTab || filterByTab(withdrawnTab, applications).length > 0 ? [...tabs, withdrawnTab] : tabs;

export const getTabUrl = (tab: Tab) => `${paths.applications}?tab=${tab.toLowerCase()}`;
