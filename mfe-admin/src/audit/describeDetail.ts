import { capitalize, fieldLabel, formatFieldName, toFieldText } from './fields';

type Line = readonly [name: string, value: string];

/** An entry's details in words: a line for each changed field of `before` and `after`, and one for each other detail. */
export function describeDetail({ before, after, from, to, ...others }: Readonly<Record<string, unknown>>): Line[] {
  return [
    ...describeStatus(from, to),
    ...describeChanges(before, after),
    ...Object.entries(others).filter(([, value]) => hasValue(value)),
  ].map(([name, value]) => [fieldLabel(name), formatValue(value)]);
}

type Field = readonly [name: string, value: unknown];

/**
 * `from` and `to` are statuses of an application, or ratings, which are numbers; a decision about a company has `from`
 * alone, and says the other itself.
 */
function describeStatus(from: unknown, to: unknown): Field[] {
  const noun = typeof from === 'number' || typeof to === 'number' ? 'Rating' : 'Status';
  if (hasValue(to)) return [[`${noun} changed`, formatChange(formatStatus(from), formatStatus(to))]];
  return hasValue(from) ? [[`${noun} before`, formatStatus(from)]] : [];
}

/** Statuses are shown as the lists show them: 'Pending'. */
const formatStatus = (status: unknown) => (typeof status === 'string' ? capitalize(status) : status);

function describeChanges(before: unknown, after: unknown): Field[] {
  if (!isRecord(before) && !isRecord(after)) {
    if (!hasValue(before) && !hasValue(after)) return [];
    return [[hasValue(before) ? 'changed' : 'new', formatChange(before, after)]];
  }
  const [oldFields, newFields] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  const names = [...new Set([...Object.keys(oldFields), ...Object.keys(newFields)])];
  return (
    names
      // The app is whom the entry is about.
      .filter((name) => name !== 'app' && formatValue(oldFields[name]) !== formatValue(newFields[name]))
      .map((name) => [name, formatChange(toFieldText(name, oldFields[name]), toFieldText(name, newFields[name]))])
  );
}

function formatChange(before: unknown, after: unknown): string {
  if (Array.isArray(before) && Array.isArray(after)) return formatListChange(before, after);
  return hasValue(before) ? `${formatValue(before)} → ${formatValue(after)}` : formatValue(after);
}

/** Of a list only what has come and gone. */
function formatListChange(before: readonly unknown[], after: readonly unknown[]): string {
  const added = after.filter((item) => !before.includes(item));
  const removed = before.filter((item) => !after.includes(item));
  const parts = [
    ...(added.length > 0 ? [`added ${formatValue(added)}`] : []),
    ...(removed.length > 0 ? [`removed ${formatValue(removed)}`] : []),
  ];
  return parts.join('; ') || 'in another order';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasValue = (value: unknown) => value !== undefined && value !== null && value !== '';

/** How many items of a list are named. */
const maxItems = 5;

function formatValue(value: unknown): string {
  if (!hasValue(value)) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return formatList(value);
  if (!isRecord(value)) return String(value);
  const fields = Object.entries(value).filter(([, each]) => hasValue(each));
  return fields.map(([name, each]) => `${formatFieldName(name)} ${formatValue(each)}`).join(', ') || 'nothing';
}

function formatList(items: readonly unknown[]): string {
  const named = items.slice(0, maxItems).map(formatValue).join(', ');
  return items.length > maxItems ? `${named} and ${items.length - maxItems} more` : named || 'nothing';
}
