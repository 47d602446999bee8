import { Card, media, nameFontStyle, Section, SideBySide, Stack, StatusBadge, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface CompanyPageLayoutProps {
  /** The logo or the initials. */
  logo: ReactNode;
  name: string;
  place: ReactNode;
  /** What can be done with the company. */
  actions?: ReactNode;
  /** The About section, if any. */
  about: ReactNode;
  jobs: ReactNode;
  details: ReactNode;
}

/** The arrangement of the public company page, shared by the page and its prerendered template. */
export function CompanyPageLayout({ logo, name, place, actions, about, jobs, details }: CompanyPageLayoutProps) {
  return (
    <>
      <Head>
        {logo}
        <div>
          <h1>{name}</h1>
          {place}
          {/* Others have no public page. */}
          <StatusBadge status="Verified" />
        </div>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      <SideBySide>
        <Stack $gap={6}>
          {about}
          <Section title="Open jobs">{jobs}</Section>
        </Stack>
        <Aside as="aside" aria-label="About this company">
          {details}
        </Aside>
      </SideBySide>
    </>
  );
}

export const About = ({ children }: { children: ReactNode }) => (
  <Card as="div">
    <Section title="About">{children}</Section>
  </Card>
);

export const Place = styled.p`margin-top: 0.25rem; color: ${t.color.ink2};`;

const Head = styled.header`
  display: flex;
  gap: 1.25rem;
  align-items: center;
  margin-bottom: ${t.space[5]};
  > div { display: grid; justify-items: start; min-width: 0; }
  > div > :last-child { margin-top: 0.5rem; }
  h1 { ${nameFontStyle} font-size: ${t.size.title}; line-height: 1.1; overflow-wrap: anywhere; }
  ${media.phone} { flex-wrap: wrap; gap: 1rem; > div:first-of-type { flex: 1 1 0; } }
`;
const Actions = styled.div`
  && { gap: 0.5rem; justify-items: end; margin-left: auto; }
  ${media.phone} { && { flex-basis: 100%; justify-items: start; margin-left: 0; } }
`;
const Aside = styled(Stack)`${media.narrow} { order: -1; }`;
