import { call, getErrorMessage, useAction } from '@foothold/shared/api';
import { resendConfirmation } from '@foothold/shared/contract';
import {
  ActionFailure,
  BreakableText,
  Button,
  focusHeading,
  IconButton,
  media,
  standaloneLinkStyle,
  TextLink,
  t,
  toast,
} from '@foothold/shared/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

/**
 * Above the pages of an account whose address is not confirmed: sends the link again, or leads to a correction. On a
 * phone it is one line, which leads to the page for both. Can be closed for the visit.
 */
export function AddressStrip({ email }: { email: string }) {
  const [isClosed, setClosed] = useState(() => sessionStorage.getItem(closedKey) !== null);
  const { start, busy, failure } = useAction(async () => {
    try {
      toast.success((await call(resendConfirmation)).message);
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });
  if (isClosed) return null;
  const close = () => {
    sessionStorage.setItem(closedKey, '');
    setClosed(true);
    focusHeading();
  };
  return (
    <Strip aria-label="Your email address">
      <PhoneLink to="/confirm/address">Confirm your email address</PhoneLink>
      <Sentence>
        Confirm your address: we sent a link to{' '}
        <b>
          <BreakableText>{email}</BreakableText>
        </b>
        .
      </Sentence>
      <Actions>
        <ActionFailure>{failure}</ActionFailure>
        <Button $tone="soft" $size="small" onClick={start} busy={busy} busyLabel="Sending...">
          Send again
        </Button>
        <TextLink to="/confirm/address">Wrong address?</TextLink>
      </Actions>
      <IconButton icon={X} label="Close this notice" onClick={close} />
    </Strip>
  );
}

/** Cleared with the session storage when the session ends. */
const closedKey = 'addressStripClosed';

// One row, however long the address is, unless the text is large.
const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${t.space[2]} ${t.space[4]};
  padding: ${t.space[3]} ${t.width.gutter};
  background: ${t.color.warnTint};
  color: ${t.color.ink};
  overflow-wrap: anywhere;
  > button:last-child { flex: none; margin-inline-end: -0.75rem; }
  ${media.print} { display: none; }
  ${media.phone} { flex-wrap: nowrap; padding-block: 0; }
`;
const PhoneLink = styled(TextLink)`display: none; ${media.phone} { ${standaloneLinkStyle} }`;
const Sentence = styled.p`flex: 1 1 20rem; min-width: 0; ${media.phone} { display: none; }`;
const Actions = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${t.space[4]};
  a { ${standaloneLinkStyle} }
  ${media.phone} { display: none; }
`;
