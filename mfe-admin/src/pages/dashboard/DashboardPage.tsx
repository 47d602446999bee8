import { Page, PageHeader } from '@foothold/shared/ui';

export function Component() {
  return (
    <Page $alone>
      <PageHeader title="Dashboard" />
    </Page>
  );
}
