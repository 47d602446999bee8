import { Card, JobTitle, media, Section, SideBySide, Stack, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface JobPaperProps {
  company: ReactNode;
  title: string;
  description: ReactNode;
  /** The whole section, where there is one. */
  requirements: ReactNode;
  facts: ReactNode;
  /** From reading to applying. */
  way: ReactNode;
}

/** Where everything of a job stands on the page that anybody may read. */
export function JobPaper({ company, title, description, requirements, facts, way }: JobPaperProps) {
  return (
    <>
      <Head>
        {company}
        <JobTitle as="h1" $size="page">
          {title}
        </JobTitle>
      </Head>
      <SideBySide>
        <Sheet>
          <Section title="Job description">{description}</Section>
          {requirements}
        </Sheet>
        <Aside as="aside" aria-label="About this job">
          {facts}
          {way}
        </Aside>
      </SideBySide>
    </>
  );
}

const Head = styled.header`margin-bottom: ${t.space[5]};`;
const Sheet = styled(Card)`display: grid; gap: ${t.space[6]};`;
// Where there is one column, the facts come before the long text.
const Aside = styled(Stack)`${media.narrow} { order: -1; }`;
