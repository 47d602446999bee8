import { Page, PageHeader, Skeleton } from '@foothold/shared/ui';
import { perPage } from './listQuery';

/** A grid of cards on its way. */
export const ListSkeleton = ({ title }: { title: string }) => (
  <Page $withoutSidebar>
    <PageHeader title={title} />
    <Skeleton of="card" count={perPage} />
  </Page>
);
