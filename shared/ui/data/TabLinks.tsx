import { Link } from '@foothold/shared/router';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { media, t } from '../theme/tokens';

interface Tab {
  to: string;
  label: string;
  count?: number;
  current: boolean;
}

/** Tabs for the views of a list, each with its own address. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const bar = useRef<HTMLElement>(null);
  const currentPath = tabs.find((tab) => tab.current)?.to;

  useEffect(() => {
    const tab = currentPath && bar.current?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView, which would scroll the page as well.
    if (tab) bar.current?.scrollTo?.({ left: tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2 });
  }, [currentPath]);

  return (
    <Bar ref={bar} aria-label={label}>
      {tabs.map(({ to, label: tabLabel, count, current }) => (
        <TabLink key={to} to={to} aria-current={current ? 'page' : undefined} preventScrollReset>
          {tabLabel}
          {count !== undefined && <Count>{count}</Count>}
        </TabLink>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  position: relative;
  display: flex;
  gap: 1.75rem;
  margin-bottom: 1.5rem;
  border-bottom: 1px solid ${t.color.line};
  overflow-x: auto;
  scrollbar-width: none;
  ${media.phone} {
    margin: 0 calc(${t.width.gutter} * -1) 0.5rem;
    padding-inline: ${t.width.gutter} 1.5rem;
    /* Shows that there are more. */
    mask-image: linear-gradient(90deg, #000 calc(100% - 1.5rem), transparent);
  }
`;
const Count = styled.span`
  min-width: 1.625rem;
  padding: 0 0.4375rem;
  border-radius: ${t.radius.pill};
  background: ${t.color.sunken};
  color: ${t.color.ink2};
  font-size: ${t.size.small};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
const TabLink = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: ${t.width.tapTarget};
  padding: 0 0.125rem;
  color: ${t.color.ink2};
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  ${media.phone} { min-height: 44px; }
  &:hover { color: ${t.color.ink}; }
  &:focus-visible { outline-offset: -3px; }
  &[aria-current] {
    color: ${t.color.ink};
    ${Count} { background: ${t.color.ink}; color: ${t.color.background}; }
    &::after { content: ''; position: absolute; inset: auto 0 0 0; height: 3px; background: ${t.color.ink}; }
  }
`;
