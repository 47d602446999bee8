import { Button, CardTitle, Row, SecondaryText, Stack, t } from '@foothold/shared/ui';
import { Download } from 'lucide-react';
import styled from 'styled-components';
import { CopySecretButton, focusOnMount } from './stepControls';

interface RecoveryCodesProps {
  codes: readonly string[];
  onConfirm: () => void;
}

/** The recovery codes, shown only once: the server stores their hashes, not the codes. */
export function RecoveryCodes({ codes, onConfirm }: RecoveryCodesProps) {
  return (
    <Stack>
      <div>
        <Heading tabIndex={-1} ref={focusOnMount}>
          Keep these recovery codes
        </Heading>
        <SecondaryText>
          Without your phone, each of them logs you in once. They are not shown again: keep them where you find them
          then, such as a password manager or a drawer.
        </SecondaryText>
      </div>
      <List aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Row>
        <CopySecretButton text={codes.join('\n')} name="codes" />
        <Button $tone="soft" $size="small" icon={Download} onClick={() => downloadCodes(codes)}>
          Download
        </Button>
      </Row>
      <div>
        <Button $tone="primary" onClick={onConfirm}>
          I have kept them
        </Button>
      </div>
    </Stack>
  );
}

function downloadCodes(codes: readonly string[]): void {
  const text = `Recovery codes for Foothold, ${window.location.host}\nEach works once.\n\n${codes.join('\n')}\n`;
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href, download: 'foothold-recovery-codes.txt' }).click();
  // Some browsers start reading the file only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

const Heading = styled(CardTitle)`margin-bottom: 0.375rem; &:focus { outline: none; }`;
const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13.5rem, 1fr));
  gap: 0.25rem 1.5rem;
  padding: ${t.space[4]};
  background: ${t.color.sunken};
  border-radius: ${t.radius.surface};
  font: 600 ${t.size.text} / 1.8 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  list-style: none;
`;
