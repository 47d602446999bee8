/** How facts read as words, for screens and for what the server writes itself. Knows no screen. */

export { buildCompanyPath } from './buildCompanyPath';
export { formatCompanyHeadline, formatWebsite } from './formatCompanyHeadline';
export { formatInitials } from './formatInitials';
export { formatJobDetails, type JobDetail } from './formatJobDetails';
export { formatJobHeadline, formatJobLocation } from './formatJobHeadline';
export { formatMoney } from './formatMoney';
export { formatPay } from './formatPay';
export { formatTimeLeft } from './formatTimeLeft';
export { formatTimeZone } from './formatTimeZone';
export { formatWorkMode } from './formatWorkMode';
export { parseTextBlocks, type TextBlock } from './parseTextBlocks';
