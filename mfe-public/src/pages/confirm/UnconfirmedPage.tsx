import { AddressForm } from '@foothold/shared/account';
import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { currentIdentity, setSessionIdentity, useIdentity } from '@foothold/shared/auth';
import { getHomePath } from '@foothold/shared/boot';
import { resendConfirmation, viewSession } from '@foothold/shared/contract';
import { type LoaderFunctionArgs, replace } from '@foothold/shared/router';
import { ActionFailure, Button, Card, Page, PageHeader, Section, Stack, toast } from '@foothold/shared/ui';
import styled from 'styled-components';

/** For accounts whose address is not confirmed; redirects everybody else to their home page. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!currentIdentity()) throw replace('/login');
  // The link may have been followed on another device.
  const identity = await call(viewSession, {}, request.signal);
  setSessionIdentity(identity);
  if (!identity.email_status) throw replace(getHomePath(identity));
  return null;
}

export function Component() {
  const identity = useIdentity();
  const { start, busy, failure } = useAction(async () => {
    try {
      toast.success((await call(resendConfirmation)).message);
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });
  if (!identity) return null;
  const { email, email_status } = identity;

  return (
    <Page>
      <Stack>
        <PageHeader
          title="Confirm your email address"
          subtitle={
            email_status === 'overdue'
              ? `An account stays open for 7 days without that. Follow the link that we sent to ${email}, and everything is as you left it.`
              : `Follow the link that we sent to ${email}. Until then we send no other mail there.`
          }
        />
        <Stack $gap={2}>
          <Button $tone="primary" onClick={start} busy={busy} busyLabel="Sending...">
            Send the link again
          </Button>
          <ActionFailure>{failure}</ActionFailure>
        </Stack>
        <Section title="Wrong address?">
          <FormCard as="div">
            <AddressForm email={email} onDone={async () => setSessionIdentity(await call(viewSession))} />
          </FormCard>
        </Section>
      </Stack>
    </Page>
  );
}

const FormCard = styled(Card)`max-width: 32rem;`;
