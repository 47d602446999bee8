import { JobRows, JobTexts } from '@foothold/shared/jobs';
import { BackLink, Card, JobTitle, media, Section, SideBySide, Stack, t } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface JobPageLayoutProps {
  company: string;
  title: string;
  /** `JobSkills`, if any. */
  skills: ReactNode;
  description: ReactNode;
  /** The Requirements section, if any. */
  requirements: ReactNode;
  details: ReactNode;
  timeline: ReactNode;
  action: ReactNode;
  share: ReactNode;
  companyCard: ReactNode;
  /** `SimilarJobs`, if any. */
  similarJobs: ReactNode;
}

/** The arrangement of the public job page, shared by the page and its prerendered template. */
export function JobPageLayout(parts: JobPageLayoutProps) {
  return (
    <>
      <BackLink to="/jobs">Jobs</BackLink>
      <Head>
        <JobTitle as="h1" $size="page">
          {parts.title}
        </JobTitle>
        <Company>{parts.company}</Company>
      </Head>
      <Sides>
        <Stack $gap={6}>
          <Card>
            <Stack $gap={6}>
              {parts.skills}
              <JobTexts>
                <Section title="Job description">{parts.description}</Section>
                {parts.requirements}
              </JobTexts>
            </Stack>
          </Card>
          {parts.similarJobs}
        </Stack>
        <Aside>
          <Facts as="aside" aria-label="About this job">
            {parts.timeline}
            {parts.action}
            <div>{parts.share}</div>
            {parts.details}
          </Facts>
          {parts.companyCard}
        </Aside>
      </Sides>
    </>
  );
}

export const SimilarJobs = ({ children }: { children: ReactNode }) => (
  <Section title="Similar jobs">
    <JobRows>{children}</JobRows>
  </Section>
);

const Head = styled.header`margin-bottom: ${t.space[5]};`;
const Company = styled.p`margin-top: 0.375rem; color: ${t.color.ink2}; font-weight: 550; overflow-wrap: anywhere;`;
// Wide enough for the button's words in one line.
const Sides = styled(SideBySide)`
  && { grid-template-columns: minmax(0, 1fr) 21.5rem; }
  ${media.wide} { && { grid-template-columns: minmax(0, 1fr) 24rem; } }
  ${media.narrow} { && { grid-template-columns: minmax(0, 1fr); } }
`;
const Aside = styled(Stack)`${media.narrow} { display: contents; }`;
// In one column, the details come before the long text, and the company after it.
const Facts = styled(Stack)`${media.narrow} { order: -1; }`;
