import { formatCopyBlockedMessage } from '@foothold/shared/jobs';
import { CopyButton, ExternalLink, Row, Stack, TextField, useCopyToClipboard } from '@foothold/shared/ui';
import { Link } from 'lucide-react';

/** The address of the job's public page, to copy or to open. */
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
