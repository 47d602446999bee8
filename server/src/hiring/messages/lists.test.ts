import type { listConversations, Output, searchConversations } from '@foothold/shared/contract';
import { documents, type SignedIn, startServer, type TestServer } from '../../../testing';
import { createMessageActions } from '../../../testing/messages';

let server: TestServer;
let company: SignedIn;
const { openApplication, write, markRead } = createMessageActions(() => server);
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  company = await server.signIn('organization', { company_name: 'Marina Works' });
});
afterAll(() => server.stop());

describe('GET /conversations', () => {
  const list = async (as: SignedIn, query = ''): Promise<Output<typeof listConversations>> =>
    (await server.send({ url: `conversations${query}`, as })).json();

  it('lists those of the caller that have begun, the latest message first, a page at a time', async () => {
    const [one, two, three] = [
      await openApplication({ as: company, job_title: 'One' }),
      await openApplication({ as: company, job_title: 'Two' }),
      await openApplication({ as: company, job_title: 'Three' }),
    ];
    const cv = { name: 'cv.pdf', content: documents.pdf };
    await write(one, one.student, 'Hello');
    await write(three, three.student, 'Hello');
    const last = await write(one, company, 'Welcome.\n\nWhen?', { files: { document_1: cv } });
    const first = await list(company, '?limit=1');
    expect(first.conversations).toEqual([
      {
        ...{ application_id: one.application_id, job_title: 'One', company_name: 'Marina Works' },
        ...{ student_name: 'Ada Obi', status: 'Applied', unread: 1, closed_at: null, blocked_at: null },
        ...{ has_draft: false, org_id: company.role_specific_id, job_id: expect.any(Number) },
        last_message: {
          ...{ id: last.id, side: 'organization', kind: 'text', documents: 1, created_at: last.created_at },
          excerpt: 'Welcome. When?',
        },
      },
    ]);
    const next = await list(company, `?limit=1&cursor=${first.next_cursor}`);
    expect(next.conversations.map(({ job_title }) => job_title)).toEqual(['Three']);
    expect(next.next_cursor).toBeNull();
    expect((await list(two.student)).conversations).toEqual([]);
    expect((await list(one.student)).conversations).toMatchObject([{ unread: 1, job_title: 'One' }]);
  });

  it('leaves out what was read where only the unread are asked for', async () => {
    const [one, two] = [await openApplication({ as: company }), await openApplication({ as: company })];
    const seen = await write(one, one.student, 'Hello');
    await write(two, two.student, 'Hello');
    await markRead(one, company, seen.id);
    const listed = await list(company, '?show=unread');
    expect(listed.conversations.map(({ application_id }) => application_id)).toEqual([two.application_id]);
    expect((await list(company)).conversations).toHaveLength(2);
  });

  it('says where the caller, and nobody else, has a draft', async () => {
    const one = await openApplication({ as: company });
    const { id } = await write(one, one.student, 'Hello');
    const body = { body: 'Well', last_sent: id };
    const url = `applications/${one.application_id}/message_draft`;
    await server.send({ method: 'PUT', url, as: one.student, body });
    const hasDraft = async (as: SignedIn) => (await list(as)).conversations.map(({ has_draft }) => has_draft);
    expect([await hasDraft(one.student), await hasDraft(company)]).toEqual([[true], [false]]);
  });
});

describe('GET /conversations/search', () => {
  const search = async (q: string, as = company): Promise<Output<typeof searchConversations>['found']> =>
    (await server.send({ url: `conversations/search?q=${encodeURIComponent(q)}`, as })).json().found;
  const findExcerpts = async (q: string) => (await search(q)).map(({ excerpt }) => excerpt);

  it('finds the newest message of each conversation in which all words begin so, whatever their accents', async () => {
    const [one, two] = [await openApplication({ as: company }), await openApplication({ as: company })];
    await write(one, one.student, 'I speak Yorùbá at home.');
    const newest = await write(one, company, 'Yoruba is what we need');
    await write(two, two.student, 'YORUBA? A little.');
    expect(await findExcerpts('yorù')).toEqual(['YORUBA? A little.', 'Yoruba is what we need']);
    expect(await search('need yoruba')).toMatchObject([
      { message_id: newest.id, conversation: { application_id: one.application_id, student_name: 'Ada Obi' } },
    ]);
    expect(await findExcerpts('oruba')).toEqual([]);
  });

  it('shows the text around the first word on one line', async () => {
    const one = await openApplication({ as: company });
    await write(one, one.student, `${'So it goes. '.repeat(30)}\nMy certificate\nis here. ${'And on. '.repeat(30)}`);
    const [excerpt] = await findExcerpts('certif');
    expect(excerpt).toMatch(/^….{30,60}My certificate is here\. And on.*…$/);
    expect(excerpt?.length).toBeLessThanOrEqual(162);
  });

  it.each(["'", '"&', '!!', ':*', '<b>', '\\'])('finds nothing, and fails at nothing, for %s', async (q) => {
    const one = await openApplication({ as: company });
    await write(one, one.student, 'Hello');
    expect(await search(q)).toEqual([]);
  });

  it('finds what is rare behind thousands of newer messages', async () => {
    const rare = await openApplication({ as: company });
    await write(rare, rare.student, 'Certificate');
    const { application_id } = await openApplication({ as: company });
    const [org_id, sender_id] = [company.role_specific_id, company.user_id];
    const message = { application_id, org_id, sender_id, side: 'organization', body: 'Common' } as const;
    await server.context.db
      .insertInto('messages')
      .values(Array.from({ length: 3001 }, () => message))
      .execute();
    expect(await findExcerpts('certif')).toEqual(['Certificate']);
  });

  it('finds nothing of another company, nor by its name in the index', async () => {
    const one = await openApplication();
    await write(one, one.student, 'Certificate');
    expect(await findExcerpts('certificate')).toEqual([]);
    expect(await findExcerpts(`organization=${one.company.role_specific_id}`)).toEqual([]);
  });
});
