import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FolderInUseError, lockFolder } from './folderLock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lock = (onLost: (cause: Error) => void = () => {}) => lockFolder(folder, { onLost });

/** Arguments for a process that locks the folder, then runs `script`. */
const toLockingProcess = (script: string) => [
  '--import',
  'tsx',
  '--input-type=module',
  '--eval',
  `const { lockFolder } = await import(${JSON.stringify(fileURLToPath(new URL('./folderLock.ts', import.meta.url)))});
   await lockFolder(${JSON.stringify(folder)}, { onLost() {} });
   ${script}`,
];

describe('lockFolder', () => {
  it('refuses a folder that another process holds, and says what to do', async () => {
    const other = spawn(
      process.execPath,
      toLockingProcess("process.stdout.write('held'); setInterval(() => {}, 1000);"),
    );
    await once(other.stdout, 'data');
    const refused = await lock().catch((cause: unknown) => cause);
    expect(refused).toBeInstanceOf(FolderInUseError);
    expect(String(refused)).toContain(`process ${other.pid}`);
    expect(String(refused)).toContain('Stop it first, or give this one another DATA_DIR.');

    other.kill('SIGKILL');
    await once(other, 'exit');
    await (await lock()).release();
  });

  it('refuses a folder that this process holds already', async () => {
    const { release } = await lock();
    await expect(lock()).rejects.toThrow(`process ${process.pid}`);
    await release();
  });

  it('refuses a folder whose holder is frozen, however long', async () => {
    const other = spawn(
      process.execPath,
      toLockingProcess("process.stdout.write('held'); setInterval(() => {}, 1000);"),
    );
    await once(other.stdout, 'data');
    other.kill('SIGSTOP');
    await utimes(join(folder, 'lock'), 0, 0);
    await expect(lock()).rejects.toThrow(FolderInUseError);
    other.kill('SIGKILL');
    await once(other, 'exit');
  });

  it('lets one of several processes have the folder of one that died, when they start at once', async () => {
    spawnSync(process.execPath, toLockingProcess('process.kill(process.pid, "SIGKILL");'));
    const others = Array.from({ length: 4 }, () =>
      spawn(process.execPath, toLockingProcess("process.stdout.write('held'); setInterval(() => {}, 1000);")),
    );
    const outcomes = await Promise.all(
      others.map(async (other) => String((await Promise.race([once(other.stdout, 'data'), once(other, 'exit')]))[0])),
    );
    for (const other of others) other.kill('SIGKILL');
    expect(outcomes.sort()).toEqual(['1', '1', '1', 'held']);
  });

  it('takes a folder over at once from a process that died', async () => {
    spawnSync(process.execPath, toLockingProcess('process.kill(process.pid, "SIGKILL");'));
    const startTime = Date.now();
    const { release } = await lock();
    expect(Date.now() - startTime).toBeLessThan(1000);
    await release();
  });

  it('takes a folder over at once from a dead process that had the number of this one', async () => {
    spawnSync(process.execPath, toLockingProcess('process.kill(process.pid, "SIGKILL");'));
    await writeFile(join(folder, 'holder.json'), JSON.stringify({ pid: process.pid, host: hostname() }));
    await (await lock()).release();
  });

  it('locks a folder again after it was released', async () => {
    for (let round = 0; round < 2; round += 1) await (await lock()).release();
  });

  it('lets nothing be written once another process has taken the folder over', async () => {
    const causes: Error[] = [];
    const { assertHeld, release } = await lock((cause) => causes.push(cause));
    assertHeld();
    expect(causes).toEqual([]);
    const successor = JSON.stringify({ pid: 1, host: 'another', token: 'other' });
    await writeFile(join(folder, 'holder.json'), successor);
    expect(assertHeld).toThrow('This one ends without writing to it.');
    expect(causes).toHaveLength(1);
    await release();
    expect(await readFile(join(folder, 'holder.json'), 'utf8')).toBe(successor);
  });

  it('calls onLost, and does not end the process, when the lock was deleted', async () => {
    let release = async () => {};
    const lost = await new Promise((resolve, reject) => {
      lock(resolve)
        .then((held) => {
          release = held.release;
          return rm(join(folder, 'lock'), { recursive: true });
        })
        .catch(reject);
    });
    expect(lost).toMatchObject({ code: 'ECOMPROMISED' });
    await release();
  });
});
