import type { Output } from '@foothold/shared/contract';
import type { createReleaseKey } from '@foothold/shared/contract/admin';
import { CopyButton, SecondaryText, Stack, t, useCopyToClipboard } from '@foothold/shared/ui';
import { Copy } from 'lucide-react';
import styled from 'styled-components';

/** The token of a key that was just made. */
export function NewKey({ token }: Pick<Output<typeof createReleaseKey>, 'token'>) {
  const { copy, isCopied, failure } = useCopyToClipboard(
    token,
    'The browser does not let us copy the token. Select it and copy it by hand.',
  );
  return (
    <Stack $gap={4}>
      <SecondaryText>
        It is not shown again: only its hash is kept here. Give it to your CI as the secret RELEASE_KEY, beside
        FOOTHOLD_URL with the address of this site.
      </SecondaryText>
      <Token>{token}</Token>
      <div>
        <CopyButton label="Copy token" icon={Copy} isCopied={isCopied} onClick={copy} failure={failure} />
      </div>
    </Stack>
  );
}

const Token = styled.code`
  padding: 0.75rem ${t.space[4]};
  background: ${t.color.sunken};
  border-radius: ${t.radius.surface};
  font: 600 ${t.size.text} / 1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  overflow-wrap: anywhere;
`;
