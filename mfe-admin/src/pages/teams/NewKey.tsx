import { CopyButton, SecondaryText, Stack, t, useCopyToClipboard } from '@foothold/shared/ui';
import { Copy } from 'lucide-react';
import styled from 'styled-components';

/** A key that was just made. */
export function NewKey({ text }: { text: string }) {
  const { copy, isCopied, failure } = useCopyToClipboard(
    text,
    'The browser does not let us copy the key. Select it and copy it by hand.',
  );
  return (
    <Stack $gap={4}>
      <SecondaryText>
        It is not shown again: half of it was made in this browser and is not kept anywhere. Give it to your CI as the
        secret RELEASE_KEY, beside FOOTHOLD_URL with the address of this site.
      </SecondaryText>
      <Key>{text}</Key>
      <div>
        <CopyButton label="Copy key" icon={Copy} isCopied={isCopied} onClick={copy} failure={failure} />
      </div>
    </Stack>
  );
}

const Key = styled.code`
  padding: 0.75rem ${t.space[4]};
  background: ${t.color.sunken};
  border-radius: ${t.radius.surface};
  font: 600 ${t.size.text} / 1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  overflow-wrap: anywhere;
`;
