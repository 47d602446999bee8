import { PublicLayout } from '../../parts/PublicFrame';
import { JobNotFound } from './JobMissing';

export function Component() {
  return (
    <PublicLayout>
      <JobNotFound isFinal />
    </PublicLayout>
  );
}
