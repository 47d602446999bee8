import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface StartedServer {
  /** Everything it has printed so far. */
  readOutput(): string;
  /** Stops it like Ctrl+C and resolves to its exit code. */
  stop(): Promise<number>;
}

const commands = {
  start: ['server/run.mjs', 'start'],
  dev: ['--import', 'tsx', 'server/src/app/cli/dev/dev.ts'],
  // Run in the folder of an area.
  devArea: ['../shared/cli/foothold.mjs', 'dev'],
};

/** Starts one of the long-running commands and waits until it is ready. Rejects with its output when it exits. */
export async function startServer(
  command: keyof typeof commands,
  args: readonly string[],
  { cwd, env }: Required<Pick<SpawnOptions, 'cwd' | 'env'>>,
): Promise<StartedServer> {
  const server = spawn(process.execPath, [...commands[command], ...args], { cwd, env, stdio: 'pipe' });
  const chunks: string[] = [];
  const readOutput = () => chunks.join('');
  await new Promise<void>((ready, failed) => {
    const read = (chunk: Buffer) => {
      chunks.push(chunk.toString());
      if (/Foothold is ready|"msg":"Server listening/.test(readOutput())) ready();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', () => failed(new Error(`The server exited: ${readOutput()}`)));
  });
  return {
    readOutput: readOutput,
    async stop() {
      server.kill('SIGINT');
      const [code] = (await once(server, 'exit')) as [number];
      return code;
    },
  };
}
