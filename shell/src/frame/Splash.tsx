import { Page, VisuallyHidden } from '@foothold/shared/ui';

/** Before the first page is there. */
export function Splash() {
  return (
    <Page $alone aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
    </Page>
  );
}
