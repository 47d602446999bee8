import type { ActiveJobFilter, JobFilter, JobKind, JobListSearch } from '../contract';
import { formatWorkMode, jobKindLabels } from './formatJob';
import { formatMoney, payPeriod } from './formatPay';

export const jobFilterLabels: Record<JobFilter, string> = {
  date: 'Date',
  company: 'Company',
  field: 'Field',
  stipend: 'Stipend',
  location: 'Location',
};

export const jobSortLabels = { relevance: 'Best match', newest: 'Newest', deadline: 'Closing soonest' } as const;

const periodLabels: Partial<Record<string, string>> = {
  Today: 'posted today',
  Yesterday: 'posted yesterday',
  'Last 3 days': 'posted in the last 3 days',
  'Last week': 'posted in the last week',
  'Last month': 'posted in the last month',
};

/** The server stops counting here. */
const maxCount = 1000;

/** '38', '1,000+' */
export const formatCount = (count: number): string =>
  count < maxCount ? String(count) : `${maxCount.toLocaleString('en-GB')}+`;

/** '38 open roles posted in the last week' */
export function formatJobCount(total: number, date?: string): string {
  const roles = total === 1 ? '1 open role' : `${formatCount(total)} open roles`;
  return [roles, date && periodLabels[date]].filter(Boolean).join(' ');
}

/** A filter that is set, among the active ones: 'Engineering', 'Stipend: Yes', 'Internship or SIWES'. */
export function formatActiveFilter(filter: ActiveJobFilter, search: JobListSearch): string {
  if (filter === 'pay') return formatPayFilter(search);
  const value = search[filter] ?? '';
  if (filter === 'stipend') return `${jobFilterLabels.stipend}: ${value}`;
  if (filter === 'env_mode') return joinOr(value.split(',').map(formatWorkMode));
  if (filter === 'kind') return joinOr(value.split(',').map((kind) => jobKindLabels[kind as JobKind]));
  if (filter === 'skill') return `Skill: ${joinOr(value.split(',').map((name) => name.trim()))}`;
  if (filter === 'start') return `Starts ${value.toLowerCase()}`;
  return filter === 'degree' ? `Degree: ${value}` : value;
}

const joinOr = (values: readonly string[]) => values.join(' or ');

/** 'Paid in Dollar', 'From ₦50,000 a month', '₦50,000 to ₦80,000 a month' */
function formatPayFilter({ currency = 'Naira', pay_from, pay_to }: JobListSearch): string {
  const [low, high] = [formatMoney(currency, pay_from), formatMoney(currency, pay_to)];
  if (!low && !high) return `Paid in ${currency}`;
  if (!high) return `From ${low} ${payPeriod}`;
  return `${low ? `${low} to` : 'Up to'} ${high} ${payPeriod}`;
}

/** Why a list of jobs is empty: its filters, its search, or that there are no jobs. */
export function formatNoJobs(q: string | undefined, hasFilters: boolean): { title: string; hint: string } {
  if (hasFilters)
    return {
      title: 'No jobs match your filters',
      hint: q ? `You searched for “${q}”. Try fewer filters or other words.` : 'Try fewer filters or another town.',
    };
  return q
    ? { title: `No jobs match “${q}”`, hint: 'Try fewer words, or others.' }
    : { title: 'No jobs available', hint: 'Check back later for new opportunities.' };
}
