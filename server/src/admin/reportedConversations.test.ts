import { documents, type SignedIn, startServer, type TestServer } from '../../testing';
import { createMessageActions, type Sides } from '../../testing/messages';

let server: TestServer;
let sides: Sides;
let admin: SignedIn;
const { openApplication, write, read, report } = createMessageActions(() => server);
beforeAll(async () => {
  server = await startServer();
  admin = await server.signIn('reviewer');
});
beforeEach(async () => {
  await server.context.db.deleteFrom('conversation_reports').execute();
  sides = await openApplication();
});
afterAll(() => server.stop());

const list = async () => (await server.send({ url: 'reported_conversations', as: admin })).json().conversations;
const open = ({ application_id } = sides) =>
  server.send({ url: `reported_conversations/${application_id}`, as: admin });
const resolve = (reason = 'We have suspended the company.') =>
  server.send({
    ...{ method: 'PUT', url: `reported_conversations/${sides.application_id}/resolve`, as: admin, body: { reason } },
  });
const listTitles = async (as: SignedIn): Promise<string[]> => {
  const { notifications } = (await server.send({ url: `view_notifications/${as.user_id}`, as })).json();
  return notifications.map(({ title }: { title: string }) => title);
};
const listAudit = async () =>
  (
    await server.context.db
      .selectFrom('audit_log')
      .select(['actor_user_id', 'action'])
      .where('subject', '=', 'application')
      .where('subject_id', '=', String(sides.application_id))
      .orderBy('id')
      .execute()
  ).map(({ actor_user_id, action }) => [actor_user_id, action]);

describe('a reported conversation', () => {
  it('is listed with what it was reported for, and without its messages', async () => {
    await write(sides, sides.company, 'Send money.');
    expect(await list()).toEqual([]);
    const reported = await report(sides, sides.student);
    expect([reported.statusCode, reported.json().conversation.reported_at]).toEqual([201, expect.any(String)]);
    expect(await list()).toEqual([
      {
        ...{ application_id: sides.application_id, job_title: 'Analyst', company_name: 'Marina Works' },
        ...{ student_name: 'Ada Obi', org_id: sides.company.role_specific_id, user_id: sides.student.user_id },
        ...{ status: 'Applied', reason: 'They ask for money.', read_at: null, reported_at: expect.any(String) },
      },
    ]);
    expect((await read(sides, sides.company)).conversation.reported_at).toBeNull();
  });

  it('is read by admins alone who are audited each time, and both sides are told once', async () => {
    const cv = { name: 'cv.pdf', content: documents.pdf };
    const { documents: [sent] = [] } = await write(sides, sides.company, 'Send money.', { files: { document_1: cv } });
    const openDocument = async () => (await server.send({ url: sent?.path ?? '', as: admin })).statusCode;
    expect([(await open()).statusCode, await openDocument()]).toEqual([404, 404]);
    await report(sides, sides.student);
    const responses = await Promise.all([open(), open()]);
    for (const response of responses)
      expect(response.json()).toMatchObject({
        conversation: { read_at: expect.any(String) },
        messages: [{ body: 'Send money.', own: false, by: 'Marina Works' }],
      });
    expect(await openDocument()).toBe(200);
    expect(await listTitles(sides.student)).toEqual(['We have read what you reported']);
    expect(await listTitles(sides.company)).toEqual(['A conversation was reported']);
    expect(await listAudit()).toEqual([
      [sides.student.user_id, 'conversation.reported'],
      [admin.user_id, 'conversation.read'],
      [admin.user_id, 'conversation.read'],
    ]);
  });

  it('is the two sides’ alone again once the report is resolved, which the student is told', async () => {
    await write(sides, sides.company, 'Send money.');
    await report(sides, sides.student);
    expect((await resolve(' ')).statusCode).toBe(422);
    expect((await resolve()).statusCode).toBe(200);
    expect([(await open()).statusCode, (await resolve()).statusCode, await list()]).toEqual([404, 404, []]);
    expect(await listTitles(sides.student)).toEqual(['Your report is resolved']);
    expect(await listTitles(sides.company)).toEqual([]);
    expect((await read(sides, sides.student)).conversation.reported_at).toBeNull();
    expect((await report(sides, sides.student)).statusCode).toBe(201);
  });

  it('is reported once at a time, by the student, and only where there is a message', async () => {
    expect((await report(sides, sides.student)).json().message).toBe('There is no message to report.');
    await write(sides, sides.company, 'Send money.');
    const responses = await Promise.all([report(sides, sides.student), report(sides, sides.student)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await list()).toHaveLength(1);
    expect((await report(sides, sides.company)).statusCode).toBe(403);
    expect((await report(sides, await server.signIn('student'))).statusCode).toBe(404);
  });
});
