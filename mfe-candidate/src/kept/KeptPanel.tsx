import type { KeptApplication } from '@foothold/shared/keptApplications';
import {
  ActionFailure,
  Button,
  Card,
  CopyButton,
  formatRelativeDateTime,
  Meta,
  Notice,
  Row,
  Stack,
  TextBlocks,
  t,
  useCopyToClipboard,
  VisuallyHidden,
} from '@foothold/shared/ui';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DeleteKept } from './DeleteKept';
import { useSendKept } from './useSendKept';

interface KeptPanelProps {
  kept: KeptApplication;
  /** Its job, where the page is not about that. */
  heading?: ReactNode;
}

/** An application that waits on this device, or that was refused when it was sent. */
export function KeptPanel({ kept, heading }: KeptPanelProps) {
  const { job_title, finished_at, files, refusal } = kept;
  const { start, busy, failure } = useSendKept(kept);
  const names = Object.values(files).map(({ name }) => name);
  const panel = (
    <Stack $gap={3}>
      {heading}
      <Notice tone={refusal ? 'bad' : 'warn'}>
        {refusal ? `Not sent: ${refusal.message}` : 'Not sent yet: it is sent when you are back online.'}
      </Notice>
      <Details>
        {`Finished: ${formatRelativeDateTime(finished_at)}. On this device: the letter`}
        {names.map((name) => ` · ${name}`)}
      </Details>
      {refusal && <Written kept={kept} />}
      <Row>
        {!(refusal && finalCodes.has(refusal.code)) && (
          <Button $tone="soft" $size="small" onClick={start} busy={busy} busyLabel="Sending...">
            Send now
            <VisuallyHidden>{` the application for ${job_title}`}</VisuallyHidden>
          </Button>
        )}
        <DeleteKept kept={kept} />
      </Row>
      <ActionFailure>{failure}</ActionFailure>
    </Stack>
  );
  return heading ? <Card as="div">{panel}</Card> : panel;
}

/** To send it again would change nothing. */
const finalCodes = new Set(['job_closed', 'already_applied', 'not_found']);

/** What can be used elsewhere when it was refused here. */
function Written({ kept: { texts, job_title } }: { kept: KeptApplication }) {
  const whole = texts.map(({ title, text }) => `${title}\n${text}`).join('\n\n');
  const { copy, isCopied, failure } = useCopyToClipboard(
    whole,
    'Your browser did not allow it. Select the text instead.',
  );
  return (
    <details>
      <Summary>What you wrote</Summary>
      <Stack $gap={3}>
        {texts.map(({ title, text }) => (
          <Block key={title}>
            <b>{title}</b>
            <TextBlocks>{text}</TextBlocks>
          </Block>
        ))}
        <Row>
          <CopyButton
            label="Copy"
            subject={`what you wrote for ${job_title}`}
            icon={Copy}
            isCopied={isCopied}
            onClick={copy}
            failure={failure}
          />
        </Row>
      </Stack>
    </details>
  );
}

const Details = styled(Meta)`overflow-wrap: anywhere;`;
const Summary = styled.summary`min-height: ${t.width.tapTarget}; padding-block: 0.75rem; font-weight: 600; cursor: pointer;`;
const Block = styled.div`
  margin-top: ${t.space[2]};
  overflow-wrap: anywhere;
  b { font-weight: 650; }
`;
