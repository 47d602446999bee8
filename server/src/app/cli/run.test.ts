import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
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
