import { Button, Card, Row, SecondaryText, Section } from '@foothold/shared/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AddressForm } from './AddressForm';

/** Shows the email address of the account, and opens the form that changes it. */
export function AddressSection({ email }: { email: string }) {
  const [isChanging, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setChanging(false));
    opener.current?.focus();
  };

  return (
    <Section title="Email address">
      <Card as="div">
        {isChanging ? (
          <AddressForm onDone={close} onCancel={close} />
        ) : (
          <Row $between>
            <SecondaryText>Mails go to {email}.</SecondaryText>
            <Button ref={opener} $tone="soft" $size="small" onClick={() => setChanging(true)}>
              Change address
            </Button>
          </Row>
        )}
      </Card>
    </Section>
  );
}
