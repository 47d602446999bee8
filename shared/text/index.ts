/** How facts read as words, for screens and for what the server writes itself. Knows no screen. */
export { parseTextBlocks, type TextBlock } from './blocks';
export { formatCompanyHeadline, formatWebsite } from './companyHeadline';
export { buildCompanyPath } from './companyPath';
export { formatInitials } from './initials';
export { formatJobDetails, type JobDetail } from './jobFacts';
export { formatJobHeadline, formatJobLocation } from './jobHeadline';
export { formatMoney } from './money';
export { formatPay } from './payText';
export { formatTimeLeft } from './timeLeft';
export { formatWorkMode } from './workMode';
export { formatTimeZone } from './zoneName';
