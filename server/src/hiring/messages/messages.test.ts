import { documents, startServer, type TestServer } from '../../../testing';
import { createMessageActions, type Sides } from '../../../testing/messages';
import { addDays, todayIn } from '../../platform/time/days';

let server: TestServer;
let sides: Sides;
const { openApplication, send, write, read, markRead, change, decide, askForNews } = createMessageActions(() => server);
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  sides = await openApplication();
});
afterAll(() => server.stop());

const cv = { name: 'cv.pdf', content: documents.pdf };

describe('a conversation', () => {
  it('holds what both sides write, newest first, as each sees it', async () => {
    const { student, company, application_id } = sides;
    expect(await read(sides, student)).toMatchObject({
      conversation: { application_id, unread: 0, refusal: null, draft: null, last_sent: null, template_values: null },
      messages: [],
      next_cursor: null,
    });
    const first = await write(sides, company, ' Hello\r\nAda ');
    expect(first).toMatchObject({ body: 'Hello\nAda', side: 'organization', own: true, by: 'Marina Works' });
    const second = await write(sides, student, 'https://example.ng/me <b>');

    const atStudent = await read(sides, student);
    expect(atStudent.messages).toEqual([second, { ...first, own: false }]);
    expect(atStudent.conversation).toMatchObject({ unread: 1, last_sent: second.id, student_name: 'Ada Obi' });
    const atCompany = await read(sides, company);
    expect(atCompany.messages).toEqual([{ ...second, own: false }, first]);
    expect(atCompany.conversation).toMatchObject({
      ...{ unread: 1, last_sent: first.id, can_close: false, news_request: null, reported_at: null },
      template_values: { first_name: 'Ada', job_title: 'Analyst', company_name: 'Marina Works' },
    });
  });

  it('is read a page at a time', async () => {
    const sent = [];
    for (const text of ['one', 'two', 'three']) sent.unshift(await write(sides, sides.student, text));
    const first = await read(sides, sides.student, '?limit=2');
    expect(first.messages).toEqual(sent.slice(0, 2));
    const last = await read(sides, sides.student, `?limit=2&cursor=${first.next_cursor}`);
    expect([last.messages, last.next_cursor]).toEqual([sent.slice(2), null]);
  });

  it('does not exist for others, nor do their messages', async () => {
    const others = [await server.signIn('student'), await server.signIn('organization')];
    for (const as of others) {
      const url = `applications/${sides.application_id}/conversation`;
      const calls = [
        await server.send({ url, as }),
        await send(sides, as, 'Hello'),
        await markRead(sides, as, 1),
        await change(sides, as, as === others[0] ? 'block' : 'close'),
      ];
      expect(calls.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    }
  });

  it('counts what the other side has not read, up to the message that was seen', async () => {
    const { student, company } = sides;
    const [one, two] = [await write(sides, company, 'one'), await write(sides, company, 'two')];
    const countUnread = async () => [
      (await read(sides, student)).conversation.unread,
      (await server.send({ url: 'waiting', as: student })).json().unread_conversations,
    ];
    expect(await countUnread()).toEqual([2, 1]);
    expect((await markRead(sides, student, one.id)).json()).toEqual({ unread: 1 });
    expect((await markRead(sides, student, two.id + 1000)).json()).toEqual({ unread: 0 });
    expect((await markRead(sides, student, one.id)).json()).toEqual({ unread: 0 });
    expect(await countUnread()).toEqual([0, 0]);
    expect((await read(sides, student)).conversation.read_up_to).toBe(two.id);
    await write(sides, company, 'three');
    expect(await countUnread()).toEqual([1, 1]);
    expect((await server.send({ url: 'waiting', as: company })).json().unread_conversations).toBe(0);
  });
});

describe('POST /applications/:id/messages', () => {
  it.each([
    ['', 'Write something or add a document.'],
    ['a'.repeat(10_001), 'At most 10,000 characters.'],
    ['a\u0007', 'This text holds characters that cannot be shown.'],
  ])('refuses %#', async (body, message) => {
    const response = await send(sides, sides.student, body);
    expect([response.statusCode, response.json().fields]).toEqual([422, { body: message }]);
    expect((await read(sides, sides.student)).messages).toEqual([]);
  });

  it('sends up to three documents, which the two sides can open and nobody else', async () => {
    const files = { document_1: cv, document_2: { ...cv, name: 'letter.pdf' }, document_3: cv };
    const message = await write(sides, sides.company, '', { files });
    expect(message.documents.map(({ name, scan_status }) => [name, scan_status])).toEqual([
      ['cv.pdf', null],
      ['letter.pdf', null],
      ['cv.pdf', null],
    ]);
    const [{ path } = { path: '' }] = (await read(sides, sides.student)).messages[0]?.documents ?? [];
    const open = async (as?: Sides['student']) => (await server.send({ url: path, as })).statusCode;
    expect([await open(sides.student), await open(sides.company)]).toEqual([200, 200]);
    const others = ['student', 'organization', 'admin', 'reviewer'] as const;
    for (const who of others) expect(await open(await server.signIn(who))).toBe(404);
    const application = await server.send({ url: `applications/${sides.application_id}`, as: sides.student });
    expect(application.json().application.documents).toEqual({ resume: null, internship_letter: null });
  });

  it('refuses what is no document, and stores nothing of it', async () => {
    const files = { document_1: { name: 'cv.pdf', content: Buffer.from('<script>') } };
    expect((await send(sides, sides.student, 'Hello', { files })).statusCode).toBe(415);
    expect((await read(sides, sides.student)).messages).toEqual([]);
  });

  it('sends once what is sent twice with one key', async () => {
    const responses = await Promise.all([1, 2].map(() => send(sides, sides.student, 'Hello', { key: 'one-key' })));
    const again = await send(sides, sides.student, 'Hello', { key: 'one-key' });
    expect(again.statusCode).toBe(201);
    for (const { statusCode, body } of responses) expect(statusCode === 409 || body === again.body).toBe(true);
    expect((await read(sides, sides.student)).messages).toEqual([again.json().message]);
  });
});

describe('the end of a conversation', () => {
  it('is told to the company where the student wants it, until that is taken back', async () => {
    const { student, company } = sides;
    await write(sides, company, 'Hello');
    const ended = 'The candidate has ended this conversation.';
    expect((await change(sides, student, 'block')).json().conversation).toMatchObject({
      blocked_at: expect.any(String),
      refusal: 'You have blocked this conversation. Unblock it to write.',
    });
    await change(sides, student, 'block');
    const refused = await send(sides, company, 'But');
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'not_possible_now', message: ended }),
    ]);
    expect((await read(sides, company)).conversation.refusal).toBe(ended);
    expect((await send(sides, student, 'But')).statusCode).toBe(409);
    await change(sides, student, 'unblock');
    expect((await read(sides, company)).conversation).toMatchObject({ refusal: null, blocked_at: null });
    await write(sides, company, 'Again');
  });

  it('is the company’s once it has decided: neither side writes, both read', async () => {
    const { student, company } = sides;
    const early = await change(sides, company, 'close');
    expect([early.statusCode, early.json().message]).toEqual([
      409,
      'Decide about the application first, then close this.',
    ]);
    await write(sides, student, 'Hello');
    await decide(sides);
    expect((await read(sides, company)).conversation.can_close).toBe(true);
    expect((await change(sides, company, 'close')).json().conversation.closed_at).toEqual(expect.any(String));
    for (const as of [student, company]) {
      const refused = await send(sides, as, 'More');
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'not_found']);
      expect((await read(sides, as)).messages).toHaveLength(1);
    }
    expect((await read(sides, student)).conversation.refusal).toBe('The company has closed this conversation.');
    await change(sides, company, 'reopen');
    await write(sides, student, 'More');
  });

  it('lets nothing through that is sent at the same moment and comes after it', async () => {
    const { student, company } = sides;
    await decide(sides);
    for (const [ender, writer, verb, back] of [
      [student, company, 'block', 'unblock'],
      [company, student, 'close', 'reopen'],
    ] as const) {
      const before = (await read(sides, student)).messages.length;
      const [sent] = await Promise.all([send(sides, writer, 'Now'), change(sides, ender, verb)]);
      const { messages, conversation } = await read(sides, student);
      expect(messages.length - before).toBe(sent.statusCode === 201 ? 1 : 0);
      expect(conversation.refusal).not.toBeNull();
      expect((await send(sides, writer, 'Later')).statusCode).toBeGreaterThan(403);
      await change(sides, ender, back);
    }
  });
});

