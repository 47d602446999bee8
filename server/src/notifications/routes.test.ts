import { type SignedIn, startServer, type TestServer } from '../../testing';
import { transact } from '../platform/db';
import { notify } from './queries';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startServer();
  address = await server.app.listen({ port: 0 });
});
afterAll(() => server.stop());

const tell = (who: SignedIn, title: string) =>
  transact(server.context.db, (tx) =>
    notify(tx, { user_ids: [who.user_id], kind: 'job', title, message: `About ${title}`, href: '/dashboard/jobs' }),
  );
const read = (as: SignedIn, up_to: unknown) =>
  server.send({ method: 'PUT', url: 'notifications/read', as, body: { up_to } });
const list = (who: SignedIn, as = who) => server.send({ url: `view_notifications/${who.user_id}`, as });

interface LiveEvent {
  id?: string;
  event?: string;
  data?: { title?: string; waiting?: number };
}

interface Live {
  /** The next event, or undefined once the stream has ended. */
  next(): Promise<LiveEvent | undefined>;
  leave(): void;
}

/** Opens the stream and resolves once the server has begun to follow. */
async function follow(
  who: SignedIn,
  headers: Record<string, string> = {},
  query = '',
): Promise<Live & { from: string | undefined }> {
  const gone = new AbortController();
  const response = await fetch(`${address}/api/events${query}`, {
    headers: { authorization: `Bearer ${who.token}`, ...headers },
    signal: gone.signal,
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const events = eventsOf(response);
  const next = async () => (await events.next()).value ?? undefined;
  const first = await next();
  return { next, leave: () => gone.abort(), from: first?.id };
}

async function* eventsOf(response: Response) {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields: Record<string, string> = Object.fromEntries(
        block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]),
      );
      if (fields.id || fields.event)
        yield { ...fields, data: fields.data ? JSON.parse(fields.data) : undefined } as LiveEvent;
    }
  }
}

describe('the list', () => {
  it('holds the caller’s own, newest first, with what each is about', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    await tell(ada, 'One');
    await tell(bola, 'Not for Ada');
    await tell(ada, 'Two');

    const told = (await list(ada)).json();
    expect(told).toMatchObject({
      notifications: [
        { title: 'Two', kind: 'job', read_at: null },
        { title: 'One', kind: 'job', read_at: null },
      ],
      ...{ total: 2, unread: 2 },
    });
    expect((await list(ada, bola)).statusCode).toBe(404);
    const admin = await server.signIn('admin');
    expect((await list(bola, admin)).json()).toMatchObject({ total: 1, unread: 1 });
  });

  it('is read up to where its reader says, and no further', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    for (const title of ['One', 'Two', 'Three']) await tell(ada, title);
    await tell(bola, 'For Bola');
    const { notifications } = (await list(ada)).json();
    expect((await read(ada, notifications[1].id)).json()).toEqual({ unread: 1 });

    const [three, two, one] = (await list(ada)).json().notifications;
    expect(three.read_at).toBeNull();
    for (const { read_at } of [two, one]) expect(read_at).toEqual(expect.stringMatching(/Z$/));
    expect((await read(ada, 2147483647)).json()).toEqual({ unread: 0 });
    expect((await list(bola)).json().unread).toBe(1);

    const again = (await list(ada)).json().notifications.at(-1);
    expect(again.read_at).toBe(one.read_at);
    expect((await read(ada, 'x')).statusCode).toBe(422);
  });

  it('is read one by one, by whom it is for', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    for (const title of ['One', 'Two']) await tell(ada, title);
    const [two] = (await list(ada)).json().notifications;
    const readOne = (as: SignedIn) => server.send({ method: 'PUT', url: `notifications/${two.id}/read`, as });
    expect((await readOne(bola)).statusCode).toBe(404);
    expect((await readOne(ada)).json()).toEqual({ unread: 1 });
    const { read_at } = (await list(ada)).json().notifications[0];
    expect((await readOne(ada)).json()).toEqual({ unread: 1 });
    expect((await list(ada)).json().notifications).toMatchObject([{ read_at }, { title: 'One', read_at: null }]);
  });

  it('goes on where the page before ended', async () => {
    const ada = await server.signIn('student');
    for (const title of ['One', 'Two', 'Three']) await tell(ada, title);
    const page = async (query: string) =>
      (await server.send({ url: `view_notifications/${ada.user_id}?limit=2${query}`, as: ada })).json();
    const first = await page('');
    expect(first).toMatchObject({ notifications: [{ title: 'Three' }, { title: 'Two' }], total: 3 });
    const last = await page(`&cursor=${first.next_cursor}`);
    expect(last).toMatchObject({ notifications: [{ title: 'One' }], total: 3, next_cursor: null });
  });

  it('stays unread however often it is listed', async () => {
    const ada = await server.signIn('student');
    await tell(ada, 'One');
    for (const _ of ['once', 'again']) expect((await list(ada)).json()).toMatchObject({ unread: 1 });
  });

  it('is cut where its reader asks for few, and counts all the same', async () => {
    const ada = await server.signIn('student');
    for (const title of ['One', 'Two', 'Three']) await tell(ada, title);
    const newest = await server.send({ url: `view_notifications/${ada.user_id}?limit=1`, as: ada });
    expect(newest.json()).toMatchObject({ notifications: [{ title: 'Three' }], total: 3, unread: 3 });
    expect(newest.json().notifications).toHaveLength(1);
  });

  it('does not count further than anybody would', async () => {
    const ada = await server.signIn('student');
    await transact(server.context.db, async (tx) => {
      for (let number = 0; number < 120; number += 1)
        await notify(tx, { user_ids: [ada.user_id], kind: 'job', title: 'x', message: 'x', href: null });
    });
    expect((await list(ada)).json()).toMatchObject({ total: 120, unread: 100 });
  });

  it('goes with its cause: what is undone was never told', async () => {
    const ada = await server.signIn('student');
    const undone = transact(server.context.db, async (tx) => {
      await notify(tx, { user_ids: [ada.user_id], kind: 'account', title: 'Undone', message: '', href: null });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await list(ada)).json().total).toBe(0);
  });
});

