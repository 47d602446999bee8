import {
  loadPasskeys,
  loadSessions,
  PasskeysSection,
  PasswordSection,
  SessionsSection,
} from '@foothold/shared/account';
import { call } from '@foothold/shared/api';
import { AreaPage, AreaPageFailure, type PageOutline, SectionStack } from '@foothold/shared/area';
import { currentIdentity, useIdentity } from '@foothold/shared/auth';
import { viewTwoFactor } from '@foothold/shared/contract/admin';
import { type LoaderFunctionArgs, useLoaderData } from '@foothold/shared/router';
import { Notice, ReadableWidth } from '@foothold/shared/ui';
import { TwoFactorSection } from './TwoFactorSection';

/** An admin who must set up two-factor login first may not list their passkeys and sessions yet. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const mustSetUpMfa = currentIdentity()?.two_factor === 'setup';
  const [twoFactor, passkeys, sessions] = await Promise.all([
    call(viewTwoFactor, {}, signal),
    mustSetUpMfa ? null : loadPasskeys(signal),
    mustSetUpMfa ? undefined : loadSessions(signal),
  ]);
  return { twoFactor, passkeys, sessions };
}

export function Component() {
  const { twoFactor, passkeys, sessions } = useLoaderData<typeof loader>();
  const identity = useIdentity();
  if (!identity) return null;
  return (
    <AreaPage outline={outline}>
      {identity.two_factor === 'setup' && (
        <Notice tone="warn">Admins of this site log in with a code. Set it up to go on.</Notice>
      )}
      <TwoFactorSection state={twoFactor} identity={identity} />
      {sessions !== undefined && (
        <>
          <PasswordSection email={identity.email} />
          <PasskeysSection passkeys={passkeys} email={identity.email} />
          <SessionsSection sessions={sessions} />
        </>
      )}
    </AreaPage>
  );
}

const outline: PageOutline = {
  title: 'Security',
  hasSidebar: false,
  column: ReadableWidth,
  body: SectionStack,
  failure: (cause) => `Your security settings did not load. ${cause}`,
};

export const ErrorBoundary = () => <AreaPageFailure outline={outline} />;
