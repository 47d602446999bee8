import { PublicFrame } from '../../parts/PublicFrame';
import { JobMissing } from './JobMissing';

export function Component() {
  return (
    <PublicFrame>
      <JobMissing final />
    </PublicFrame>
  );
}
