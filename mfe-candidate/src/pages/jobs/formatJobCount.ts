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
