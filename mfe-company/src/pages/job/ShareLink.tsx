import { formatCopyBlockedMessage } from '@foothold/shared/jobs';
import { CopyButton, ExternalLink, Row, Stack, TextField, useCopyToClipboard } from '@foothold/shared/ui';
import { Link } from 'lucide-react';

/** The job's public URL to copy, and a link to that page. */
export function ShareLink({ link }: { link: string }) {
  const { copy, isCopied } = useCopyToClipboard(link, formatCopyBlockedMessage(link));

  return (
    <Stack $gap={2}>
      <TextField label="Share link" value={link} readOnly onFocus={({ target }) => target.select()} />
      <Row $between>
        <CopyButton label="Copy link" icon={Link} isCopied={isCopied} onClick={copy} />
        <ExternalLink href={link}>Public page</ExternalLink>
      </Row>
    </Stack>
  );
}
