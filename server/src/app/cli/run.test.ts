import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unpackDatabase } from '../../platform/db/emptyDatabase';
import { listAppliedMigrations, listMigrations } from '../../platform/db/migrate';
import { openPGlite } from '../../platform/db/pglite';
import { serverFolder } from '../../platform/package/serverFolder';

const runFile = promisify(execFile);
const compiled = (...args: string[]) =>
  runFile(process.execPath, [join(serverFolder, 'run.mjs'), ...args], { env: { PORT: 'none' } });
const compile = () => runFile(process.execPath, [join(serverFolder, 'compile.mjs')]);
const sources = join(serverFolder, 'dist/sources.json');

describe('run.mjs', () => {
  it('runs a command of the compiled server', async () => {
    await compile();
    const stderr = expect.stringContaining('PORT must be a port number');
    await expect(compiled('serve')).rejects.toMatchObject({ code: 1, stderr });
    await expect(compiled('start')).rejects.toMatchObject({ code: 1, stderr });
  });

  it('packs the empty database that a first start unpacks, with all migrations', async () => {
    await compile();
    await compiled('packEmptyDatabase');
    const folder = mkdtempSync(join(tmpdir(), 'foothold-run-'));
    unpackDatabase(join(serverFolder, 'dist/emptyDatabase.gz'), join(folder, 'db'));
    const db = await openPGlite(join(folder, 'db'), () => {});
    expect(await listAppliedMigrations(db)).toEqual(await listMigrations());
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  it('refuses a command that there is not', async () => {
    await expect(compiled('fly')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no command fly.'),
    });
  });

  it('refuses to serve what was compiled from other sources', async () => {
    await compile();
    const compiledFrom = readFileSync(sources, 'utf8');
    const { files, hash } = JSON.parse(compiledFrom) as { files: string[]; hash: string };
    expect(files).toEqual(expect.arrayContaining(['package.json', 'src/app/main.ts', '../shared/contract/index.ts']));
    try {
      writeFileSync(sources, JSON.stringify({ files, hash: `${hash}0` }));
      const stderr = expect.stringContaining('First run: pnpm build');
      await expect(compiled('serve')).rejects.toMatchObject({ code: 1, stderr });
    } finally {
      writeFileSync(sources, compiledFrom);
    }
  });
});
