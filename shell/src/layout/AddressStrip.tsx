import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { resendConfirmation } from '@foothold/shared/contract';
import {
  ActionFailure,
  BreakableText,
  Button,
  media,
  standaloneLinkStyle,
  TextLink,
  t,
  toast,
} from '@foothold/shared/ui';
import styled from 'styled-components';

/** Above the pages of an account whose address is not confirmed: sends the link again, or leads to a correction. */
export function AddressStrip({ email }: { email: string }) {
  const { start, busy, failure } = useAction(async () => {
    try {
      toast.success((await call(resendConfirmation)).message);
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });
  return (
    <Strip aria-label="Your email address">
      <p>
        Confirm your address: we sent a link to{' '}
        <b>
          <BreakableText>{email}</BreakableText>
        </b>
        .
      </p>
      <Actions>
        <ActionFailure>{failure}</ActionFailure>
        <Button $tone="soft" $size="small" onClick={start} busy={busy} busyLabel="Sending...">
          Send again
        </Button>
        <TextLink to="/confirm/address">Wrong address?</TextLink>
      </Actions>
    </Strip>
  );
}

// One row beside the sidebar, however long the address is.
const Strip = styled.section`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[2]} ${t.space[4]};
  padding: ${t.space[3]} ${t.width.gutter};
  background: ${t.color.warnTint};
  color: ${t.color.ink};
  overflow-wrap: anywhere;
  ${media.print} { display: none; }
  ${media.phone} { flex-wrap: wrap; padding-block: ${t.space[2]}; font-size: 0.9375rem; }
`;
const Actions = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${t.space[4]};
  a { ${standaloneLinkStyle} }
`;
