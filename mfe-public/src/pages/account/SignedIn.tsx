import { LogoutDialog } from '@foothold/shared/area';
import { homeOf } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { Button, LinkButton, Name, Stack } from '@foothold/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { AccountFrame } from '../../parts/AccountFrame';

const title = 'You are logged in';

/** Whoever has an account and is in it opens no second one by mistake. */
export function SignedIn({ identity }: { identity: Identity }) {
  const [leaving, setLeaving] = useState<'no' | 'asked' | 'maybe'>('no');
  // The server names this address after the choice that somebody new has here.
  useEffect(() => {
    document.title = `${title} · Foothold`;
  }, []);

  return (
    <AccountFrame
      title={title}
      subtitle={
        <Who>
          As <Name>{identity.name}</Name>, {identity.email}. To open another account, log out first.
        </Who>
      }
    >
      <Ways $gap={3}>
        <LinkButton to={homeOf(identity)} $tone="primary" $wide>
          Go to your dashboard
        </LinkButton>
        <Button $tone="soft" $wide onClick={() => setLeaving('asked')}>
          Logout
        </Button>
      </Ways>
      {/* Fetched when somebody asks for it. */}
      {leaving !== 'no' && <LogoutDialog isOpen={leaving === 'asked'} onClose={() => setLeaving('maybe')} />}
    </AccountFrame>
  );
}

const Who = styled.p`overflow-wrap: anywhere;`;
const Ways = styled(Stack)`margin-top: 2rem;`;
