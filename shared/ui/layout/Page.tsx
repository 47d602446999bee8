import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, t } from '../theme/tokens';
import { Title } from './typography';

/** The main part of a page, the target of the skip link. `$withoutSidebar` centres it in a layout without a sidebar. */
export const Page = styled.main.attrs({ id: 'main', tabIndex: -1 })<{ $withoutSidebar?: boolean }>`
  width: 100%;
  max-width: ${({ $withoutSidebar }) => ($withoutSidebar ? t.width.page : t.width.pageBesideSidebar)};
  ${({ $withoutSidebar }) => $withoutSidebar && 'margin-inline: auto;'}
  padding: 2.25rem ${t.width.gutter} 5rem;
  ${media.phone} { padding-top: 0.75rem; padding-bottom: 2.5rem; }
`;

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** A search or buttons, on the right on a desktop. */
  actions?: ReactNode;
}

/** A page's title with a subtitle and actions. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <Head>
      <div>
        <Title>{title}</Title>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0.75rem 1.5rem;
  margin-bottom: 1.75rem;
  > :first-child { min-width: 0; }
  h1 { overflow-wrap: anywhere; }
  p { margin-top: 0.375rem; color: ${t.color.ink2}; overflow-wrap: anywhere; }
  /* On a phone the first card is to be in view: a button stands beside the title if both fit, and then what is said of it. */
  ${media.phone} {
    align-items: center;
    gap: 0.375rem 0.75rem;
    margin-bottom: 0.5rem;
    > :first-child { display: contents; }
    h1 { flex: 1 1 auto; }
    p { order: 2; flex: 1 1 100%; margin-top: -0.25rem; font-size: ${t.size.text}; }
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  /* No :has(input) for the search: with a universal subject it has browsers restyle the whole page at every insertion. */
  ${media.phone} {
    display: contents;
    > * { order: 1; }
    > [role='search'] { order: 3; flex: 1 1 100%; }
    > a { min-height: 44px; padding: 0.375rem 0.875rem; font-size: ${t.size.text}; }
  }
`;
