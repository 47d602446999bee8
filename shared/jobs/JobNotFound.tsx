import { LinkButton, PageHeader, Row } from '@foothold/shared/ui';

/** `jobsPath` is the area's list of jobs. */
export const JobNotFound = ({ jobsPath }: { jobsPath: string }) => (
  <>
    <PageHeader title="Job not found" subtitle="The job you are looking for does not exist or has been removed." />
    <Row>
      <LinkButton to={jobsPath}>Jobs</LinkButton>
    </Row>
  </>
);
