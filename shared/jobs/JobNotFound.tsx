import { LinkButton, SecondaryText, Stack, Title } from '@foothold/shared/ui';

/** `jobsPath` is the area's list of jobs. */
export const JobNotFound = ({ jobsPath }: { jobsPath: string }) => (
  <Stack $gap={4}>
    <Title>Job not found</Title>
    <SecondaryText>The job you are looking for does not exist or has been removed.</SecondaryText>
    <div>
      <LinkButton to={jobsPath}>Jobs</LinkButton>
    </div>
  </Stack>
);
