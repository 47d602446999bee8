import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

let store;

/** Starts `s3Script.ts`. Resolves to the address of its bucket, for S3_URL. */
export async function startS3Server() {
  const script = fileURLToPath(new URL('./s3Script.ts', import.meta.url));
  store = fork(script, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const [address] = await Promise.race([
    once(store.stdout, 'data'),
    once(store, 'exit').then(() => {
      throw new Error('The store of the tests did not start.');
    }),
  ]);
  return String(address).trim();
}

export function stopS3Server() {
  store?.disconnect();
}
