import { formatWorkMode, jobKindLabels } from '@foothold/shared/format';
import { formatCalendarDay } from '../format';

const fieldLabels: Record<string, string> = {
  stable: 'Live release',
  previous: 'Release before it',
  earlier: 'Earlier releases',
  canary: 'Canary',
  canary_percent: 'Canary’s share of visits in %',
  granted_paths: 'Addresses',
  granted_access: 'Open to',
  disabled_reason: 'Switched off because',
  note: 'What has changed',
  ended: 'Sessions ended',
  withdrawn: 'Applications withdrawn',
  two_factor_off: 'Two-factor login switched off',
  address: 'IP address',
  q: 'Search',
  stipend: 'Paid',
  amount: 'Pay',
  env_mode: 'Work mode',
  start_date: 'Start',
  letter_required: 'Internship letter required',
  reply_days: 'Days to reply',
  ...Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`q${number}`, `Question ${number}`])),
};

/** A field's label; one without an entry above is derived from its name: `job_title` → 'Job title'. */
export const fieldLabel = (name: string): string => fieldLabels[name] ?? capitalize(formatFieldName(name));

/** A field's name within a sentence: `company_cac_number` → 'company CAC number'. */
export const formatFieldName = (name: string) =>
  name.replaceAll('_', ' ').replace(/\b(cac|ip)\b/g, (word) => word.toUpperCase());

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const formatFlag = (value: unknown) => (value === 1 ? 'yes' : 'no');
const formatDay = (value: unknown) => formatCalendarDay(String(value));

const formats: Record<string, (value: unknown) => string> = {
  stipend: formatFlag,
  letter_required: formatFlag,
  deadline: formatDay,
  start_date: formatDay,
  kind: (value) => ({ ...jobKindLabels })[String(value)] ?? String(value),
  env_mode: (value) => formatWorkMode(String(value)),
};

/** A value of a field as the screens show it; those of most fields are words already. */
export const toFieldText = (name: string, value: unknown): unknown =>
  value === null || value === undefined || value === '' ? value : (formats[name]?.(value) ?? value);
