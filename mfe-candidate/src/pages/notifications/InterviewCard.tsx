import { useNow } from '@foothold/shared/area';
import { getInterviewState } from '@foothold/shared/format';
import { Card, JobTitle, StatusBadge, TextLink, t, VisuallyHidden } from '@foothold/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { InterviewDetails } from '../../interview/InterviewDetails';
import type { ApplicationWithInterview } from '../../interview/interview';
import { paths } from '../../routes/paths';

export function InterviewCard({ application }: { application: ApplicationWithInterview }) {
  const titleId = useId();
  const { id, interview, job, organization } = application;
  const now = useNow();

  return (
    <Box aria-labelledby={titleId}>
      <div>
        <StatusBadge status={getInterviewState(interview, now)} />
      </div>
      <div>
        <JobTitle as="h3" id={titleId}>
          {job.job_title || 'Untitled Position'}
        </JobTitle>
        <Company>{organization.company_name || 'Unknown Company'}</Company>
      </div>
      <InterviewDetails application={application} now={now} />
      <div>
        <TextLink to={paths.application(id)}>
          Your application
          <VisuallyHidden>{` for ${job.job_title || 'Untitled Position'}`}</VisuallyHidden>
        </TextLink>
      </div>
    </Box>
  );
}

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  align-self: start;
  gap: ${t.space[3]};
`;
const Company = styled.p`
  margin-top: 0.1875rem;
  color: ${t.color.ink2};
  font-weight: 550;
  overflow-wrap: anywhere;
`;
