import { Link, useLocation } from '@foothold/shared/router';
import { type Glyph, Icon, media, t } from '@foothold/shared/ui';
import { LayoutGrid, SquareKanban, Table2 } from 'lucide-react';
import styled from 'styled-components';
import type { ApplicationView } from './view';

const labels: Record<ApplicationView, readonly [string, Glyph]> = {
  cards: ['Cards', LayoutGrid],
  table: ['Table', Table2],
  board: ['Board', SquareKanban],
};

/** Links to the ways of showing the list. Each has an address that can be shared; phones have only cards. */
export function ViewSwitch({ view }: { view: ApplicationView }) {
  const { pathname, search } = useLocation();
  const getUrl = (to: string) => {
    const params = new URLSearchParams(search);
    params.delete('shown');
    params.set('view', to);
    return `${pathname}?${params}`;
  };
  return (
    <Switch aria-label="View">
      {Object.entries(labels).map(([to, [label, icon]]) => (
        <Option key={to} to={getUrl(to)} aria-current={to === view ? 'true' : undefined} preventScrollReset replace>
          <Icon icon={icon} small />
          {label}
        </Option>
      ))}
    </Switch>
  );
}

const Switch = styled.nav`
  display: inline-flex;
  border: 1.5px solid ${t.color.lineStrong};
  border-radius: ${t.radius.surface};
  ${media.phone} { display: none; }
`;
const Option = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 37px;
  padding: 0 0.75rem;
  color: ${t.color.ink2};
  font-size: ${t.size.small};
  font-weight: 600;
  text-decoration: none;
  & + & { border-left: 1.5px solid ${t.color.lineStrong}; }
  &:hover { color: ${t.color.ink}; }
  &[aria-current] { background: ${t.color.ink}; color: ${t.color.background}; }
`;
