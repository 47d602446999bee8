import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../platform/config/config';
import { assertStartable } from './preflight';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-preflight-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const check = (env: Record<string, string>) =>
  assertStartable(readConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: join(folder, 'data'), ...env }));

describe('assertStartable', () => {
  it('accepts a data folder that exists or is still to be created, and creates nothing', async () => {
    await check({});
    await check({ DATA_DIR: folder });
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    for (const name of ['PORT', 'METRICS_PORT'])
      await expect(check({ [name]: String(port) })).rejects.toThrow(
        `Port ${port} is taken. Stop what uses it, or choose another: ${name}=${port + 1}.`,
      );
    await new Promise((resolve) => other.close(resolve));
  });

  it('refuses a data folder that is a file or lies in a folder that does not exist', async () => {
    const file = join(folder, 'notes.txt');
    await writeFile(file, '');
    await expect(check({ DATA_DIR: file })).rejects.toThrow(`DATA_DIR is ${file}, which is a file and no folder.`);
    const mistyped = join(folder, 'vra/data');
    await expect(check({ DATA_DIR: mistyped })).rejects.toThrow(`there is no folder ${join(folder, 'vra')}`);
    expect(existsSync(join(folder, 'vra'))).toBe(false);
  });

  it('refuses a database that does not answer, before it creates the data folder', async () => {
    const unused = createServer();
    await new Promise<void>((resolve) => unused.listen(0, '127.0.0.1', resolve));
    const { port } = unused.address() as AddressInfo;
    await new Promise((resolve) => unused.close(resolve));
    await expect(check({ DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/nothing` })).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses object storage without a secret key, which each server would generate for itself', async () => {
    await expect(check({ S3_URL: 'http://key:secret@127.0.0.1:9/bucket' })).rejects.toThrow(
      `With S3_URL, set SECRET_KEY, the same for all servers. What one used until now is in ${join(folder, 'data/secret-key')}.`,
    );
  });
});
