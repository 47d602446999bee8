/** What several areas show of a job alike. Compiled into each page that uses it, and shared on no page. */

export { cardId, type JobsInPages, jobsGoOn } from './goOn';
export { JobBadges } from './JobBadges';
export { JobFacts } from './JobFacts';
export { JobSheet, type ReadableJob } from './JobSheet';
export { JobTime } from './JobTime';
export { ShareButton } from './ShareButton';
export { linkByHand, useCopied } from './useCopied';
export { sentWord, standingOf, timeLeft } from './words';
