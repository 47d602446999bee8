import type { ReleaseRecord } from '@foothold/shared/boot';
import { readBuild } from '@foothold/shared/build/readBuild';
import { UsageError } from '@foothold/shared/commands';
import { readRelease } from '../../../platform/releases/build';
import { publishBuilds } from '../../../platform/releases/publishBuild';
import { type Running, run } from '../../main';
import { getDistFolder } from '../apps';
import { runCommand } from '../command';
import { seedDemoWhenEnabled } from '../local';
import { localConfig } from '../localConfig';
import { printPreparing } from '../printPreparing';
import { createDevRegistry } from './devRegistry';
import type { ServerCommand, ServerMessage } from './serverProcess';

/** The server process of `pnpm dev`. Its arguments are the built apps; the parent process sends the records of those in development. */
runCommand(async () => {
  if (!process.send || process.env.NODE_ENV === 'production')
    throw new UsageError('Apps are developed by pnpm dev, and never in production.');
  const config = localConfig(process.env);
  const folders = process.argv.slice(2).map(getDistFolder);

  let records: readonly ReleaseRecord[] = [];
  const started = new Promise<void>((resolve) => {
    process.on('message', (command: ServerCommand) => {
      if (command.kind === 'start') return resolve();
      records = command.records;
      sendToParent({ kind: 'knows' });
    });
  });
  // All sources are loaded by now: this is the last of them. Another process may still use the data folder.
  sendToParent({ kind: 'loaded' });
  await started;
  if (process.env.PREPARED !== '1') printPreparing(config);
  const running = await run(config, {
    site: async (context) => {
      // Health reports refer to published releases. What is live stays as it is.
      await publishBuilds(context, { user_id: null, by: 'dev' }, await Promise.all(folders.map(readBuild)));
      return createDevRegistry(() => records, await Promise.all(folders.map(readRelease)));
    },
    prepare: seedDemoWhenEnabled,
  });
  stopWithParent(running);
  sendToParent({ kind: 'listens', address: running.address });
});

/** The parent may have disconnected, after another change, from a process that was still starting. */
const sendToParent = (message: ServerMessage) => process.connected && process.send?.(message);

/** Ctrl+C in a terminal signals every process of the group, so this one ignores it and stops when its parent disconnects. */
function stopWithParent(running: Running): void {
  const stop = () => void running.stop().finally(() => process.exit());
  process.on('SIGINT', () => {});
  if (process.connected) process.once('disconnect', stop);
  else stop();
}
