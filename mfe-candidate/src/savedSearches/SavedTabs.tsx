import { TabLinks } from '@foothold/shared/ui';
import { paths } from '../routes/paths';

const tabs = [
  { to: paths.saved, label: 'Saved jobs' },
  { to: paths.searches, label: 'Saved searches' },
  { to: paths.companies, label: 'Companies' },
];

/** Leads between the lists of what a student has saved. */
export const SavedTabs = ({ current }: { current: string }) => (
  <TabLinks label="What you have saved" tabs={tabs.map((tab) => ({ ...tab, current: tab.to === current }))} />
);
