import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FolderInUseError, lockFolder } from './folderLock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const holding = (then: string) => [
  '--import',
  'tsx',
  '--input-type=module',
  '--eval',
  `const { lockFolder } = await import(${JSON.stringify(fileURLToPath(new URL('./folderLock.ts', import.meta.url)))});
   await lockFolder(${JSON.stringify(folder)});
   ${then}`,
];

it('refuses a folder that another process holds, and says what to do', async () => {
  const other = spawn(process.execPath, holding("process.stdout.write('held'); setInterval(() => {}, 1000);"));
  await once(other.stdout, 'data');
  const refused = await lockFolder(folder).catch((cause: unknown) => cause);
  expect(refused).toBeInstanceOf(FolderInUseError);
  expect(String(refused)).toContain(`process ${other.pid}`);
  expect(String(refused)).toContain('Stop it first, or give this one another DATA_DIR.');

  other.kill('SIGKILL');
  await once(other, 'exit');
  const release = await lockFolder(folder);
  await release();
});

it('takes over at once from a process that died', async () => {
  spawnSync(process.execPath, holding('process.kill(process.pid, "SIGKILL");'));
  const started = Date.now();
  const release = await lockFolder(folder);
  expect(Date.now() - started).toBeLessThan(1000);
  await release();
});

it('can be had again once it is given back', async () => {
  for (let round = 0; round < 2; round += 1) await (await lockFolder(folder))();
});
