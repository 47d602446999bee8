import { t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** What was noted besides who, what and why: before and after, where there was a before. */
export function Noted({ detail }: { detail: Readonly<Record<string, unknown>> }) {
  const { before, after, ...more } = detail;
  const facts = [...changes(before, after), ...Object.entries(more)].filter(([, value]) => isTold(value));
  if (facts.length === 0) return '–';
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{wordOf(name)}</dt>
          <dd>{textOf(value)}</dd>
        </div>
      ))}
    </Facts>
  );
}

/** What is not as it was, a line each. */
function changes(before: unknown, after: unknown): [string, unknown][] {
  if (!isFacts(before) && !isFacts(after))
    return isTold(before) || isTold(after) ? [['change', arrow(before, after)]] : [];
  const [was, is] = [isFacts(before) ? before : {}, isFacts(after) ? after : {}];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .filter((name) => textOf(was[name]) !== textOf(is[name]))
    .map((name) => [name, arrow(was[name], is[name])]);
}

const arrow = (before: unknown, after: unknown) =>
  isTold(before) ? `${textOf(before)} → ${textOf(after)}` : textOf(after);
const isFacts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTold = (value: unknown) => value !== undefined && value !== null && value !== '';
const textOf = (value: unknown): string => {
  if (!isTold(value)) return 'nothing';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
const wordOf = (name: string) => name.replaceAll('_', ' ');

const Facts = styled.dl`
  display: grid;
  gap: 0.125rem;
  max-width: 26rem;
  font-size: ${t.size.small};
  overflow-wrap: anywhere;
  dt { display: inline; color: ${t.color.ink3}; }
  dt::after { content: ': '; }
  dd { display: inline; }
`;
