import { Card, media, nameFace, Section, SideBySide, Stack, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface CompanyPaperProps {
  /** Its logo or initials. */
  mark: ReactNode;
  name: string;
  place: ReactNode;
  /** The whole section, where the company says anything. */
  about: ReactNode;
  jobs: ReactNode;
  facts: ReactNode;
}

/** Where everything of a company stands on the page that anybody may read. */
export function CompanyPaper({ mark, name, place, about, jobs, facts }: CompanyPaperProps) {
  return (
    <>
      <Head>
        {mark}
        <div>
          <h1>{name}</h1>
          {place}
        </div>
      </Head>
      <SideBySide>
        <Stack $gap={6}>
          {about}
          <Section title="Open jobs">{jobs}</Section>
        </Stack>
        <Aside as="aside" aria-label="About this company">
          {facts}
        </Aside>
      </SideBySide>
    </>
  );
}

/** What a company says of itself. */
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
  > div { min-width: 0; }
  h1 { ${nameFace} font-size: ${t.size.title}; line-height: 1.1; overflow-wrap: anywhere; }
  ${media.phone} { gap: 1rem; }
`;
const Aside = styled(Stack)`${media.narrow} { order: -1; }`;
