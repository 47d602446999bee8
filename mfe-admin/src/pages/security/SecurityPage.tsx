import { loadSessions, PasswordSection, SessionsSection } from '@foothold/shared/account';
import { call } from '@foothold/shared/api';
import { LoadFailure } from '@foothold/shared/area';
import { currentIdentity, useIdentity } from '@foothold/shared/auth';
import { viewTwoFactor } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Notice, Page, PageHeader, ReadableWidth, Stack } from '@foothold/shared/ui';
import type { ReactNode } from 'react';
import { TwoFactorSection } from './TwoFactorSection';

/** An admin who must set up two-factor login first may not list their sessions yet. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const mustSetUpMfa = currentIdentity()?.two_factor === 'setup';
  const [twoFactor, sessions] = await Promise.all([
    call(viewTwoFactor, {}, signal),
    mustSetUpMfa ? undefined : loadSessions(signal),
  ]);
  return { twoFactor, sessions };
}

export function Component() {
  const { twoFactor, sessions } = useLoaderData<typeof loader>();
  const identity = useIdentity();
  if (!identity) return null;
  return (
    <SecurityLayout>
      {identity.two_factor === 'setup' && (
        <Notice tone="warn">Admins of this site log in with a code. Set it up to go on.</Notice>
      )}
      <TwoFactorSection state={twoFactor} identity={identity} />
      {sessions !== undefined && (
        <>
          <PasswordSection email={identity.email} />
          <SessionsSection sessions={sessions} />
        </>
      )}
    </SecurityLayout>
  );
}

export const ErrorBoundary = () => (
  <SecurityLayout>
    <LoadFailure message={(cause) => `Your security settings did not load. ${cause}`} />
  </SecurityLayout>
);

const SecurityLayout = ({ children }: { children: ReactNode }) => (
  <Page $withoutSidebar>
    <ReadableWidth>
      <PageHeader title="Security" />
      <Stack $gap={7}>{children}</Stack>
    </ReadableWidth>
  </Page>
);
