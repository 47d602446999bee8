import { Page, PageHeader, Skeleton } from '@foothold/shared/ui';

/** The jobs before the first answer. */
export function JobsSkeleton() {
  return (
    <Page>
      <PageHeader title="Jobs" />
      <Skeleton of="card" count={6} />
    </Page>
  );
}
