import { call } from '@foothold/shared/api';
import { useIdentity } from '@foothold/shared/auth';
import { listPasskeys, type Passkey } from '@foothold/shared/contract';
import { useRevalidator } from '@foothold/shared/router';
import { Button, Card, RetryStrip, Row, SecondaryText, Section, Stack, t } from '@foothold/shared/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { PasskeyForm } from './PasskeyForm';
import { PasskeyRow } from './PasskeyRow';
import { supportsPasskeys } from './passkeyPrompt';

interface PasskeysSectionProps {
  /** Null when they failed to load. */
  passkeys: readonly Passkey[] | null;
  /** Names the account for password managers. */
  email: string;
}

/** The account's passkeys, with buttons that add and remove them. */
export function PasskeysSection({ passkeys, email }: PasskeysSectionProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <Section title="Passkeys">
      {passkeys ? (
        <Passkeys passkeys={passkeys} email={email} />
      ) : (
        <RetryStrip onRetry={revalidate} busy={state === 'loading'}>
          Your passkeys did not load.
        </RetryStrip>
      )}
    </Section>
  );
}

function Passkeys({ passkeys, email }: { passkeys: readonly Passkey[]; email: string }) {
  const [isAdding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const obstacle = useObstacle();
  const close = () => {
    flushSync(() => setAdding(false));
    opener.current?.focus();
  };

  return (
    // The focus moves here from a row that was removed.
    <Surface ref={card} tabIndex={-1} role="group" aria-label="Passkeys">
      <Stack $gap={4}>
        <Row $between>
          <SecondaryText>{useExplanation()}</SecondaryText>
          {!obstacle && !isAdding && (
            <Button ref={opener} $tone="soft" $size="small" onClick={() => setAdding(true)}>
              Add a passkey
            </Button>
          )}
        </Row>
        {passkeys.length > 0 && (
          <List>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} email={email} findList={() => card.current} />
            ))}
          </List>
        )}
        {obstacle && <SecondaryText>{obstacle}</SecondaryText>}
        {!obstacle && isAdding && <PasskeyForm email={email} onClose={close} />}
      </Stack>
    </Surface>
  );
}

const useExplanation = () =>
  useIdentity()?.role === 'admin'
    ? 'After your password, a fingerprint, your face or a security key takes the place of the code.'
    : 'Log in with a fingerprint, your face or the lock of your screen, without a password.';

/** Why no passkey can be added here, if so. */
function useObstacle(): string | null {
  const identity = useIdentity();
  if (identity?.role === 'admin' && identity.two_factor !== 'on')
    return 'Set up two-factor login first: its recovery codes let you in when a passkey is lost.';
  return supportsPasskeys() ? null : 'This browser cannot make one here.';
}

/** For a page's loader. Null when the request fails: the rest of the page does not depend on it. */
export const loadPasskeys = (signal: AbortSignal): Promise<readonly Passkey[] | null> =>
  call(listPasskeys, {}, signal).then(
    ({ passkeys }) => passkeys,
    () => null,
  );

const Surface = styled(Card).attrs({ as: 'div' })`outline-offset: 2px;`;
const List = styled.ul`li + li { border-top: 1px solid ${t.color.line}; }`;
