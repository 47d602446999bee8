import type { DecisionBatch, Output, previewDecisions } from '@foothold/shared/contract';
import type { SignedIn } from '../../../testing';
import { createMessageActions, type Sides } from '../../../testing/messages';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';
import { sendUnreadEmails } from '../messages/unreadEmails';
import { applyDueDecisions } from './apply';

let server: TestServerWithEmail;
let company: SignedIn;
beforeAll(async () => {
  server = await startServerWithEmail();
});
beforeEach(async () => {
  company = await server.signIn('organization', { company_name: 'Marina Works' });
});
afterAll(() => server.stop());

const conversations = createMessageActions(() => server);
const openApplication = (job_title = 'Analyst') => conversations.openApplication({ job_title, as: company });
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const applyDue = () => applyDueDecisions(server.context.db, server.app.log, later(11));
const idsOf = (applicants: readonly Sides[]) => applicants.map(({ application_id }) => application_id);
const decide = (applicants: readonly Sides[], body: object) =>
  server.send({
    ...{ method: 'POST', url: 'decision_batches', as: company, body: { application_ids: idsOf(applicants), ...body } },
  });
const write = async (text: string, ...applicants: Sides[]): Promise<DecisionBatch> =>
  (await decide(applicants, { kind: 'message', text })).json().batch;
const readTexts = async (sides: Sides, as = sides.student) =>
  (await conversations.read(sides, as)).messages.map(({ body }) => body);
const findReplied = async ({ application_id }: Sides) =>
  (
    await server.context.db
      .selectFrom('applications')
      .select('replied_at')
      .where('id', '=', application_id)
      .executeTakeFirstOrThrow()
  ).replied_at;

describe('a message to several students', () => {
  it('reaches each after ten minutes with their own name in it, once, in their own conversation', async () => {
    const [analyst, designer] = [await openApplication('Analyst'), await openApplication('Designer')];
    const batch = await write(
      'Hello {first_name}, {job_title} at {company_name} {{starts}} in May.',
      analyst,
      designer,
    );
    expect(batch).toMatchObject({ kind: 'message', state: 'waiting', application_ids: idsOf([analyst, designer]) });
    expect([await readTexts(analyst), await findReplied(analyst)]).toEqual([[], null]);

    await Promise.all([applyDue(), applyDue()]);
    await applyDue();
    expect(await readTexts(analyst)).toEqual(['Hello Ada, Analyst at Marina Works {starts} in May.']);
    expect(await readTexts(designer)).toEqual(['Hello Ada, Designer at Marina Works {starts} in May.']);
    const { conversation, messages } = await conversations.read(analyst, analyst.student);
    expect([conversation.unread, messages[0]?.by, messages[0]?.side]).toEqual([1, 'Marina Works', 'organization']);
    expect((await conversations.read(analyst, company)).messages[0]?.own).toBe(true);
  });

  it('is a reply, about which the student is emailed where it stays unread', async () => {
    const ada = await openApplication();
    await write('We are still reading.', ada);
    await applyDue();
    expect(await findReplied(ada)).not.toBeNull();
    await sendUnreadEmails(server.context.db, later(21));
    await server.sendDueEmails();
    expect(
      server.listEmailsTo(ada.student).filter(({ subject }) => subject === 'Marina Works wrote to you'),
    ).toHaveLength(1);
  });

  it('follows what was written before, also about an application that is decided', async () => {
    const ada = await openApplication();
    await conversations.write(ada, ada.student, 'When do you decide?');
    await conversations.decide(ada);
    await write('We have decided.', ada);
    await applyDue();
    expect(await readTexts(ada)).toEqual(['We have decided.', 'When do you decide?']);
  });

  it('is shown before, as each of them will get it', async () => {
    const ada = await openApplication();
    const body = { kind: 'message', selection: { application_ids: idsOf([ada]) } };
    const response = await server.send({ method: 'POST', url: 'decision_batches/preview', as: company, body });
    const { people }: Output<typeof previewDecisions> = response.json();
    expect(people.map(({ template_values }) => template_values)).toEqual([
      { first_name: 'Ada', job_title: 'Analyst', company_name: 'Marina Works' },
    ]);
  });

  it('can be taken back', async () => {
    const ada = await openApplication();
    const { id } = await write('We are still reading.', ada);
    await server.send({ method: 'PUT', url: `decision_batches/${id}/cancel`, as: company, body: {} });
    await applyDue();
    expect([await readTexts(ada), await findReplied(ada)]).toEqual([[], null]);
  });

  it.each<[string, string, (sides: Sides) => Promise<unknown>]>([
    ['withdrew', 'withdrawn', ({ application_id, student }) => withdraw(application_id, student)],
    ['ended the conversation', 'conversation_ended', (sides) => conversations.change(sides, sides.student, 'block')],
    [
      'was rejected and whose conversation was closed',
      'conversation_closed',
      async (sides) => {
        await conversations.decide(sides);
        await conversations.change(sides, sides.company, 'close');
      },
    ],
    [
      'was accepted and has deleted the account',
      'account_deleted',
      async (sides) => {
        await conversations.decide(sides, 'Accept');
        const { student: as } = sides;
        await server.send({ method: 'DELETE', url: 'account', as, body: { password: as.password } });
      },
    ],
  ])('leaves out who %s before', async (_what, failure, change) => {
    const [ada, other] = [await openApplication(), await openApplication()];
    await change(ada);
    const batch = await write('We are still reading.', ada, other);
    expect(batch.failures.map((each) => [each.application_id, each.failure])).toEqual([[ada.application_id, failure]]);
    await applyDue();
    expect(await readTexts(other)).toEqual(['We are still reading.']);
  });

  it('leaves out who ended the conversation while it waited, and tells the company of how many', async () => {
    const [ada, other] = [await openApplication(), await openApplication()];
    await write('We are still reading.', ada, other);
    await conversations.change(ada, ada.student, 'block');
    await applyDue();
    expect([await readTexts(ada), await readTexts(other)]).toEqual([[], ['We are still reading.']]);
    const { notifications } = (await server.send({ url: `view_notifications/${company.user_id}`, as: company })).json();
    expect(JSON.stringify(notifications)).toContain('1 of 2 messages were not sent');
  });

  it.each([
    ['without a text', {}, 'A text is required.'],
    ['with an unknown placeholder', { text: 'Hello {name}' }, 'Line 1, column 7: {name} is not a placeholder.'],
    ['with one that is not closed', { text: 'Hello\n{first_name' }, 'Line 2, column 1: this { is never closed.'],
    ['too long with the names in it', { text: `${'a'.repeat(9_980)}{job_title}` }, 'With the names in it'],
  ])('is refused %s', async (_what, body, sentence) => {
    const ada = await openApplication('Backend Engineering Intern');
    const response = await decide([ada], { kind: 'message', ...body });
    expect([response.statusCode, response.json().fields]).toEqual([422, { text: expect.stringContaining(sentence) }]);
  });
});

const withdraw = (id: number, as: SignedIn) =>
  server.send({ method: 'PUT', url: `applications/${id}/withdraw`, as, body: {} });
