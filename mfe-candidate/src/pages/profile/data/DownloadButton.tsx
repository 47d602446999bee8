import { fetchFile, getErrorMessage, useAction } from '@foothold/shared/api';
import { exportAccount } from '@foothold/shared/contract';
import { ActionFailure, Button, toast } from '@foothold/shared/ui';
import styled from 'styled-components';
import { saveFile } from '../saveFile';

/** Fetches the archive by script, not by a link, to show a message when that fails. */
export function DownloadButton() {
  const { start, busy, failure } = useAction(async () => {
    try {
      saveFile(await fetchFile(exportAccount, {}));
    } catch (cause) {
      return toast.error(getErrorMessage(cause));
    }
  });

  return (
    <>
      <Button $tone="soft" $size="small" onClick={start} busy={busy} busyLabel="Preparing...">
        Download my data
      </Button>
      <Failure>{failure}</Failure>
    </>
  );
}

/** Below the row, which wraps. */
const Failure = styled(ActionFailure)`flex-basis: 100%;`;
