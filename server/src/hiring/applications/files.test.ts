import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents, type SignedIn, startServer, type TestServer } from '../../../testing';
import { transact } from '../../platform/db';
import { deleteOrphanedFiles, insertFile, type SavedFile, saveFiles } from '../../platform/storage';

let server: TestServer;
let applicant: SignedIn;
let company: SignedIn;
beforeAll(async () => {
  server = await startServer();
  applicant = await server.signIn('student');
  company = await server.signIn('organization');
});
afterAll(() => server.stop());

const anUpload = async (over: Partial<SavedFile> = {}) => {
  const path = join(await mkdtemp(join(server.context.config.DATA_DIR, 'upload-')), 'resume');
  await writeFile(path, documents.pdf);
  return { path, name: 'Ọlá’s CV (1).pdf', type: 'application/pdf', size: documents.pdf.length, sha256: 'x', ...over };
};
const kept = async () => {
  const entries = await readdir(join(server.context.config.DATA_DIR, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const store = async (work: () => Promise<void> = async () => undefined, over: Partial<SavedFile> = {}) => {
  const { store, db } = server.context;
  const job = await server.aJob({ org_id: company.role_specific_id });
  const application = await server.anApplication({ job_id: job.id, user_id: applicant.user_id });
  return saveFiles(store, { resume: await anUpload(over) }, ({ resume }) =>
    transact(db, async (tx) => {
      await insertFile(tx, { application_id: application.id }, resume);
      await work();
      return resume;
    }),
  );
};

it('serves a document to those concerned, as a download, and notes who took it', async () => {
  const { path, key } = await store();
  const admin = await server.signIn('admin');
  for (const as of [applicant, company, admin]) {
    const response = await server.send({ url: path, as });
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload).toEqual(documents.pdf);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w .-]+"; filename\*=UTF-8''/),
      'cache-control': 'private, no-store',
    });
  }
  const log = await server.context.db.selectFrom('audit_log').selectAll().where('subject_id', '=', key).execute();
  expect(log.map(({ actor_user_id }) => actor_user_id)).toEqual([applicant.user_id, company.user_id, admin.user_id]);
});

it('shows a PDF in a page of this site and nowhere else, shut off from everything, and notes who looked', async () => {
  const { path, key } = await store();
  const response = await server.send({ url: `${path}?inline`, as: company });
  expect(response.rawPayload).toEqual(documents.pdf);
  expect(response.headers).toMatchObject({
    ...{ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' },
    'content-disposition': expect.stringMatching(/^inline; filename="/),
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
    'cache-control': 'private, no-store',
  });
  const log = await server.context.db.selectFrom('audit_log').selectAll().where('subject_id', '=', key).execute();
  expect(log).toMatchObject([{ actor_user_id: company.user_id, action: 'file.preview' }]);
  expect((await server.send({ url: `${path}?inline`, as: await server.signIn('organization') })).statusCode).toBe(404);
});

it.each(['application/msword', 'text/html'])('never shows a document of type %s', async (type) => {
  const { path } = await store(undefined, { type });
  const { headers } = await server.send({ url: `${path}?inline`, as: company });
  expect(headers['content-disposition']).toMatch(/^attachment;/);
  expect(headers['x-frame-options']).toBe('DENY');
});

it('is not there for anybody else', async () => {
  const { path } = await store();
  const others = [
    undefined,
    await server.signIn('student'),
    await server.signIn('organization'),
    await server.signIn('pending'),
  ];
  for (const as of others) expect((await server.send({ url: path, as })).statusCode).toBe(404);
  for (const url of ['/storage/', '/storage/..%2f..%2fdb', '/storage/00000000000000000000000000000000'])
    expect((await server.send({ url, as: applicant })).statusCode).toBe(404);
});

it('keeps no file when its row is refused', async () => {
  const before = await kept();
  const failing = store(async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await kept()).toEqual(before);
});

it('sweeps what a crash left without a row, and nothing else', async () => {
  const { key } = await store();
  const orphan = 'f'.repeat(32);
  await server.context.store.put(orphan, (await anUpload()).path);
  expect(await deleteOrphanedFiles(server.context.db, server.context.store)).toBe(0);
  expect(await deleteOrphanedFiles(server.context.db, server.context.store, 0)).toBe(1);
  expect(await kept()).toContain(key);
  expect(await kept()).not.toContain(orphan);
});
