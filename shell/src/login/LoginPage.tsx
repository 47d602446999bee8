import { Page, Title } from '@foothold/shared/ui';

export function Component() {
  return (
    <Page>
      <Title>Login</Title>
    </Page>
  );
}