describe('the stream', () => {
  it('tells each person what is theirs, as it happens', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    const [live, again] = [await follow(ada), await follow(ada)];
    await tell(bola, 'Not for Ada');
    await tell(ada, 'For Ada');
    for (const stream of [live, again]) {
      expect(await stream.next()).toMatchObject({
        event: 'notification',
        data: { title: 'For Ada', href: '/dashboard/jobs' },
      });
      stream.leave();
    }
  });

  it('begins with what is new, and goes on after the last event that a client has seen', async () => {
    const ada = await server.signIn('student');
    await tell(ada, 'Before');
    const live = await follow(ada);
    await tell(ada, 'Seen');
    const seen = await live.next();
    expect(seen?.data?.title).toBe('Seen');
    live.leave();

    for (let number = 0; number < 120; number += 1) await tell(ada, `Missed ${number}`);
    const resumed = await follow(ada, { 'last-event-id': String(seen?.id) });
    for (let number = 0; number < 120; number += 1)
      expect((await resumed.next())?.data?.title).toBe(`Missed ${number}`);
    resumed.leave();
  });

  it('begins after what a page knew when it was served', async () => {
    const ada = await server.signIn('student');
    await tell(ada, 'Known');
    const [{ id }] = (await list(ada)).json().notifications;
    await tell(ada, 'Since then');
    const live = await follow(ada, {}, `?after=${id}`);
    expect((await live.next())?.data?.title).toBe('Since then');
    live.leave();
  });

  it('says where to go on from, even before there was any news', async () => {
    const ada = await server.signIn('student');
    const live = await follow(ada);
    live.leave();
    await tell(ada, 'In between');
    const resumed = await follow(ada, { 'last-event-id': String(live.from) });
    expect((await resumed.next())?.data?.title).toBe('In between');
    resumed.leave();
  });

  it.each(['-1', 'x', '99999999999999', '2147483647'])(
    'takes %s, which was never an id, as a beginning',
    async (id) => {
      const ada = await server.signIn('student');
      const live = await follow(ada, { 'last-event-id': id });
      await tell(ada, 'News');
      expect((await live.next())?.data?.title).toBe('News');
      live.leave();
    },
  );

  it('misses nothing that is being told while a client comes back', async () => {
    const ada = await server.signIn('student');
    const live = await follow(ada);
    await tell(ada, 'Seen');
    const seen = await live.next();
    live.leave();

    let commit = () => {};
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    const told = new Promise<void>((resolve, reject) => {
      const telling = transact(server.context.db, async (tx) => {
        await notify(tx, { user_ids: [ada.user_id], kind: 'job', title: 'Begun before', message: '', href: null });
        resolve();
        await mayCommit;
      });
      telling.catch(reject);
    });
    await told;
    const resuming = follow(ada, { 'last-event-id': String(seen?.id) });
    const later = tell(ada, 'After it');
    commit();
    const [resumed] = await Promise.all([resuming, later]);
    const heard = [(await resumed.next())?.data?.title, (await resumed.next())?.data?.title];
    expect(heard).toEqual(['Begun before', 'After it']);
    resumed.leave();
  });

  it('goes on where each of many broken connections ended', async () => {
    const ada = await server.signIn('student');
    let last = (await follow(ada)).from;
    const heard: (string | undefined)[] = [];
    for (let number = 0; number < 10; number += 1) {
      await tell(ada, `Before ${number}`);
      const live = await follow(ada, { 'last-event-id': String(last) });
      await tell(ada, `During ${number}`);
      const [before, during] = [await live.next(), await live.next()];
      heard.push(before?.data?.title, during?.data?.title);
      last = during?.id;
      live.leave();
    }
    const expected = Array.from({ length: 10 }, (_, number) => [`Before ${number}`, `During ${number}`]).flat();
    expect(heard).toEqual(expected);
  });

  it('misses nothing of many who tell one person at once', async () => {
    const ada = await server.signIn('student');
    const live = await follow(ada);
    const titles = Array.from({ length: 40 }, (_, number) => `At once ${number}`);
    await Promise.all(titles.map((title) => tell(ada, title)));
    const heard: (string | undefined)[] = [];
    let last = 0;
    for (const _ of titles) {
      const event = await live.next();
      heard.push(event?.data?.title);
      expect(Number(event?.id)).toBeGreaterThan(last);
      last = Number(event?.id);
    }
    expect(heard.sort()).toEqual([...titles].sort());
    live.leave();
  });

  it('tells a company that waits that it is approved', async () => {
    const [works, admin] = [await server.signIn('pending'), await server.signIn('admin')];
    const live = await follow(works);
    await server.send({ method: 'PUT', url: `verify-organization/${works.role_specific_id}`, as: admin, body: {} });
    expect((await live.next())?.data).toMatchObject({ title: 'Your company is approved' });
    expect((await server.send({ url: 'session', as: works })).json().verified).toBe(1);
    live.leave();
  });

  it('tells an admin how many companies wait, at first and when one comes, is let in or asks again', async () => {
    const admin = await server.signIn('admin');
    const live = await follow(admin);
    const waiting = async () => {
      const { event, data } = (await live.next()) ?? {};
      return event === 'queue' ? Number(data?.waiting) : event;
    };
    const before = Number(await waiting());

    const works = await server.signIn('pending');
    expect(await waiting()).toBe(before + 1);
    const decide = (verb: string) =>
      server.send({ method: 'PUT', url: `${verb}-organization/${works.role_specific_id}`, as: admin, body: {} });
    await decide('reject');
    expect(await waiting()).toBe(before);
    const facts = { company_name: 'Ugwu Tools', company_street_address: '1 Zik Avenue', company_state: 'Enugu' };
    const body = { ...facts, company_cac_number: 'RC 1204511', phone: '+2348012345678', note: 'The number is right.' };
    await server.send({ method: 'PUT', url: `organization/${works.role_specific_id}/resubmit`, as: works, body });
    expect(await waiting()).toBe(before + 1);
    await decide('verify');
    expect(await waiting()).toBe(before);
    live.leave();
  });

  it('tells nobody else of the companies that wait', async () => {
    const ada = await server.signIn('student');
    const live = await follow(ada);
    await server.signIn('pending');
    await tell(ada, 'For Ada');
    expect((await live.next())?.event).toBe('notification');
    live.leave();
  });

  it('ends with its session, and no other', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    const [gone, stays] = [await follow(ada), await follow(bola)];
    await server.send({ method: 'POST', url: 'logout', as: ada });
    expect(await gone.next()).toBeUndefined();
    await tell(bola, 'Still here');
    expect((await stays.next())?.data?.title).toBe('Still here');
    stays.leave();
    expect((await fetch(`${address}/api/events`, { headers: { authorization: `Bearer ${ada.token}` } })).status).toBe(
      401,
    );
  });

  it('ends when the server stops, so that it can', async () => {
    const other = await startServer();
    const at = await other.app.listen({ port: 0 });
    const ada = await other.signIn('student');
    const response = await fetch(`${at}/api/events`, { headers: { authorization: `Bearer ${ada.token}` } });
    await other.stop();
    await expect(response.text()).resolves.toContain(': connected');
  });
});
