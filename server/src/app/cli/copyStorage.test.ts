import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { documents, listStoredKeys, startServer, type TestServer } from '../../../testing';
import { createApply } from '../../../testing/applications';
import { createTestBuilds } from '../../../testing/releases';
import { toEmptyPrefix } from '../../../testing/s3Prefix';
import { type S3Server, startS3Server } from '../../../testing/s3Server';
import { parseS3Url, type S3Address } from '../../platform/config/s3Url';
import { publishBuilds } from '../../platform/releases/publishBuild';
import { createFolderStore } from '../../platform/storage';
import { copyStorage } from './copyStorage';

let bucketServer: S3Server;
let server: TestServer;
let folder: string;
beforeAll(async () => {
  bucketServer = await startS3Server();
  server = await startServer({ S3_URL: '' });
  folder = await mkdtemp(path.join(tmpdir(), 'foothold-copy-'));
  await publishBuilds(server.context, { user_id: null, by: 'test' }, (await createTestBuilds()).slice(0, 1));
  const student = await server.signIn('student', { full_name: 'Ada Obi' });
  await createApply(() => server)(await server.aJob(), { as: student });
});
afterAll(async () => {
  await server.stop();
  await bucketServer.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('copyStorage', () => {
  it('copies all to the bucket and back, goes on where it ended, and writes nothing in a dry run', async () => {
    const { db, config } = server.context;
    const S3_URL = parseS3Url(toEmptyPrefix(bucketServer.url)) as S3Address;
    const copy = (to: 's3' | 'folder', DATA_DIR: string, isDryRun = false) =>
      copyStorage(db, { DATA_DIR, S3_URL }, { to, isDryRun });

    const planned = await copy('s3', config.DATA_DIR, true);
    expect(planned).toMatchObject({ same: 0, problems: [] });
    expect(planned.copied).toBeGreaterThan(3);
    expect(await copy('s3', config.DATA_DIR)).toEqual(planned);
    const again = { copied: 0, bytes: 0, same: planned.copied, problems: [] };
    expect(await copy('s3', config.DATA_DIR)).toEqual(again);

    expect(await copy('folder', folder, true)).toEqual(planned);
    expect(await copy('folder', folder)).toEqual(planned);
    expect(await copy('folder', folder)).toEqual(again);
    const store = createFolderStore(path.join(folder, 'files'));
    const [key = ''] = await listStoredKeys(store);
    const content = await store.read(key);
    expect(content && (await buffer(content))).toEqual(documents.pdf);
  });

  it('copies nothing damaged, and says so', async () => {
    const { db, config, store } = server.context;
    const [key = ''] = await listStoredKeys(store);
    await writeFile(path.join(config.DATA_DIR, 'files', key.slice(0, 2), key), 'damaged');
    const S3_URL = parseS3Url(toEmptyPrefix(bucketServer.url)) as S3Address;
    const { problems } = await copyStorage(db, { DATA_DIR: config.DATA_DIR, S3_URL }, { to: 's3', isDryRun: false });
    expect(problems).toEqual([`The file ${key} is missing or damaged.`]);
  });
});
