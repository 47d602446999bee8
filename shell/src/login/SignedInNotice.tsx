import { getHomePath } from '@foothold/shared/boot';
import type { Identity } from '@foothold/shared/contract';
import { BreakableText, LinkButton, Name, Notice, t } from '@foothold/shared/ui';
import styled from 'styled-components';

interface SignedInNoticeProps {
  identity: Identity;
  returnPath: string | null;
}

/** For who is logged in already: go on, or switch to another account by the form below. */
export const SignedInNotice = ({ identity, returnPath }: SignedInNoticeProps) => (
  <Box>
    <Notice
      action={
        // A new document: this page has cleared what was stored for the user.
        <LinkButton to={returnPath ?? getHomePath(identity)} reloadDocument $size="small">
          Go on
        </LinkButton>
      }
    >
      You are logged in as <Name>{identity.name}</Name>, <BreakableText>{identity.email}</BreakableText>. To switch, log
      in to another account below.
    </Notice>
  </Box>
);

const Box = styled.div`margin-top: ${t.space[5]}; overflow-wrap: anywhere;`;
