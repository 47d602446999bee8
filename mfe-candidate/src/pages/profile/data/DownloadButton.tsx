import { fetchFile, getErrorMessage, useAction } from '@foothold/shared/api';
import { exportAccount } from '@foothold/shared/contract';
import { Button, toast } from '@foothold/shared/ui';

/** Fetches the archive by script, not by a link, to show a message when that fails. */
export function DownloadButton() {
  const { start, busy } = useAction(async () => {
    try {
      saveFile(await fetchFile(exportAccount, {}));
    } catch (cause) {
      toast.error(getErrorMessage(cause));
    }
  });

  return (
    <Button $tone="soft" $size="small" onClick={start} busy={busy} busyLabel="Preparing...">
      Download my data
    </Button>
  );
}

/** Milliseconds: some browsers read the file only after the click. */
const revokeDelay = 60_000;

function saveFile(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(href), revokeDelay);
}
