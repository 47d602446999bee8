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
const remove = (note: { id: number }, as = company) => server.send({ method: 'DELETE', url: `notes/${note.id}`, as });
const listBodies = async () => (await list()).json().notes.map(({ body }: { body: string }) => body);

describe('notes on an application', () => {
  it('are stored with author and time, and listed newest first', async () => {
    await add('Called on Monday.');
    const response = await add('  Ask for a reference.\n');
    expect(response.statusCode).toBe(201);
    expect(response.json().note).toMatchObject({
      ...{ body: 'Ask for a reference.', by: 'Marina Works', own: true, edited_at: null, revision: 0 },
      created_at: expect.stringMatching(/Z$/),
    });
    expect(await listBodies()).toEqual(['Ask for a reference.', 'Called on Monday.']);
  });

  it('can be changed and deleted by their author', async () => {
    const { note } = (await add('Called on Monday.')).json();
    const changed = (await change(note, 'Called on Tuesday.')).json().note;
    expect(changed).toMatchObject({ body: 'Called on Tuesday.', revision: 1, edited_at: expect.any(String) });
    expect((await remove(note)).statusCode).toBe(204);
    expect(await listBodies()).toEqual([]);
    expect((await remove(note)).statusCode).toBe(404);
  });

  it('are not overwritten when changed from an outdated revision', async () => {
    const { note } = (await add('Called on Monday.')).json();
    const responses = await Promise.all([change(note, 'One.'), change(note, 'Other.')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [won] = responses.filter(({ statusCode }) => statusCode === 200);
    expect(await listBodies()).toEqual([won?.json().note.body]);
  });

  it.each(['', '   ', 'x'.repeat(4001)])('are refused when empty or too long', async (body) => {
    expect((await add(body)).statusCode).toBe(422);
  });

  it('are limited to 200 an application when two arrive at once', async () => {
    const rows = Array.from({ length: 199 }, () => ({
      application_id: id,
      author_user_id: company.user_id,
      body: 'x',
    }));
    await server.context.db.insertInto('application_notes').values(rows).execute();
    const responses = await Promise.all([add('The last.'), add('One too many.')]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it('respond with 404 to other companies, and with 403 to students and admins', async () => {
    const { note } = (await add('Called on Monday.')).json();
    const rival = await server.signIn('organization');
    for (const response of [
      await list(rival),
      await add('x', rival),
      await change(note, 'x', rival),
      await remove(note, rival),
    ])
      expect(response.statusCode).toBe(404);
    for (const as of [student, await server.signIn('admin')]) expect((await list(as)).statusCode).toBe(403);
  });

  it('are shown to the student neither with the application nor in the export of their data', async () => {
    await add('A secret of ours.');
    for (const url of [`applications/${id}`, `user-applications-job/${student.user_id}`])
      expect((await server.send({ url, as: student })).body).not.toContain('A secret of ours');
    const files = await unzip((await server.send({ url: 'account/export', as: student })).rawPayload);
    expect(String(files['foothold.json'])).toContain('I would like to learn with you.');
    expect(String(files['foothold.json'])).not.toContain('A secret of ours');
  });

  it('are deleted with the student’s account, and refused from then on', async () => {
    await add('Called on Monday.');
    const { password } = student;
    const erased = await server.send({ method: 'DELETE', url: 'account', as: student, body: { password } });
    expect(erased.statusCode).toBe(200);
    expect(await listBodies()).toEqual([]);
    const refused = await add('They were good, though.');
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'This candidate has deleted their account.']);
    expect(await listBodies()).toEqual([]);
  });
});
