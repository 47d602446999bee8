import { NotFoundNotice } from '../../components/NotFoundNotice';
import { PublicLayout } from '../../layout/PublicLayout';

export function Component() {
  return (
    <PublicLayout>
      <JobNotFound isFinal />
    </PublicLayout>
  );
}

/** The same words whether the address or the server says that there is no such job. */
export const JobNotFound = ({ isFinal }: { isFinal: boolean }) => (
  <NotFoundNotice
    title="Job not found."
    subtitle="The job you are looking for does not exist or has been removed."
    isFinal={isFinal}
  />
);
