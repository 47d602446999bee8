import type { StudentDocument } from '@foothold/shared/contract';
import { documents, type SignedIn, startServer, type TestServer, unzip } from '../../../testing';
import { createApply } from '../../../testing/applications';
import { hasClamd, infectedPdf, replyAfterFile, startClamd, startFaultyClamd } from '../../../testing/clamd';
import { runDue } from '../../../testing/runDueTasks';
import { createServer } from '../../app/main';
import { createScan } from '../../platform/clamd';
import { createScanRunner } from './worker';

const silentLog = { info: () => {}, warn: () => {}, error: () => {} };
const replies = {
  clean: 'stream: OK\0',
  infected: 'stream: Foothold.Test FOUND\0',
  unscannable: 'stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND\0',
};

describe('documents where CLAMD_URL is set', () => {
  let server: TestServer;
  let ada: SignedIn;
  let company: SignedIn;
  let reply = replies.clean;
  let clamd: Awaited<ReturnType<typeof startFaultyClamd>>;
  beforeAll(async () => {
    clamd = await startFaultyClamd((socket) => replyAfterFile(reply)(socket));
    server = await startServer({ CLAMD_URL: clamd.url });
    company = await server.signIn('organization', { company_name: 'Marina Works' });
  });
  beforeEach(async () => {
    await server.context.db.deleteFrom('files').execute();
    ada = await server.signIn('student');
  });
  afterAll(async () => {
    await server.stop();
    await clamd.stop();
  });

  const scanAll = async (answer: string) => {
    reply = answer;
    await runDue(createScanRunner(server.context, createScan(clamd.address), silentLog));
  };
  let count = 0;
  const pdf = () => {
    count += 1;
    return { name: 'cv.pdf', content: Buffer.concat([documents.pdf, Buffer.from(`% ${count}`)]) };
  };
  const save = async (kind = 'resume'): Promise<StudentDocument> =>
    (await server.send({ method: 'POST', url: 'documents', as: ada, body: { kind }, files: { file: pdf() } })).json()
      .document;
  const list = async (): Promise<StudentDocument[]> =>
    (await server.send({ url: 'documents', as: ada })).json().documents;
  const apply = async (body = {}, files = {}) => {
    const job = await server.aJob({ org_id: company.role_specific_id, job_title: 'Analyst' });
    return createApply(() => server)(job, { as: ada, body, files });
  };
  const applyWithFiles = async () => (await apply({}, { resume: pdf(), internship_letter: pdf() })).json().application;
  const open = async (path: string, as = ada) => {
    const { statusCode, headers, json } = await server.send({ url: path, as });
    return statusCode === 200 ? { statusCode } : { statusCode, code: json().code, retryAfter: headers['retry-after'] };
  };
  const listNotifications = async (as: SignedIn) =>
    (await server.send({ url: `view_notifications/${as.user_id}`, as })).json().notifications;
  const makeDue = () =>
    server.context.db
      .updateTable('files')
      .set({ scan_due_at: new Date() })
      .where('scan_due_at', 'is not', null)
      .execute();

  it('open for nobody until their scan has found them clean', async () => {
    const { path } = await save();
    const application = await applyWithFiles();
    expect(application.documents.resume.scan_status).toBe('pending');
    const admin = await server.signIn('admin');
    const requests = [
      [path, ada],
      [`${path}?inline`, ada],
      ...[ada, company, admin].map((as) => [application.resume, as] as const),
      [`${application.resume}?inline`, company],
    ] as const;
    for (const [url, as] of requests)
      expect(await open(url, as)).toEqual({ statusCode: 409, code: 'document_pending', retryAfter: '5' });

    const page = await server.send({ url: path, as: ada, headers: { accept: 'text/html' } });
    expect(page.body).toContain('This document is still being checked. Try again in a moment.</h1>');
    expect(page.body).toContain('>Try again</a>');

    await scanAll(replies.clean);
    for (const [url, as] of requests) expect(await open(url, as)).toEqual({ statusCode: 200 });
    expect((await list()).map(({ scan_status }) => scan_status)).toEqual(['clean']);
  });

  it('open for nobody when they are infected, and their student is notified', async () => {
    const { path } = await save();
    const { id, resume } = await applyWithFiles();
    await scanAll(replies.infected);
    const admin = await server.signIn('admin');
    for (const [url, as] of [
      [path, ada],
      [resume, ada],
      [resume, company],
      [resume, admin],
    ] as const)
      expect(await open(url, as)).toMatchObject({ statusCode: 409, code: 'document_infected' });
    expect((await list()).map(({ scan_status }) => scan_status)).toEqual(['infected']);
    const application = (await server.send({ url: `applications/${id}`, as: company })).json().application;
    expect(application.documents.resume.scan_status).toBe('infected');

    const title = 'A document holds malware';
    const notifications = await listNotifications(ada);
    expect(notifications).toHaveLength(3);
    expect(notifications).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title, kind: 'account', href: '/dashboard/profile' }),
        expect.objectContaining({ title, kind: 'application', href: `/dashboard/applications/${id}` }),
      ]),
    );
    expect(notifications.map(({ message }: { message: string }) => message)).toContain(
      '“cv.pdf”, which you sent to Marina Works for Analyst, holds malware, so nobody can open it. Check your device, and use a clean copy from now on.',
    );
    expect((await listNotifications(company)).filter((one: { title: string }) => one.title === title)).toEqual([]);
    const key = path.split('/').at(-1) ?? '';
    const { db } = server.context;
    expect(await db.selectFrom('audit_log').selectAll().where('subject_id', '=', key).execute()).toMatchObject([
      { actor_user_id: null, action: 'file.infected', detail: { by: 'scanner', reason: 'Foothold.Test' } },
    ]);
  });

  it('are scanned again an hour later when clamd could not look at all of them', async () => {
    const { path } = await save();
    await scanAll(replies.unscannable);
    expect(await open(path)).toMatchObject({ statusCode: 409, code: 'document_unscannable' });
    await scanAll(replies.clean);
    expect(await open(path)).toMatchObject({ statusCode: 409 });

    await makeDue();
    await scanAll(replies.unscannable);
    expect(await listNotifications(ada)).toMatchObject([{ title: 'A document could not be checked' }]);
    await makeDue();
    await scanAll(replies.clean);
    expect(await open(path)).toEqual({ statusCode: 200 });
  });

  it('open at once in an application when they are clean in the profile', async () => {
    const [resume, letter] = [await save(), await save('internship_letter')];
    const ids = { resume_document_id: resume.id, internship_letter_document_id: letter.id };
    const pending = (await apply(ids)).json().application;
    expect(await open(pending.resume)).toMatchObject({ code: 'document_pending' });
    await scanAll(replies.clean);
    const { documents: sent, ...application } = (await apply(ids)).json().application;
    expect(sent.resume.scan_status).toBe('clean');
    expect(await open(application.resume, company)).toEqual({ statusCode: 200 });
  });

  it('cannot be sent from the profile when they did not pass', async () => {
    const resume = await save();
    await scanAll(replies.infected);
    const refused = await apply({ resume_document_id: resume.id }, { internship_letter: pdf() });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual({
      resume: 'Nobody could open this document: it did not pass the check for malware. Choose another.',
    });
  });

  it('are left out of the student’s export until they are clean', async () => {
    await save();
    await applyWithFiles();
    const listExport = async () =>
      Object.keys(await unzip((await server.send({ url: 'account/export', as: ada })).rawPayload));
    expect(await listExport()).toEqual(['foothold.json']);
    await scanAll(replies.clean);
    expect(await listExport()).toHaveLength(4);
  });

  it('are counted for admins when they wait for long or could not be looked at', async () => {
    const admin = await server.signIn('admin');
    const count = async () => {
      const { waiting_documents, unscannable_documents } = (
        await server.send({ url: 'all_orgs_admin_View', as: admin })
      ).json();
      return [waiting_documents, unscannable_documents];
    };
    await save();
    await scanAll(replies.unscannable);
    await save();
    expect(await count()).toEqual([0, 0]);
    const created_at = new Date(Date.now() - 11 * 60_000);
    await server.context.db.updateTable('files').set({ created_at }).execute();
    expect(await count()).toEqual([1, 1]);
  });

  it('open unscanned when CLAMD_URL is unset again, unless they are infected', async () => {
    const [waiting, infected] = [await save(), await save()];
    const { context } = server;
    const key = infected.path.split('/').at(-1) ?? '';
    await context.db.updateTable('files').set({ scan_status: 'infected' }).where('key', '=', key).execute();
    const app = await createServer({ ...context, config: { ...context.config, CLAMD_URL: undefined } });
    const headers = { authorization: `Bearer ${ada.token}` };
    const load = (url: string) => app.inject({ url, headers });
    expect([(await load(waiting.path)).statusCode, (await load(infected.path)).statusCode]).toEqual([200, 409]);
    const listed: StudentDocument[] = (await load('/api/documents')).json().documents;
    expect(listed.map(({ scan_status }) => scan_status)).toEqual(['infected', null]);
    await app.close();
  });
});

(hasClamd ? describe : describe.skip)('uploads where CLAMD_URL is that of a clamd', () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>;
  let server: TestServer;
  beforeAll(async () => {
    clamd = await startClamd();
    server = await startServer({ CLAMD_URL: clamd.url });
  });
  afterAll(async () => {
    await server.stop();
    await clamd.stop();
  });

  it('open when it finds them clean, and not when it finds malware', async () => {
    const as = await server.signIn('student');
    const paths: string[] = [];
    for (const content of [documents.pdf, infectedPdf]) {
      const files = { file: { name: 'cv.pdf', content } };
      const body = { kind: 'resume' };
      paths.push((await server.send({ method: 'POST', url: 'documents', as, body, files })).json().document.path);
    }
    await runDue(createScanRunner(server.context, createScan(clamd.address), silentLog));
    const responses = await Promise.all(paths.map((url) => server.send({ url, as })));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  });
});
