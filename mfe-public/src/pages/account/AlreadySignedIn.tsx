import { LogoutDialog } from '@foothold/shared/area';
import { getHomePath } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { Button, LinkButton, Name, Stack } from '@foothold/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { AccountLayout } from '../../layout/AccountLayout';

const title = 'You are logged in';

/** Whoever has an account and is in it opens no second one by mistake. */
export function AlreadySignedIn({ identity }: { identity: Identity }) {
  const [logoutDialog, setLogoutDialog] = useState<'no' | 'asked' | 'maybe'>('no');
  // The server names this address after the choice that somebody new has here.
  useEffect(() => {
    document.title = `${title} · Foothold`;
  }, []);

  return (
    <AccountLayout
      title={title}
      subtitle={
        <Who>
          As <Name>{identity.name}</Name>, {identity.email}. To open another account, log out first.
        </Who>
      }
    >
      <Actions $gap={3}>
        <LinkButton to={getHomePath(identity)} $tone="primary" $wide>
          Go to your dashboard
        </LinkButton>
        <Button $tone="soft" $wide onClick={() => setLogoutDialog('asked')}>
          Logout
        </Button>
      </Actions>
      {/* Fetched when somebody asks for it. */}
      {logoutDialog !== 'no' && (
        <LogoutDialog isOpen={logoutDialog === 'asked'} onClose={() => setLogoutDialog('maybe')} />
      )}
    </AccountLayout>
  );
}

const Who = styled.p`overflow-wrap: anywhere;`;
const Actions = styled(Stack)`margin-top: 2rem;`;
