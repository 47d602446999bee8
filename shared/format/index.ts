/** Texts for domain values, used by screens and by what the server renders (pages, emails, previews). */
export { buildCompanyPath } from './buildCompanyPath';
export { formatCompanyHeadline, formatWebsite } from './formatCompanyHeadline';
export { formatInitials } from './formatInitials';
export { formatJobDetails, type JobDetail } from './formatJobDetails';
export { formatJobHeadline, formatJobLocation } from './formatJobHeadline';
export { formatMoney } from './formatMoney';
export { formatMonthlyPay, formatPaid, formatPay, payLabels, payPeriod, stipendLabels } from './formatPay';
export { formatTimeLeft } from './formatTimeLeft';
export { formatTimeZone } from './formatTimeZone';
export { formatWorkMode } from './formatWorkMode';
export { parseTextBlocks, type TextBlock } from './parseTextBlocks';
