import type { Breadcrumb } from '@foothold/shared/contract';
import { t } from '@foothold/shared/ui';
import styled from 'styled-components';

/** What happened in the document before the error, the last thing last. */
export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  if (breadcrumbs.length === 0) return <p>Nothing is known of it.</p>;
  return (
    <List>
      {breadcrumbs.map((crumb, index) => (
        <li key={index}>
          <span>{crumb.seconds === 0 ? 'just before' : `${crumb.seconds} s before`}</span>
          <span>{describe(crumb)}</span>
        </li>
      ))}
    </List>
  );
}

function describe({ kind, what, status }: Breadcrumb): string {
  if (kind === 'page') return what ? `Opened ${what}` : 'Opened another page';
  if (kind === 'press') return what ? `Pressed a ${what}` : 'Pressed something';
  const response = status ? `: ${status}` : ': no response';
  return `Called ${what || 'something'}${response}`;
}

const List = styled.ol`
  display: grid;
  gap: ${t.space[2]};
  padding: 0;
  list-style: none;
  font-size: ${t.size.text};
  > li { display: grid; grid-template-columns: 6rem 1fr; column-gap: ${t.space[3]}; overflow-wrap: anywhere; }
  > li > :first-child { color: ${t.color.ink3}; font-variant-numeric: tabular-nums; }
`;
