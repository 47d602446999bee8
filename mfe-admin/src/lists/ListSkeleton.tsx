import { Page, PageHeader, Skeleton } from '@foothold/shared/ui';
import { perPage } from './listQuery';

/** Shown while a list's first page loads. */
export const ListSkeleton = ({ title }: { title: string }) => (
  <Page $withoutSidebar>
    <PageHeader title={title} />
    <Skeleton of="card" count={perPage} />
  </Page>
);
