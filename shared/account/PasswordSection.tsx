import { Button, Card, Row, SecondaryText, Section } from '@foothold/shared/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PasswordForm } from './PasswordForm';

/** Explains what a new password does, and opens the form. `email` names the account for password managers. */
export function PasswordSection({ email }: { email: string }) {
  const [isChanging, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setChanging(false));
    opener.current?.focus();
  };

  return (
    <Section title="Password">
      <Card as="div">
        {isChanging ? (
          <PasswordForm email={email} onClose={close} />
        ) : (
          <Row $between>
            <SecondaryText>A new password logs you out everywhere else.</SecondaryText>
            <Button ref={opener} $tone="soft" $size="small" onClick={() => setChanging(true)}>
              Change password
            </Button>
          </Row>
        )}
      </Card>
    </Section>
  );
}
