import { Page } from '@foothold/shared/ui';
import { PublicFooter } from '../../parts/PublicFooter';
import { PublicHeader } from '../../parts/PublicHeader';
import { JobMissing } from './JobMissing';

export function Component() {
  return (
    <>
      <PublicHeader />
      <Page $alone>
        <JobMissing final />
      </Page>
      <PublicFooter />
    </>
  );
}
