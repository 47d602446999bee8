import { LinkButton, Quiet, Stack, Title } from '@foothold/shared/ui';
import { paths } from '../../paths';

export const JobNotFound = () => (
  <Stack $gap={4}>
    <Title>Job not found</Title>
    <Quiet>The job you are looking for does not exist or has been removed.</Quiet>
    <div>
      <LinkButton to={paths.jobs}>Jobs</LinkButton>
    </div>
  </Stack>
);
