import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serverFolder } from '../../platform/package/serverFolder';

const runFile = promisify(execFile);
const compiled = (...args: string[]) =>
  runFile(process.execPath, [join(serverFolder, 'run.mjs'), ...args], { env: { PORT: 'none' } });
const compile = () => runFile(process.execPath, [join(serverFolder, 'compile.mjs')]);
const readTimes = () => readFileSync(join(serverFolder, 'dist/sources.json'), 'utf8');

describe('run.mjs', () => {
  it('runs a command of the compiled server', async () => {
    await compile();
    const stderr = expect.stringContaining('PORT must be a port number');
    await expect(compiled('serve')).rejects.toMatchObject({ code: 1, stderr });
    await expect(compiled('start')).rejects.toMatchObject({ code: 1, stderr });
  });

  it('refuses a command that there is not', async () => {
    await expect(compiled('fly')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('pnpm build') });
  });
});

describe('compile.mjs', () => {
  it('lists the sources that it compiled, and keeps the list while none has changed', async () => {
    await compile();
    const times = readTimes();
    await compile();
    expect(readTimes()).toBe(times);
    expect(Object.keys(JSON.parse(times))).toEqual(
      expect.arrayContaining(['package.json', 'src/app/main.ts', '../shared/contract/index.ts']),
    );
  });
});
