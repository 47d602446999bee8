import { buildPath } from '@foothold/shared/contract';
import { holdForBackup } from '@foothold/shared/contract/admin';
import { BackupError } from '../../../platform/backup/backupError';
import type { OperatorFile } from '../../operatorFile';

/** What a running server keeps as it is. */
export interface Hold {
  /** Fails where the server has stopped meanwhile, and so kept nothing. */
  assertHeld(): void;
  end(): void;
}

const stopped =
  'The server stopped while the backup was made. Nothing was written: start it again, or run this without it.';

/** Asks a running server to keep its files and those of its database until the hold ends, also by the end of this process. */
export async function holdOnServer({ address, token }: OperatorFile): Promise<Hold> {
  const connection = new AbortController();
  const response = await fetch(new URL(`/api${buildPath(holdForBackup)}`, address), {
    headers: { authorization: `Bearer ${token}` },
    signal: connection.signal,
  });
  if (!response.ok || !response.body)
    throw new BackupError(`${address} answered ${response.status}. Nothing was written.`);
  const events = response.body.pipeThrough(new TextDecoderStream()).getReader();
  if (!(await readHold(events))) throw new BackupError('Another backup is being made. Nothing was written.');

  let isHeld = true;
  const watch = async () => {
    while (!(await events.read()).done);
  };
  watch()
    .catch(() => {})
    .finally(() => {
      isHeld = false;
    });
  return {
    assertHeld() {
      if (!isHeld) throw new BackupError(stopped);
    },
    end: () => connection.abort(),
  };
}

/** Reads the one event. */
async function readHold(events: ReadableStreamDefaultReader<string>): Promise<boolean> {
  let text = '';
  for (;;) {
    const { done, value } = await events.read();
    if (done) throw new BackupError(stopped);
    text += value;
    const [, data] = /^data: (.+)\n/m.exec(text) ?? [];
    if (data) return holdForBackup.output.parse(JSON.parse(data)).held;
  }
}
