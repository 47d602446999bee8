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
  ${media.phone} { padding-top: 1.5rem; padding-bottom: 2.5rem; }
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
  p { margin-top: 0.375rem; color: ${t.color.ink2}; overflow-wrap: anywhere; }
  ${media.phone} { margin-bottom: 1.25rem; }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  ${media.phone} { &:has(input) { flex: 1 1 100%; } > form, > :has(input) { flex: 1 1 100%; } }
`;
