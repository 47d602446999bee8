import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { emptyDetails } from '@foothold/shared/contract';
import { documents, type SignedIn, startServer, type TestServer, unzip } from '../../testing';

describe('GET /account/export', () => {
  let server: TestServer;
  let ada: SignedIn;
  beforeAll(async () => {
    server = await startServer();
  });
  beforeEach(async () => {
    ada = await server.signIn('student', { full_name: 'Adaeze Obi' });
  });
  afterAll(() => server.stop());

  const coverLetter = 'I kept the books of our co-operative for two years.';
  const files = {
    resume: { name: 'Adaeze Ọbí’s CV.pdf', content: documents.pdf },
    internship_letter: { name: 'Letter.docx', content: documents.docx },
  };
  const finished_at = new Date(Date.now() - 3_600_000).toISOString();
  const apply = async (as = ada) => {
    const job = await server.aJob({ job_title: 'Analyst', q1: 'When?' });
    const body = { job_id: job.id, cover_letter: coverLetter, a1: 'On Monday.', keep_documents: true, finished_at };
    return (await server.send({ method: 'POST', url: 'apply-job', as, body, files })).json().application;
  };
  const fetchExport = (as = ada, to = server) => to.send({ url: 'account/export', as });
  const readContents = (unpacked: Record<string, Buffer>) => JSON.parse(String(unpacked['foothold.json']));

  it('contains all data and files of the student', async () => {
    const application = await apply();
    const job = await server.aJob();
    await server.send({ method: 'PUT', url: `jobs/${job.id}/draft`, as: ada, body: { cover_letter: 'Half a' } });
    await server.send({ method: 'PUT', url: `jobs/${job.id}/save`, as: ada });
    await server.send({ method: 'PUT', url: `jobs/${job.id}/dismissal`, as: ada, body: { reason: 'pay' } });
    await server.send({ method: 'PUT', url: 'for_you/recommendations', as: ada, body: { recommendations: false } });
    const search = { conditions: { q: 'data' }, name: 'Mine' };
    await server.send({ method: 'POST', url: 'saved_searches', as: ada, body: search });
    const secrets = { credential_id: 'credential', public_key: 'key', counter: 0, transports: '[]' };
    const passkey = { ...secrets, user_id: ada.user_id, name: 'My phone', is_synced: true };
    await server.context.db.insertInto('passkeys').values(passkey).execute();
    const details = {
      ...emptyDetails,
      skills: ['Beekeeping'],
      about: 'I keep bees.',
      hidden_items: ['about' as const],
    };
    await server.send({ method: 'PUT', url: 'account/details', as: ada, body: details });

    const response = await fetchExport();
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="foothold-\d{4}-\d\d-\d\d\.zip"/),
      'cache-control': 'private, no-store',
    });
    const unpacked = await unzip(response.rawPayload);
    const contents = readContents(unpacked);
    expect(contents).toMatchObject({
      account: { id: ada.user_id, email: ada.email },
      profile: {
        full_name: 'Adaeze Obi',
        university: 'University of Lagos',
        phone: '+2348012345678',
        recommendations: false,
      },
      profile_details: { ...details, revision: 1 },
      applications: [
        {
          id: application.id,
          cover_letter: coverLetter,
          a1: 'On Monday.',
          finished_at,
          timeline: [{ kind: 'applied' }],
          document_views: [],
        },
      ],
      drafts: [{ job_id: job.id, cover_letter: 'Half a' }],
      saved_jobs: [{ job_id: job.id, job_title: job.job_title }],
      dismissed_jobs: [{ job_id: job.id, job_title: job.job_title, reason: 'pay' }],
      saved_searches: [search],
      documents: [{ kind: 'internship_letter' }, { kind: 'resume' }],
      sessions: [{ created_at: expect.any(String) }],
      passkeys: [{ name: 'My phone', is_synced: true, created_at: expect.any(String), last_used_at: null }],
      ...{ notifications: [], log: [{ action: 'student.registered', subject: 'user' }] },
    });
    const [letterDocument, resume] = contents.documents;
    expect(Object.keys(unpacked).sort()).toEqual(
      [
        ...['foothold.json', `applications/${application.id}-resume-${files.resume.name}`],
        ...[
          `applications/${application.id}-internship_letter-Letter.docx`,
          `documents/${resume.id}-${files.resume.name}`,
        ],
        `documents/${letterDocument.id}-Letter.docx`,
      ].sort(),
    );
    expect(unpacked[`documents/${resume.id}-${files.resume.name}`]).toEqual(documents.pdf);
    expect(unpacked[`documents/${letterDocument.id}-Letter.docx`]).toEqual(documents.docx);
  });

  it('contains the conversations, with the documents that the student sent', async () => {
    const { id, org_id } = await apply();
    const { user_id } = await server.context.db
      .selectFrom('organizations')
      .select('user_id')
      .where('id', '=', org_id)
      .executeTakeFirstOrThrow();
    const [cv, url] = [{ name: 'CV.pdf', content: documents.pdf }, `applications/${id}/messages`];
    const body = { body: 'Here it is' };
    const sent = await server.send({ method: 'POST', url, as: ada, body, files: { document_1: cv } });
    const received = {
      application_id: id,
      org_id,
      side: 'organization',
      sender_id: user_id,
      body: 'Thank you',
    } as const;
    await server.context.db.insertInto('messages').values(received).execute();
    const draft = { body: 'Half a', last_sent: sent.json().message.id };
    await server.send({ method: 'PUT', url: `applications/${id}/message_draft`, as: ada, body: draft });

    const unpacked = await unzip((await fetchExport()).rawPayload);
    expect(readContents(unpacked)).toMatchObject({
      messages: [
        { application_id: id, side: 'student', body: 'Here it is', documents: [{ name: 'CV.pdf' }] },
        { application_id: id, side: 'organization', body: 'Thank you', documents: [] },
      ],
      message_drafts: [{ application_id: id, body: 'Half a' }],
      reports: [],
    });
    const name = Object.keys(unpacked).find((key) => key.startsWith('messages/')) ?? '';
    expect(name).toMatch(/-CV\.pdf$/);
    expect(unpacked[name]).toEqual(documents.pdf);
  });

  it('contains no secret and no data of other people', async () => {
    const bola = await server.signIn('student', { full_name: 'Bola Ade' });
    await apply();
    await apply(bola);
    const all = String(readJson(await unzip((await fetchExport()).rawPayload)));
    const hashes = await server.context.db.selectFrom('users').select('password_hash').execute();
    const token_hash = createHash('sha256').update(ada.token).digest('hex');
    for (const secret of ['Bola', bola.email, ada.token, token_hash, ...hashes.map((row) => row.password_hash)])
      expect(all).not.toContain(secret);
  });
  const readJson = (unpacked: Record<string, Buffer>) => unpacked['foothold.json'];

  it('contains only the JSON file when the account is new', async () => {
    const unpacked = await unzip((await fetchExport()).rawPayload);
    expect([Object.keys(unpacked), readContents(unpacked).applications]).toEqual([['foothold.json'], []]);
  });

  it('is complete but for the file when a file is missing in the store', async () => {
    const { resume } = await apply();
    const key = String(resume).split('/').at(-1) ?? '';
    await server.context.store.remove(key);
    const unpacked = await unzip((await fetchExport()).rawPayload);
    expect(Object.keys(unpacked)).toHaveLength(5);
  });

  it('keeps the server running when the reader disconnects', async () => {
    await apply();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as { port: number };
    for (let round = 0; round < 5; round += 1) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`GET /api/account/export HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${ada.token}\r\n\r\n`);
      await once(socket, 'data');
      socket.destroy();
    }
    expect((await fetchExport()).statusCode).toBe(200);
  });

  it('responds with too_many_requests when it is sent a sixth time within 15 minutes', async () => {
    const strict = await startServer({ RATE_LIMIT: '1' });
    const student = await strict.signIn('student');
    for (let time = 0; time < 5; time += 1) expect((await fetchExport(student, strict)).statusCode).toBe(200);
    expect((await fetchExport(student, strict)).json()).toMatchObject({ code: 'too_many_requests' });
    expect((await fetchExport(await strict.signIn('student'), strict)).statusCode).toBe(200);
    await strict.stop();
  });
});
