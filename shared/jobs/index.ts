/** Components for a job that several areas use. Compiled into each page that uses them; no shared module. */

export { CompanyCard, OtherJobs } from './CompanyCard';
export { CompanyCardLayout, CompanyJobLink, CompanyJobLinks } from './CompanyCardLayout';
export { DeadlineTimeline } from './DeadlineTimeline';
export { JobAttribute, JobAttributeList, JobAttributes } from './JobAttributes';
export { BadgeGroup, BadgeLine, JobBadges } from './JobBadges';
export { JobDetails, type ReadableJob } from './JobDetails';
export { JobNotFound } from './JobNotFound';
export { JobRow, JobRows } from './JobRow';
export { JobSkills, JobSkillsSection, Skill, SkillList } from './JobSkills';
export { JobTexts } from './JobTexts';
export { appliedLabel, jobStatusLabel } from './labels';
export { getJobPath } from './paths';
export { formatCopyBlockedMessage, ShareButton } from './ShareButton';
export { SimilarJobRows } from './SimilarJobRows';
