import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Without the server's environment: a painter has no use for its secrets. It leaves when the server does. */
export function forkRenderer(): ChildProcess {
  const painter = fork(fileURLToPath(new URL('./renderer.ts', import.meta.url)), {
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  painter.unref();
  painter.channel?.unref();
  return painter;
}
