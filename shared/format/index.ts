/** Texts for domain values, used by screens and by what the server renders (pages, emails, previews). */
export { excerpt } from './excerpt';
export { formatFinished } from './finishedApplication';
export { formatAge, getElapsedShare } from './formatAge';
export { alertFrequencyLabels, formatAlertTimes, sendHourOptions } from './formatAlerts';
export {
  buildCompanyPath,
  formatAllCompanyJobs,
  formatCompanyAddress,
  formatCompanyHeadline,
  formatWebsite,
} from './formatCompany';
export { buildJobListPath, formatCountedOn, listLiveFigures } from './formatFrontPage';
export { formatInitials } from './formatInitials';
export {
  formatDayAndMonth,
  formatFullDate,
  formatJobDetails,
  formatJobHeadline,
  formatJobLocation,
  formatLetterNeed,
  formatLongDate,
  formatOpenings,
  formatReplyDate,
  formatTimeLeft,
  formatWorkMode,
  type JobDetail,
  jobKindLabels,
} from './formatJob';
export {
  formatActiveFilter,
  formatCount,
  formatJobCount,
  formatNoJobs,
  jobFilterLabels,
  jobSortLabels,
} from './formatJobList';
export { listJobSkills } from './formatJobSkills';
export { formatOverlap, type OverlappedTime } from './formatOverlap';
export { formatMoney, formatMonthlyPay, formatPaid, formatPay, payLabels, payPeriod, stipendLabels } from './formatPay';
export { dismissalReasonLabels, formatReasons } from './formatReasons';
export { formatReplyRecord, formatReplyShare } from './formatReplyRecord';
export { formatSearchName } from './formatSearchName';
export { formatTimeZone } from './formatTimeZone';
export { listWelcomeLines } from './formatWelcome';
export { getSupportEmail } from './getSupportEmail';
export { getInterviewState, hasStarted, type InterviewState, type StatedInterview } from './interviewState';
export { parseTextBlocks, type TextBlock } from './parseTextBlocks';
