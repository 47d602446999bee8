import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export interface Started {
  /** Everything that it has said so far. */
  printed(): string;
  /** Ends it as Ctrl+C would, and gives its exit code. */
  stop(): Promise<number>;
}

/** Runs one of the server's commands that stay, until it says that it is ready. */
export async function startServer(
  command: 'start' | 'dev',
  args: readonly string[],
  { cwd, env }: Required<Pick<SpawnOptions, 'cwd' | 'env'>>,
): Promise<Started> {
  const script = `server/src/cli/${command}.ts`;
  const server = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd, env, stdio: 'pipe' });
  const chunks: string[] = [];
  const printed = () => chunks.join('');
  await new Promise<void>((ready, failed) => {
    const read = (chunk: Buffer) => {
      chunks.push(chunk.toString());
      if (printed().includes('Foothold is ready')) ready();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', () => failed(new Error(`The server ended: ${printed()}`)));
  });
  return {
    printed,
    async stop() {
      server.kill('SIGINT');
      const [code] = (await once(server, 'exit')) as [number];
      return code;
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
