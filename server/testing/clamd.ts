import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { NetConnectOpts, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documents } from './documents';
import { startFaultyServer } from './faultyServer';
import { programEnv, waitUntilItListens } from './programs';

/** The harmless text that scanners take for malware, in two parts, so that none takes this file for it. */
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-' + 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/** A PDF with that text. */
export const infectedPdf = Buffer.concat([documents.pdf, Buffer.from(`% ${eicar}\n`)]);

/** Whether this machine has a clamd. */
export const hasClamd = spawnSync('clamd', ['--version'], { env: programEnv }).status === 0;

interface RunningClamd<Address extends NetConnectOpts> {
  address: Address;
  /** For CLAMD_URL. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a clamd that knows one signature, of the text above. `settings` are lines of its clamd.conf. */
export async function startClamd(settings: readonly string[] = []): Promise<RunningClamd<{ path: string }>> {
  const folder = await mkdtemp(join(tmpdir(), 'foothold-clamd-'));
  const address = { path: join(folder, 'clamd.sock') };
  await mkdir(join(folder, 'signatures'));
  const signature = `Foothold.Test:0:*:${Buffer.from(eicar).toString('hex')}\n`;
  await writeFile(join(folder, 'signatures', 'test.ndb'), signature);
  const lines = [
    ...['Foreground yes', `DatabaseDirectory ${folder}/signatures`, `TemporaryDirectory ${folder}`],
    ...[`LocalSocket ${address.path}`, ...settings],
  ];
  await writeFile(join(folder, 'clamd.conf'), lines.join('\n'));
  const clamd = spawn('clamd', ['--config-file', join(folder, 'clamd.conf')], { env: programEnv, stdio: 'ignore' });
  // A test that fails before it has stopped it must not keep the run waiting.
  clamd.unref();
  await waitUntilItListens(clamd, address);
  return {
    address,
    url: `unix:${address.path}`,
    async stop() {
      const ended = once(clamd, 'exit');
      clamd.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a server in the place of clamd that does with a connection what a test says. */
export async function startFaultyClamd(
  handle: (socket: Socket) => void,
): Promise<RunningClamd<{ host: string; port: number }>> {
  const { port, stop } = await startFaultyServer(handle);
  return { address: { host: '127.0.0.1', port }, url: `clamd://127.0.0.1:${port}`, stop };
}

/** For `startFaultyClamd`: reads a file to its end, then sends a reply. */
export const replyAfterFile = (reply: string) => (socket: Socket) => {
  let received = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    if (received.subarray(-4).equals(Buffer.alloc(4))) socket.end(reply);
  });
};
