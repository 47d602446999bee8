import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documents, pdfHash, type SignedIn, startServer, type TestServer } from '../../../testing';
import { createApply } from '../../../testing/applications';
import { type S3Server, startS3Server } from '../../../testing/s3Server';
import { insertFiles, saveFiles } from '../../platform/storage';

let server: TestServer;
let applicant: SignedIn;
let company: SignedIn;
beforeAll(async () => {
  server = await startServer();
  applicant = await server.signIn('student');
  company = await server.signIn('organization');
});
afterAll(() => server.stop());

/** Saves a resume of an application of `applicant` to `company`. */
async function saveResume({ type = 'application/pdf' } = {}) {
  const { store, db, config } = server.context;
  const job = await server.aJob({ org_id: company.role_specific_id });
  const { id: application_id } = await server.anApplication({ job_id: job.id, user_id: applicant.user_id });
  const path = join(await mkdtemp(join(config.DATA_DIR, 'upload-')), 'resume');
  await writeFile(path, documents.pdf);
  const upload = { path, name: 'Ọlá’s CV (1).pdf', type, size: documents.pdf.length, sha256: pdfHash };
  return saveFiles(store, { resume: upload }, async ({ resume }) => {
    await insertFiles(db, { application_id }, resume);
    return resume;
  });
}

describe('GET /storage/{key}', () => {
  it('serves a document as a download to its student, its company and admins, and writes the audit log', async () => {
    const { path, key } = await saveResume();
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

  it('serves a document to an admin who reviews, and not to one who manages releases alone', async () => {
    const { path } = await saveResume();
    const open = async (as: SignedIn) => (await server.send({ url: path, as })).statusCode;
    expect(await open(await server.signIn('reviewer'))).toBe(200);
    expect(await open(await server.signIn('release_manager'))).toBe(404);
  });

  it('serves a PDF inline for frames of this site alone, sandboxed, and writes the audit log when asked for ?inline', async () => {
    const { path, key } = await saveResume();
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
    expect((await server.send({ url: `${path}?inline`, as: await server.signIn('organization') })).statusCode).toBe(
      404,
    );
  });

  it.each(['application/msword', 'text/html'])(
    'serves a download when ?inline asks for a document of type %s',
    async (type) => {
      const { path } = await saveResume({ type });
      const { headers } = await server.send({ url: `${path}?inline`, as: company });
      expect(headers['content-disposition']).toMatch(/^attachment;/);
      expect(headers['x-frame-options']).toBe('DENY');
    },
  );

  it('responds with 404 when the caller is not concerned or the key is unknown', async () => {
    const { path } = await saveResume();
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
});

describe('GET /storage/{key} where S3_SIGNED_LINKS is on', () => {
  let store: S3Server;
  let signing: TestServer;
  beforeAll(async () => {
    store = await startS3Server();
    signing = await startServer({ S3_URL: store.url, S3_SIGNED_LINKS: '1' });
  });
  afterAll(async () => {
    await signing.stop();
    await store.stop();
  });

  it('redirects a download after the same checks, and serves ?inline itself', async () => {
    const student = await signing.signIn('student', { full_name: 'Ada Obi' });
    const application = await createApply(() => signing)(await signing.aJob(), { as: student });
    const { path } = application.json().application.documents.resume;
    expect((await signing.send({ url: path, as: await signing.signIn('student') })).statusCode).toBe(404);

    const { statusCode, headers } = await signing.send({ url: path, as: student });
    expect([statusCode, headers['cache-control']]).toEqual([302, 'private, no-store']);
    const response = await fetch(String(headers.location));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(documents.pdf);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="Ada Lovelace.pdf"');

    const inline = await signing.send({ url: `${path}?inline`, as: student });
    expect([inline.statusCode, inline.rawPayload]).toEqual([200, documents.pdf]);
    const log = await signing.context.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', 'file')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['file.download', 'file.preview']);
  });
});
