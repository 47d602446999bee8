import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Starts the renderer without the server's environment, which holds secrets. The renderer exits when the server does. */
export function forkRenderer(): ChildProcess {
  const renderer = fork(fileURLToPath(new URL('./renderer.ts', import.meta.url)), {
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  renderer.unref();
  renderer.channel?.unref();
  return renderer;
}
