/** The searched list of jobs. The areas that have one compile it into their page; no shared module. */
export { ActiveFilterLine, FilterTag } from './ActiveFilters';
export { AllFiltersChip } from './AllFilters';
export { FilterBar, FilterBarLayout } from './FilterBar';
export { JobCard } from './JobCard';
export { JobCardLayout } from './JobCardLayout';
export { JobList } from './JobList';
export { JobPaneColumns } from './JobPaneColumns';
export { JobPaneLink } from './JobPaneLink';
export { JobResults } from './JobResults';
export { JobSearchBox } from './JobSearchBox';
export { createJobListLoader, shouldRevalidateJobList } from './loadChosenJob';
export type { LoadedJobList } from './loadJobList';
export { JobPane, SplitLayout } from './SplitLayout';
export { ViewSwitch, ViewSwitchLayout } from './ViewSwitch';
