const periods: Partial<Record<string, string>> = {
  Today: 'posted today',
  Yesterday: 'posted yesterday',
  'Last 3 days': 'posted in the last 3 days',
  'Last week': 'posted in the last week',
  'Last month': 'posted in the last month',
};

/** As far as the server counts: '38', '1,000+' */
export const shown = (count: number): string => (count < most ? String(count) : `${most.toLocaleString('en-GB')}+`);
const most = 1000;

/** '38 open roles posted in the last week' */
export function countOf(total: number, date?: string): string {
  const roles = total === 1 ? '1 open role' : `${shown(total)} open roles`;
  return [roles, date && periods[date]].filter(Boolean).join(' ');
}
