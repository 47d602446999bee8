import { media, PageHeader, ReadableWidth, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PublicLayout } from '../../layout/PublicLayout';

interface LegalPageProps {
  title: string;
  subtitle: string;
  children: ReactNode;
}

export function LegalPage({ title, subtitle, children }: LegalPageProps) {
  return (
    <PublicLayout>
      <Column>
        <PageHeader title={title} subtitle={subtitle} />
        <Text>{children}</Text>
      </Column>
    </PublicLayout>
  );
}

const Column = styled(ReadableWidth)`${media.wide} { margin-inline: auto; }`;
const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: 0.75rem;
  h2 { margin-top: 1.5rem; font-family: ${t.font.display}; font-size: ${t.size.section}; font-weight: 700; line-height: 1.15; letter-spacing: -0.022em; }
  ul { display: grid; gap: 0.375rem; padding-left: 1.25rem; list-style: disc; }
`;
