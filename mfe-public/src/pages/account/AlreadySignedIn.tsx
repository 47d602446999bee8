import { LogoutDialog } from '@foothold/shared/area';
import { getHomePath } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { BreakableText, Button, LinkButton, Name, Stack } from '@foothold/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { AccountLayout } from '../../layout/AccountLayout';

const title = 'You are logged in';

/** Replaces sign-up for users who are signed in. */
export function AlreadySignedIn({ identity }: { identity: Identity }) {
  const [logoutDialog, setLogoutDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  // The server's title for this address is that of the sign-up page.
  useEffect(() => {
    document.title = `${title} · Foothold`;
  }, []);

  return (
    <AccountLayout
      title={title}
      subtitle={
        <Who>
          As <Name>{identity.name}</Name>, <BreakableText>{identity.email}</BreakableText>. To open another account, log
          out first.
        </Who>
      }
    >
      <Actions $gap={3}>
        <LinkButton to={getHomePath(identity)} $tone="primary" $wide>
          Go to your dashboard
        </LinkButton>
        <Button $tone="soft" $wide onClick={() => setLogoutDialog('open')}>
          Logout
        </Button>
      </Actions>
      {/* Loaded when it is first opened. */}
      {logoutDialog !== 'unopened' && (
        <LogoutDialog isOpen={logoutDialog === 'open'} onClose={() => setLogoutDialog('closed')} />
      )}
    </AccountLayout>
  );
}

const Who = styled.p`overflow-wrap: anywhere;`;
const Actions = styled(Stack)`margin-top: 2rem;`;
