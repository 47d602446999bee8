import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, t } from '../theme/tokens';
import { Title } from './typography';

/** The main part of a screen: the skip link's and every navigation's target. `$alone` when no sidebar stands beside it. */
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
  /** A search or buttons, at the right on a desktop. */
  actions?: ReactNode;
}

/** Title, one sentence, and what can be done here. */
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
  p { margin-top: 0.375rem; color: ${t.color.ink2}; }
  ${media.phone} { margin-bottom: 1.25rem; }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;
  ${media.phone} { &:has(input) { flex: 1 1 100%; } > form, > :has(input) { flex: 1 1 100%; } }
`;
