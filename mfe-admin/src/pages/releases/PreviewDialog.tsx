import type { Output } from '@foothold/shared/contract';
import type { createPreview } from '@foothold/shared/contract/admin';
import { CopyButton, Dialog, ExternalLinkButton, Stack, useCopyToClipboard } from '@foothold/shared/ui';
import { Copy } from 'lucide-react';
import styled from 'styled-components';
import { formatDay } from '../../format';

interface PreviewDialogProps {
  /** The app and the release, as people call them. */
  name: string;
  link: Output<typeof createPreview>;
  onClose: () => void;
}

/** The link with which a team sees a release before it is live. */
export function PreviewDialog({ name, link: { url, expires_at }, onClose }: PreviewDialogProps) {
  const { copy, isCopied, failure } = useCopyToClipboard(
    url,
    'The browser does not let us copy the link. Select it and copy it by hand.',
  );
  return (
    <Dialog
      title={`A preview of ${name}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <CopyButton label="Copy the link" icon={Copy} isCopied={isCopied} onClick={copy} failure={failure} />
          <ExternalLinkButton $tone="primary" $size="small" href={url}>
            See it
          </ExternalLinkButton>
        </>
      }
    >
      <Stack $gap={3}>
        <p>{`Whoever opens this link can see it in place of what is live, until ${formatDay(expires_at)}. It reaches everything that its visitor may see, so send it to its team alone.`}</p>
        <Url>{url}</Url>
      </Stack>
    </Dialog>
  );
}

// Its last part is one long word.
const Url = styled.p`overflow-wrap: anywhere;`;
