import { t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** The entry's details as names and values; `before` and `after` become one line for each changed field. */
export function AuditDetail({ detail }: { detail: Readonly<Record<string, unknown>> }) {
  const { before, after, ...otherFields } = detail;
  const entries = [...listChanges(before, after), ...Object.entries(otherFields)].filter(([, value]) =>
    hasValue(value),
  );
  if (entries.length === 0) return '–';
  return (
    <DetailList>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{formatFieldName(name)}</dt>
          <dd>{formatValue(value)}</dd>
        </div>
      ))}
    </DetailList>
  );
}

/** One [field, change] pair for each field that differs. */
function listChanges(before: unknown, after: unknown): [string, unknown][] {
  if (!isRecord(before) && !isRecord(after))
    return hasValue(before) || hasValue(after) ? [['change', formatChange(before, after)]] : [];
  const [oldFields, newFields] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  const names = [...new Set([...Object.keys(oldFields), ...Object.keys(newFields)])];
  return names
    .filter((name) => formatValue(oldFields[name]) !== formatValue(newFields[name]))
    .map((name) => [name, formatChange(oldFields[name], newFields[name])]);
}

const formatChange = (before: unknown, after: unknown) =>
  hasValue(before) ? `${formatValue(before)} → ${formatValue(after)}` : formatValue(after);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasValue = (value: unknown) => value !== undefined && value !== null && value !== '';
const formatValue = (value: unknown): string => {
  if (!hasValue(value)) return 'nothing';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
const formatFieldName = (name: string) => name.replaceAll('_', ' ');

const DetailList = styled.dl`
  display: grid;
  gap: 0.125rem;
  max-width: 26rem;
  font-size: ${t.size.small};
  overflow-wrap: anywhere;
  dt { display: inline; color: ${t.color.ink3}; }
  dt::after { content: ': '; }
  dd { display: inline; }
`;
