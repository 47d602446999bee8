import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorFileName, writeOperatorFile } from './operatorFile';

describe('writeOperatorFile', () => {
  it('creates the folder, where all else is kept elsewhere, and leaves it empty', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'foothold-operator-'));
    const folder = join(parent, 'data');
    const server = { address: 'http://127.0.0.1:3000', token: 'secret' };
    const remove = await writeOperatorFile(folder, server);
    expect(JSON.parse(await readFile(join(folder, operatorFileName), 'utf8'))).toEqual(server);
    expect(((await stat(join(folder, operatorFileName))).mode & 0o777).toString(8)).toBe('600');
    await remove();
    expect(await readdir(folder)).toEqual([]);
    await rm(parent, { recursive: true });
  });
});
