/** What several areas show of a job alike. Compiled into each page that uses it, and shared on no page. */

export { getJobCardId, type JobListPage, jobListOptions } from './goOn';
export { JobBadges } from './JobBadges';
export { JobAttributes } from './JobFacts';
export { JobDetails, type ReadableJob } from './JobSheet';
export { DeadlineTimeline } from './JobTime';
export { ShareButton } from './ShareButton';
export { formatCopyBlockedMessage, useCopyToClipboard } from './useCopied';
export { appliedLabel, formatTimeLeft, jobStatusLabel } from './words';
