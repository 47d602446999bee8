import type { Job } from '@foothold/shared/contract';
import { formatCopyBlockedMessage } from '@foothold/shared/jobs';
import {
  ActionFailure,
  Button,
  CopyButton,
  ExternalLink,
  LinkButton,
  Row,
  Stack,
  standaloneLinkStyle,
  TextField,
  t,
  useCopyToClipboard,
} from '@foothold/shared/ui';
import { CircleDot, Copy, Link, Lock, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import type { JobActions } from '../../jobs/useJobActions';
import { paths } from '../../routes/paths';

/** All actions of a company on its job. A job that is closed or waits for its release has no public page to share. */
export function OwnerActions({ job, actions }: { job: Job; actions: JobActions }) {
  const { id, display_status: status } = job;

  return (
    <Stack $gap={5}>
      {status !== 'Closed' && !job.held && <ShareLink link={job.sharelink} />}
      <ActionFailure>{actions.failures.get(id)}</ActionFailure>
      <ActionGrid>
        <LinkButton to={paths.editJob(id)} $tone="soft" $size="small" icon={Pencil}>
          Edit Job
        </LinkButton>
        {status !== 'Active' && (
          <Button $tone="soft" $size="small" icon={CircleDot} onClick={() => actions.activate(job)}>
            Activate
          </Button>
        )}
        {status !== 'Closed' && (
          <Button $tone="soft" $size="small" icon={Lock} onClick={() => actions.close(job)}>
            Close Job
          </Button>
        )}
        <LinkButton to={paths.duplicateJob(id)} $tone="soft" $size="small" icon={Copy}>
          Duplicate
        </LinkButton>
        <Button $tone="danger" $size="small" icon={Trash2} onClick={() => actions.setDialog({ job, kind: 'deletion' })}>
          Delete
        </Button>
      </ActionGrid>
    </Stack>
  );
}

/** The job's public URL to copy, and a link to that page. */
function ShareLink({ link }: { link: string }) {
  const { copy, isCopied, failure } = useCopyToClipboard(link, formatCopyBlockedMessage(link));

  return (
    <Stack $gap={2}>
      <TextField label="Share link" value={link} readOnly onFocus={({ target }) => target.select()} />
      <Row $between>
        <CopyButton label="Copy link" icon={Link} isCopied={isCopied} onClick={copy} failure={failure} />
        <PublicPageLink href={link}>Public page</PublicPageLink>
      </Row>
    </Stack>
  );
}

const PublicPageLink = styled(ExternalLink)`${standaloneLinkStyle}`;
const ActionGrid = styled.div`display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: ${t.space[2]};`;
