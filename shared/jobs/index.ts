/** What several areas show of a job alike. Compiled into each page that uses it, and shared on no page. */

export { DeadlineTimeline } from './DeadlineTimeline';
export { JobAttributes } from './JobAttributes';
export { JobBadges } from './JobBadges';
export { JobDetails, type ReadableJob } from './JobDetails';
export { JobNotFound } from './JobNotFound';
export { getJobCardId, type JobListPage, jobListOptions, type LoadedJobPage } from './jobListOptions';
export { appliedLabel, formatTimeLeft, jobStatusLabel } from './labels';
export { ShareButton } from './ShareButton';
export { formatCopyBlockedMessage } from './useShareJob';
