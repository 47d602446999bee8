import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseRecord } from '@foothold/shared/boot';
import { expect, test } from './fixtures';
import { copyWorkspace } from './workspaceCopy';

const workspace = path.resolve(import.meta.dirname, '..');

/** Builds an app in a checkout. */
async function build(folder: string, app = 'company'): Promise<ReleaseRecord> {
  const script = `import('./shared/build/index.ts').then(({ buildAll }) => buildAll(() => {}, ['${app}']))`;
  await promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', script], { cwd: folder });
  return readRecord(folder, app);
}

const readRecord = async (folder: string, app: string) =>
  JSON.parse(
    await readFile(path.join(folder, app === 'shell' ? app : `mfe-${app}`, 'dist/release.json'), 'utf8'),
  ) as ReleaseRecord;

/** Source maps hold every comment, so they do not name a release. */
const listContents = ({ files }: ReleaseRecord) =>
  Object.entries(files)
    .filter(([name]) => !name.endsWith('.map'))
    .map(([name, { integrity }]) => [name, integrity]);

test('a build has the same name and content in another folder, and another name only with other content', async () => {
  test.setTimeout(180_000);
  const copy = await copyWorkspace();
  const first = await build(copy.folder);
  for (const [app, record] of [['company', first] as const, ['shell', await build(copy.folder, 'shell')] as const]) {
    const here = await readRecord(workspace, app);
    expect([record.release, listContents(record)]).toEqual([here.release, listContents(here)]);
  }
  await copy.replaceInFile('shared/lists/ListFooter.tsx', 'import', '// A remark that no script contains.\nimport');
  const remarked = await build(copy.folder);
  expect(remarked.release).toBe(first.release);
  expect(listContents(remarked)).toEqual(listContents(first));

  await copy.replaceInFile('mfe-company/src/pages/jobs/JobsPage.tsx', "'Jobs'", "'Your jobs'");
  expect((await build(copy.folder)).release).not.toBe(first.release);
  await copy.remove();
});

test('a build does not name the folder that it was made in', async () => {
  const dist = path.join(workspace, 'mfe-company/dist');
  const texts = (await readdir(dist)).filter((name) => /\.(js|map|json)$/.test(name));
  for (const name of texts) {
    const text = await readFile(path.join(dist, name), 'utf8');
    expect(text.includes(workspace) || text.includes(encodeURIComponent(workspace)), name).toBe(false);
  }
});
