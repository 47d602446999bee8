import { type SignedIn, startServer, type TestServer, unzip } from '../../../testing';

let server: TestServer;
let company: SignedIn;
let student: SignedIn;
let id: number;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  company = await server.signIn('organization', { company_name: 'Marina Works' });
  student = await server.signIn('student');
  const job = await server.aJob({ org_id: company.role_specific_id });
  id = (await server.anApplication({ job_id: job.id, user_id: student.user_id })).id;
});
afterAll(() => server.stop());

const list = (as = company) => server.send({ url: `applications/${id}/notes`, as });
const add = (body: string, as = company) =>
  server.send({ method: 'POST', url: `applications/${id}/notes`, as, body: { body } });
const change = (note: { id: number; revision: number }, body: string, as = company) =>
  server.send({ method: 'PUT', url: `notes/${note.id}`, as, body: { body, revision: note.revision } });
const drop = (note: { id: number }, as = company) => server.send({ method: 'DELETE', url: `notes/${note.id}`, as });
const bodies = async () => (await list()).json().notes.map(({ body }: { body: string }) => body);

it('is kept with its author and time, the newest first', async () => {
  await add('Called on Monday.');
  const answer = await add('  Ask for a reference.\n');
  expect(answer.statusCode).toBe(201);
  expect(answer.json().note).toMatchObject({
    ...{ body: 'Ask for a reference.', by: 'Marina Works', own: true, edited_at: null, revision: 0 },
    created_at: expect.stringMatching(/Z$/),
  });
  expect(await bodies()).toEqual(['Ask for a reference.', 'Called on Monday.']);
});

it('can be changed and deleted by who wrote it', async () => {
  const { note } = (await add('Called on Monday.')).json();
  const changed = (await change(note, 'Called on Tuesday.')).json().note;
  expect(changed).toMatchObject({ body: 'Called on Tuesday.', revision: 1, edited_at: expect.any(String) });
  expect((await drop(note)).statusCode).toBe(204);
  expect(await bodies()).toEqual([]);
  expect((await drop(note)).statusCode).toBe(404);
});

it('is not written over by a window that has an older one', async () => {
  const { note } = (await add('Called on Monday.')).json();
  const answers = await Promise.all([change(note, 'One.'), change(note, 'Other.')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const [won] = answers.filter(({ statusCode }) => statusCode === 200);
  expect(await bodies()).toEqual([won?.json().note.body]);
});

it.each(['', '   ', 'x'.repeat(4001)])('must say something, and not too much', async (body) => {
  expect((await add(body)).statusCode).toBe(422);
});

it('has company up to two hundred', async () => {
  const rows = Array.from({ length: 199 }, () => ({ application_id: id, author_user_id: company.user_id, body: 'x' }));
  await server.context.db.insertInto('application_notes').values(rows).execute();
  const answers = await Promise.all([add('The last.'), add('One too many.')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

it('is nobody else’s, whoever asks', async () => {
  const { note } = (await add('Called on Monday.')).json();
  const rival = await server.signIn('organization');
  for (const answer of [
    await list(rival),
    await add('x', rival),
    await change(note, 'x', rival),
    await drop(note, rival),
  ])
    expect(answer.statusCode).toBe(404);
  for (const as of [student, await server.signIn('admin')]) expect((await list(as)).statusCode).toBe(403);
});

it('is never shown to the student, nor in the copy of their data', async () => {
  await add('A secret of ours.');
  for (const url of [`applications/${id}`, `user-applications-job/${student.user_id}`])
    expect((await server.send({ url, as: student })).body).not.toContain('A secret of ours');
  const files = await unzip((await server.send({ url: 'account/export', as: student })).rawPayload);
  expect(String(files['foothold.json'])).toContain('I would like to learn with you.');
  expect(String(files['foothold.json'])).not.toContain('A secret of ours');
});

it('goes when the student deletes their account, and none is taken from then on', async () => {
  await add('Called on Monday.');
  const { password } = student;
  const gone = await server.send({ method: 'DELETE', url: 'account', as: student, body: { password } });
  expect(gone.statusCode).toBe(200);
  expect(await bodies()).toEqual([]);
  const refused = await add('They were good, though.');
  expect([refused.statusCode, refused.json().error]).toEqual([409, 'This candidate has deleted their account.']);
  expect(await bodies()).toEqual([]);
});
