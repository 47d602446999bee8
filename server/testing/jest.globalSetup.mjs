import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Prepares one migrated database, of which every test file gets a copy. Jest does not load TypeScript here, tsx does. */
export default function globalSetup() {
  const script = fileURLToPath(new URL('./prepareTemplate.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The database for the tests could not be prepared.');
}
