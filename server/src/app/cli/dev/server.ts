import type { ReleaseRecord } from '@foothold/shared/boot';
import { readBuild, readRelease } from '../../../platform/releases/build';
import { publishBuilds } from '../../../platform/releases/service';
import { type Running, run } from '../../main';
import { getDistFolder } from '../builds';
import { runCommand, UsageError } from '../command';
import { localConfig, printPreparing, seedDemoWhenEnabled } from '../local';
import { createDevRegistry } from './devRegistry';
import type { ServerMessage } from './serverProcess';

/** The server of `pnpm dev`, which hears from the process that started it what its live apps are. Its arguments are the apps that come as they were built. */
runCommand(async () => {
  if (!process.send || process.env.NODE_ENV === 'production')
    throw new UsageError('Apps are developed by pnpm dev, and never in production.');
  const config = localConfig(process.env);
  const folders = process.argv.slice(2).map(getDistFolder);

  let records: readonly ReleaseRecord[] = [];
  process.on('message', (told: readonly ReleaseRecord[]) => {
    records = told;
    sendToParent({ kind: 'knows' });
  });
  if (process.env.PREPARED !== '1') printPreparing(config);
  const running = await run(config, {
    site: async (context) => {
      await publishBuilds(context, await Promise.all(folders.map(readBuild)));
      return createDevRegistry(() => records, await Promise.all(folders.map(readRelease)));
    },
    prepare: seedDemoWhenEnabled,
  });
  stopWithParent(running);
  sendToParent({ kind: 'listens', address: running.address });
});

const sendToParent = (told: ServerMessage) => process.send?.(told);

/** The terminal's Ctrl+C reaches every process: who started this one says when it ends, or is gone. */
function stopWithParent(running: Running): void {
  const stop = () => void running.stop().finally(() => process.exit());
  process.on('SIGINT', () => {});
  if (process.connected) process.once('disconnect', stop);
  else stop();
}
