import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs `databaseScript.ts`. Jest does not load TypeScript in its own process, tsx does. */
export function runDatabaseScript(task) {
  const script = fileURLToPath(new URL('./databaseScript.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, task], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`The databases of the tests: ${task} failed.`);
}
