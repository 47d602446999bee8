import { PublicLayout } from '../../layout/PublicLayout';
import { JobNotFound } from './JobNotFound';

export function Component() {
  return (
    <PublicLayout>
      <JobNotFound isFinal />
    </PublicLayout>
  );
}
