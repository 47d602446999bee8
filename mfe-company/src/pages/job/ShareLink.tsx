import { formatCopyBlockedMessage, useCopyToClipboard } from '@foothold/shared/jobs';
import { Button, ExternalLink, Row, Stack, TextField, VisuallyHidden } from '@foothold/shared/ui';
import { Check, Link } from 'lucide-react';

/** The address to hand on, and the page that it leads to. */
export function ShareLink({ link }: { link: string }) {
  const { copy, copied } = useCopyToClipboard(link, formatCopyBlockedMessage(link));

  return (
    <Stack $gap={2}>
      <TextField label="Share link" value={link} readOnly onFocus={({ target }) => target.select()} />
      <Row $between>
        <Button $tone="soft" $size="small" icon={copied ? Check : Link} onClick={copy}>
          {copied ? 'Copied!' : 'Copy link'}
        </Button>
        <ExternalLink href={link}>Public page</ExternalLink>
      </Row>
      <VisuallyHidden role="status">{copied && 'Copied to the clipboard'}</VisuallyHidden>
    </Stack>
  );
}
