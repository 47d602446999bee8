import type { MessageTemplate } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { createMessageActions, type Sides } from '../../../testing/messages';

let server: TestServer;
let company: SignedIn;
const { openApplication, write, read } = createMessageActions(() => server);
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  company = await server.signIn('organization');
});
afterAll(() => server.stop());

describe('templates of a company', () => {
  const add = (body: object, as = company) => server.send({ method: 'POST', url: 'message_templates', as, body });
  const edit = ({ id, updated_at }: MessageTemplate, body: object, as = company) =>
    server.send({ method: 'PUT', url: `message_templates/${id}`, as, body: { updated_at, ...body } });
  const list = async (as = company): Promise<MessageTemplate[]> =>
    (await server.send({ url: 'message_templates', as })).json().templates;
  const text = 'Dear {first_name},\nabout {job_title}';

  it('are added, changed, listed by name and deleted', async () => {
    const { template } = (await add({ name: ' Second  one ', text })).json();
    expect(template).toMatchObject({ name: 'Second one', text });
    const { template: other } = (await add({ name: 'first', text })).json();
    expect(await list()).toEqual([other, template]);
    const edited = (await edit(template, { name: 'A', text: 'Hello' })).json().template;
    expect(await list()).toEqual([edited, other]);
    const stale = await edit(template, { name: 'B', text: 'Hello' });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'outdated']);
    const remove = () => server.send({ method: 'DELETE', url: `message_templates/${other.id}`, as: company });
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 404]);
    expect(await list()).toEqual([edited]);
  });

  it('are refused with the place of a placeholder that is unknown or not closed', async () => {
    const refused = await add({ name: 'One', text: 'Dear\n{name}' });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { text: expect.stringMatching(/^Line 2, column 1: \{name\} is not a placeholder\./) },
    ]);
    expect((await add({ name: 'One', text: 'Dear {' })).json().message).toMatch(/^Line 1, column 6: .*never closed/);
    expect(await list()).toEqual([]);
  });

  it('are at most 50, also where two are added at once', async () => {
    const rows = Array.from({ length: 49 }, (_, n) => ({ org_id: company.role_specific_id, name: `${n}`, text }));
    await server.context.db.insertInto('message_templates').values(rows).execute();
    const added = await Promise.all([add({ name: 'A', text }), add({ name: 'B', text })]);
    expect(added.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await list()).toHaveLength(50);
  });

  it('are the company’s alone', async () => {
    const { template } = (await add({ name: 'One', text })).json();
    const other = await server.signIn('organization');
    expect(await list(other)).toEqual([]);
    expect((await edit(template, { name: 'A', text }, other)).statusCode).toBe(404);
    expect(
      (await server.send({ method: 'DELETE', url: `message_templates/${template.id}`, as: other })).statusCode,
    ).toBe(404);
  });
});

describe('the draft of a message', () => {
  let sides: Sides;
  beforeEach(async () => {
    sides = await openApplication({ as: company });
  });
  const toUrl = () => `applications/${sides.application_id}/message_draft`;
  const save = (body: object, as = company) => server.send({ method: 'PUT', url: toUrl(), as, body });
  const findDraft = async (as = company) => (await read(sides, as)).conversation.draft;

  it('is kept for who wrote it, the last one whole', async () => {
    await save({ body: 'Hello', last_sent: null });
    const saved = await save({ body: ' Hello Ada ', last_sent: null });
    expect(saved.json().draft).toMatchObject({ body: ' Hello Ada ' });
    expect([await findDraft(), await findDraft(sides.student)]).toEqual([saved.json().draft, null]);
    await save({ body: '', last_sent: null });
    expect(await findDraft()).toBeNull();
  });

  it('ends when the message is sent, and no late save brings it back', async () => {
    await save({ body: 'Hello', last_sent: null });
    const { id } = await write(sides, company, 'Hello');
    expect(await findDraft()).toBeNull();
    const late = await save({ body: 'Hello', last_sent: null });
    expect([late.statusCode, late.json().code]).toEqual([409, 'outdated']);
    await write(sides, sides.student, 'Hi');
    expect((await save({ body: 'Next', last_sent: id })).statusCode).toBe(200);
  });

  it('is thrown away when asked, and is 404 for others', async () => {
    await save({ body: 'Hello', last_sent: null });
    const remove = (as: SignedIn) => server.send({ method: 'DELETE', url: toUrl(), as });
    const other = await server.signIn('organization');
    expect([(await remove(other)).statusCode, (await save({ body: 'x', last_sent: null }, other)).statusCode]).toEqual([
      404, 404,
    ]);
    expect([(await remove(company)).statusCode, await findDraft()]).toEqual([204, null]);
  });
});
