import type { ReleaseRecord } from '@foothold/shared/boot';
import { type Running, run } from '../../main';
import { asRelease, readBuild } from '../../releases/build';
import { liveRegistry } from '../../releases/live';
import { bringBuilds } from '../../releases/service';
import { distOf } from '../builds';
import { command, UsageError } from '../command';
import { fillWithDemo, localConfig, sayPreparing } from '../local';
import type { Told } from './keepServer';

/** The server of `pnpm dev`, which hears from the process that started it what its live apps are. Its arguments are the apps that come as they were built. */
command(async () => {
  if (!process.send || process.env.NODE_ENV === 'production')
    throw new UsageError('Apps are developed by pnpm dev, and never in production.');
  const config = localConfig(process.env);
  const built = await Promise.all(process.argv.slice(2).map((app) => readBuild(distOf(app))));

  let records: readonly ReleaseRecord[] = [];
  process.on('message', (told: readonly ReleaseRecord[]) => {
    records = told;
    tell({ kind: 'knows' });
  });
  if (process.env.PREPARED !== '1') sayPreparing(config);
  const running = await run(config, {
    site: async (context) => {
      await bringBuilds(context, built);
      return liveRegistry(() => records, built.map(asRelease));
    },
    prepare: fillWithDemo,
  });
  stopWithParent(running);
  tell({ kind: 'listens', address: running.address });
});

const tell = (told: Told) => process.send?.(told);

/** The terminal's Ctrl+C reaches every process: who started this one says when it ends, or is gone. */
function stopWithParent(running: Running): void {
  const stop = () => void running.stop().finally(() => process.exit());
  process.on('SIGINT', () => {});
  if (process.connected) process.once('disconnect', stop);
  else stop();
}
