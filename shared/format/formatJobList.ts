import type { JobFilter } from '../contract';

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

/** A filter that is set, among the active ones: 'Engineering', 'Stipend: Yes'. */
export const formatActiveFilter = (filter: JobFilter, value: string): string =>
  filter === 'stipend' ? `${jobFilterLabels.stipend}: ${value}` : value;

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