describe('the reply of a company', () => {
  const zone = 'Africa/Lagos';
  const promise = (dueIn: number) =>
    server.context.db
      .updateTable('applications')
      .set({ reply_days: 10, reply_due_on: addDays(todayIn(zone), dueIn) })
      .where('id', '=', sides.application_id)
      .execute();
  const findReply = async () =>
    (await server.send({ url: `applications/${sides.application_id}`, as: sides.student })).json().application
      .replied_at;
  const countDue = async () => (await server.send({ url: 'waiting', as: sides.company })).json().due_replies;

  it('is its first message, not the student’s', async () => {
    await promise(1);
    await write(sides, sides.student, 'Hello');
    expect([await findReply(), await countDue()]).toEqual([null, 1]);
    await write(sides, sides.company, 'Hello');
    const replied_at = await findReply();
    expect([replied_at, await countDue()]).toEqual([expect.any(String), 0]);
    await write(sides, sides.company, 'Again');
    expect(await findReply()).toBe(replied_at);
  });

  it('may be asked for once it is overdue, once', async () => {
    await promise(0);
    const refused = await askForNews(sides, sides.student);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringMatching(/^The company has promised a reply by the end of .*\d{4}\.$/),
    ]);
    await promise(-1);
    const { news_request } = (await read(sides, sides.student)).conversation;
    expect(news_request).toMatch(/^Hello, a reply to my application for Analyst was promised by .*\d{4}\./);
    const asked = await askForNews(sides, sides.student);
    expect([asked.statusCode, asked.json().message]).toMatchObject([201, { kind: 'news_request', body: news_request }]);
    const again = await askForNews(sides, sides.student);
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'You have asked for news of this application already.',
    ]);
    expect((await read(sides, sides.student)).conversation).toMatchObject({
      news_request: null,
      news_asked_at: expect.any(String),
    });
    expect((await askForNews(sides, sides.company)).statusCode).toBe(403);
  });

  it('is asked for once where the student asks twice at once', async () => {
    await promise(-1);
    const responses = await Promise.all([askForNews(sides, sides.student), askForNews(sides, sides.student)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await read(sides, sides.student)).messages).toHaveLength(1);
  });

  it('cannot be asked for after it came', async () => {
    await promise(-1);
    await write(sides, sides.company, 'Hello');
    expect((await read(sides, sides.student)).conversation.news_request).toBeNull();
    expect((await askForNews(sides, sides.student)).json().message).toBe(
      'The company has replied, or the application is decided.',
    );
  });
});
