import { Page, PageHeader } from '@foothold/shared/ui';

export function Component() {
  return (
    <Page>
      <PageHeader title="Jobs" />
    </Page>
  );
}
