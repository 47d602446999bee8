/** The searched list of jobs. The areas that have one compile it into their page; no shared module. */
export { ActiveFilterLine } from './ActiveFilters';
export { FilterBar, FilterBarLayout } from './FilterBar';
export { JobCard } from './JobCard';
export { JobCardLayout } from './JobCardLayout';
export { JobList } from './JobList';
export { JobResults } from './JobResults';
export { JobSearchBox } from './JobSearchBox';
export { loadJobList } from './loadJobList';
