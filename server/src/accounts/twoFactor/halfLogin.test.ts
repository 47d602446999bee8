import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents, pdfHash, startServer, type TestServer } from '../../../testing';
import { insertFiles, saveFiles } from '../../platform/storage';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ REQUIRE_ADMIN_2FA: '1' });
});
afterAll(() => server.stop());

/** A document of a student. */
async function saveDocument() {
  const { store, db, config } = server.context;
  const { user_id } = await server.signIn('student');
  const { id: application_id } = await server.anApplication({ job_id: (await server.aJob()).id, user_id });
  const path = join(await mkdtemp(join(config.DATA_DIR, 'upload-')), 'resume');
  await writeFile(path, documents.pdf);
  const upload = { path, name: 'CV.pdf', type: 'application/pdf', size: documents.pdf.length, sha256: pdfHash };
  return saveFiles(store, { resume: upload }, async ({ resume }) => {
    await insertFiles(db, { application_id }, resume);
    return resume;
  });
}

describe.each(['unproven', 'unenrolled'] as const)('an admin who is %s', (who) => {
  it('counts as a visitor where anybody may call', async () => {
    const { id } = await server.aJob({ status: 0 });
    const view = async (as?: { token: string }) =>
      (await server.send({ url: `view/jobs/${id}`, ...(as && { as }) })).statusCode;
    expect(await view(await server.signIn('admin'))).toBe(200);
    expect(await view()).toBe(404);
    expect(await view(await server.signIn(who))).toBe(404);
  });

  it('opens no document', async () => {
    const { path } = await saveDocument();
    const open = async (as: { token: string }) => (await server.send({ url: path, as })).statusCode;
    expect(await open(await server.signIn('admin'))).toBe(200);
    expect(await open(await server.signIn(who))).toBe(404);
  });

  it('can end the session', async () => {
    const as = await server.signIn(who);
    expect((await server.send({ url: 'session', as })).statusCode).toBe(200);
    await server.send({ method: 'POST', url: 'logout', as });
    expect((await server.send({ url: 'session', as })).statusCode).toBe(401);
  });
});
