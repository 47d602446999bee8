import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkTypes } from './checkTypes';
import { workspace } from './workspace';

describe('checkTypes', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'foothold-types-test-'));
    await mkdir(path.join(root, 'mfe-reports/src'), { recursive: true });
    await symlink(path.join(workspace, 'node_modules'), path.join(root, 'node_modules'));
    const config = { extends: path.join(workspace, 'tsconfig.json') };
    await writeFile(path.join(root, 'tsconfig.json'), JSON.stringify(config));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  const write = (name: string, text: string) => writeFile(path.join(root, 'mfe-reports/src', name), text);

  it('names what does not exist, also when it was there the last time', async () => {
    await write('area.ts', `import { title } from './title';\nexport const area = { title };\n`);
    await write('title.ts', `export const title = 'Reports';\n`);
    await write('title.test.ts', `describe(missing);\n`);
    await checkTypes([path.join(root, 'mfe-reports')], root);

    await write('title.ts', `export const title = headline;\n`);
    await expect(checkTypes([path.join(root, 'mfe-reports')], root)).rejects.toThrow(
      /title\.ts\(1,22\): error TS2304: Cannot find name 'headline'/,
    );
  });
});
