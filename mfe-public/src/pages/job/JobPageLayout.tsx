import { Card, JobTitle, media, Section, SideBySide, Stack, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface JobPageLayoutProps {
  company: ReactNode;
  title: string;
  description: ReactNode;
  /** The Requirements section, if any. */
  requirements: ReactNode;
  details: ReactNode;
  action: ReactNode;
}

/** The arrangement of the public job page, shared by the page and its prerendered template. */
export function JobPageLayout({ company, title, description, requirements, details, action }: JobPageLayoutProps) {
  return (
    <>
      <Head>
        {company}
        <JobTitle as="h1" $size="page">
          {title}
        </JobTitle>
      </Head>
      <SideBySide>
        <Panel>
          <Section title="Job description">{description}</Section>
          {requirements}
        </Panel>
        <Aside as="aside" aria-label="About this job">
          {details}
          {action}
        </Aside>
      </SideBySide>
    </>
  );
}

const Head = styled.header`margin-bottom: ${t.space[5]};`;
const Panel = styled(Card)`display: grid; gap: ${t.space[6]};`;
// In one column, the details come before the long text.
const Aside = styled(Stack)`${media.narrow} { order: -1; }`;
