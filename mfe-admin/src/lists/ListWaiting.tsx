import { Page, PageHeader, Skeleton } from '@foothold/shared/ui';
import { perPage } from './load';

/** A grid of cards on its way. */
export const ListWaiting = ({ title }: { title: string }) => (
  <Page $alone>
    <PageHeader title={title} />
    <Skeleton of="card" count={perPage} />
  </Page>
);
