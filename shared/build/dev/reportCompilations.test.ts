import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'foothold-compilations-'));
  await writeFile(path.join(folder, 'main.js'), '');
});
afterAll(() => rm(folder, { recursive: true }));

/** Compiles two apps, and prints whose records were reported when the compilation of both was done. Rspack is an ES module. */
const script = `
  import { rspack } from '@rspack/core';
  import { reportCompilations } from './reportCompilations.ts';
  const context = process.env.SOURCES;
  const apps = ['shell', 'company'];
  const configuration = (name) => ({ name, context, entry: './main.js', mode: 'development', output: { path: context } });
  const compiler = rspack(apps.map(configuration));
  const reported = [];
  const reporter = { onRecord: ({ app }) => reported.push(app), log: () => {} };
  for (const [index, app] of apps.entries()) reportCompilations(compiler.compilers[index], app, reporter);
  compiler.hooks.done.tap('test', () => console.log(reported.sort().join()));
  compiler.run(() => compiler.close(() => {}));
`;

describe('reportCompilations', () => {
  it('reports all apps before the compilation of several apps is done', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', script],
      { cwd: import.meta.dirname, env: { ...process.env, SOURCES: folder } },
    );

    expect(stdout.trim()).toBe('company,shell');
  });
});
