import { EventEmitter, once } from 'node:events';
import { type SignedIn, startServer, type TestServer } from '../../testing';
import { createMessageActions } from '../../testing/messages';
import { describeWithRedis } from '../../testing/redis';
import { startRedis, type TestRedis } from '../../testing/redisServer';
import { createTestRegistry } from '../../testing/releases';
import { type Tx, transact } from '../platform/db';
import { announceConversation } from './announcements.queries';
import { type Feed, openFeed } from './feed';
import { notify } from './queries';
import { createRecentMessages } from './recentMessages';
import { notificationRoutes } from './routes';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startServer();
  address = await server.app.listen({ port: 0 });
});
afterAll(() => server.stop());

const toNotification = ({ user_id }: SignedIn, title: string): Parameters<typeof notify>[1] => ({
  user_ids: [user_id],
  kind: 'job',
  title,
  message: `About ${title}`,
  href: '/dashboard/jobs',
});
const notifyOf = (who: SignedIn, title: string) =>
  transact(server.context.db, (tx) => notify(tx, toNotification(who, title)));
const list = (who: SignedIn, as = who) => server.send({ url: `view_notifications/${who.user_id}`, as });

interface LiveEvent {
  id?: string;
  event?: string;
  data?: { title?: string; waiting?: number; reports?: number; application_id?: number | null };
}

interface Live {
  /** The next event, or undefined once the stream has ended. */
  next(): Promise<LiveEvent | undefined>;
  close(): void;
}

/** Opens the stream. Resolves once the server follows the database. */
async function follow(
  who: SignedIn,
  headers: Record<string, string> = {},
  query = '',
  at = address,
): Promise<Live & { from: string | undefined }> {
  const controller = new AbortController();
  const response = await fetch(`${at}/api/events${query}`, {
    headers: { authorization: `Bearer ${who.token}`, ...headers },
    signal: controller.signal,
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const events = eventsOf(response);
  const next = async () => (await events.next()).value ?? undefined;
  const first = await next();
  return { next, close: () => controller.abort(), from: first?.id };
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

describe('the event stream', () => {
  it('is open six times a session at most, and again when one of them is closed', async () => {
    const ada = await server.signIn('student');
    const bola = await server.signIn('student');
    const open = (as: SignedIn) => fetch(`${address}/api/events`, { headers: { authorization: `Bearer ${as.token}` } });
    const streams = await Promise.all(Array.from({ length: 6 }, () => open(ada)));
    const refused = await open(ada);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await open(bola)).status).toBe(200);

    await streams[0]?.body?.cancel();
    let again = await open(ada);
    // The server notices a closed connection a moment later.
    while (again.status === 429) again = await open(ada);
    expect(again.status).toBe(200);
  });

  it('is open twenty times an account at most, however many sessions it has', async () => {
    const ada = await server.signIn('student');
    const open = async () => {
      const body = { email: ada.email, password: ada.password };
      const { token } = (await server.send({ method: 'POST', url: 'login', body })).json();
      const headers = { authorization: `Bearer ${token}` };
      const streams = Array.from({ length: 6 }, () => fetch(`${address}/api/events`, { headers }));
      return (await Promise.all(streams)).map(({ status }) => status);
    };
    const statuses = [await open(), await open(), await open(), await open()].flat();
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(new Set(statuses.slice(0, 18))).toEqual(new Set([200]));
  });

  it('sends each person their own notifications at once, on every stream', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    const [live, again] = [await follow(ada), await follow(ada)];
    await notifyOf(bola, 'Not for Ada');
    await notifyOf(ada, 'For Ada');
    for (const stream of [live, again]) {
      expect(await stream.next()).toMatchObject({
        event: 'notification',
        data: { title: 'For Ada', href: '/dashboard/jobs' },
      });
      stream.close();
    }
  });

  it('starts with new notifications, and resumes after the last-event-id', async () => {
    const ada = await server.signIn('student');
    await notifyOf(ada, 'Before');
    const live = await follow(ada);
    await notifyOf(ada, 'Seen');
    const seen = await live.next();
    expect(seen?.data?.title).toBe('Seen');
    live.close();

    for (let number = 0; number < 120; number += 1) await notifyOf(ada, `Missed ${number}`);
    const resumed = await follow(ada, { 'last-event-id': String(seen?.id) });
    for (let number = 0; number < 120; number += 1)
      expect((await resumed.next())?.data?.title).toBe(`Missed ${number}`);
    resumed.close();
  });

  it('starts after the id in the query', async () => {
    const ada = await server.signIn('student');
    await notifyOf(ada, 'Known');
    const [{ id }] = (await list(ada)).json().notifications;
    await notifyOf(ada, 'Since then');
    const live = await follow(ada, {}, `?after=${id}`);
    expect((await live.next())?.data?.title).toBe('Since then');
    live.close();
  });

  it('sends the id to resume from at once', async () => {
    const ada = await server.signIn('student');
    const live = await follow(ada);
    live.close();
    await notifyOf(ada, 'In between');
    const resumed = await follow(ada, { 'last-event-id': String(live.from) });
    expect((await resumed.next())?.data?.title).toBe('In between');
    resumed.close();
  });

  it.each(['-1', 'x', '99999999999999', '2147483647'])(
    'starts with new notifications when the last-event-id is %s, which was never sent',
    async (id) => {
      const ada = await server.signIn('student');
      const live = await follow(ada, { 'last-event-id': id });
      await notifyOf(ada, 'News');
      expect((await live.next())?.data?.title).toBe('News');
      live.close();
    },
  );

  it('misses no notification that is committed while a client reconnects', async () => {
    const ada = await server.signIn('student');
    const live = await follow(ada);
    await notifyOf(ada, 'Seen');
    const seen = await live.next();
    live.close();

    let commit = () => {};
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    const notified = new Promise<void>((resolve, reject) => {
      const telling = transact(server.context.db, async (tx) => {
        await notify(tx, { user_ids: [ada.user_id], kind: 'job', title: 'Begun before', message: '', href: null });
        resolve();
        await mayCommit;
      });
      telling.catch(reject);
    });
    await notified;
    const resuming = follow(ada, { 'last-event-id': String(seen?.id) });
    const later = notifyOf(ada, 'After it');
    commit();
    const [resumed] = await Promise.all([resuming, later]);
    const received = [(await resumed.next())?.data?.title, (await resumed.next())?.data?.title];
    expect(received).toEqual(['Begun before', 'After it']);
    resumed.close();
  });

  it('resumes after each of many lost connections', async () => {
    const ada = await server.signIn('student');
    let last = (await follow(ada)).from;
    const received: (string | undefined)[] = [];
    for (let number = 0; number < 10; number += 1) {
      await notifyOf(ada, `Before ${number}`);
      const live = await follow(ada, { 'last-event-id': String(last) });
      await notifyOf(ada, `During ${number}`);
      const [before, during] = [await live.next(), await live.next()];
      received.push(before?.data?.title, during?.data?.title);
      last = during?.id;
      live.close();
    }
    const expected = Array.from({ length: 10 }, (_, number) => [`Before ${number}`, `During ${number}`]).flat();
    expect(received).toEqual(expected);
  });

  it('misses nothing when many transactions notify one person at once', async () => {
    const ada = await server.signIn('student');
    const live = await follow(ada);
    const titles = Array.from({ length: 40 }, (_, number) => `At once ${number}`);
    await Promise.all(titles.map((title) => notifyOf(ada, title)));
    const received: (string | undefined)[] = [];
    let last = 0;
    for (const _ of titles) {
      const event = await live.next();
      received.push(event?.data?.title);
      expect(Number(event?.id)).toBeGreaterThan(last);
      last = Number(event?.id);
    }
    expect(received.sort()).toEqual([...titles].sort());
    live.close();
  });

  it('tells a pending company that it is approved', async () => {
    const [works, admin] = [await server.signIn('pending'), await server.signIn('admin')];
    const live = await follow(works);
    await server.send({ method: 'PUT', url: `verify-organization/${works.role_specific_id}`, as: admin, body: {} });
    expect((await live.next())?.data).toMatchObject({ title: 'Your company is approved' });
    expect((await server.send({ url: 'session', as: works })).json().verified).toBe(1);
    live.close();
  });

  it('sends admins the number of pending companies at first and at each change', async () => {
    const admin = await server.signIn('admin');
    const live = await follow(admin);
    const waiting = async () => {
      const { event, data } = (await live.next()) ?? {};
      return event === 'queue' ? Number(data?.waiting) : event;
    };
    const before = Number(await waiting());

    const works = await server.signIn('pending');
    expect(await waiting()).toBe(before + 1);
    const decide = (verb: string, decision: { reason?: string } = {}) =>
      server.send({ method: 'PUT', url: `${verb}-organization/${works.role_specific_id}`, as: admin, body: decision });
    await decide('reject', { reason: 'The number is not in the register.' });
    expect(await waiting()).toBe(before);
    const facts = { company_name: 'Ugwu Tools', company_street_address: '1 Zik Avenue', company_state: 'Enugu' };
    const body = { ...facts, company_cac_number: 'RC 1204511', phone: '+2348012345678', note: 'The number is right.' };
    await server.send({ method: 'PUT', url: `organization/${works.role_specific_id}/resubmit`, as: works, body });
    expect(await waiting()).toBe(before + 1);
    await decide('verify');
    expect(await waiting()).toBe(before);
    live.close();
  });

  it('sends admins the number of reported conversations at each change', async () => {
    const { openApplication, write, report } = createMessageActions(() => server);
    const sides = await openApplication();
    await write(sides, sides.company, 'Send money.');
    const reviewer = await server.signIn('reviewer');
    const live = await follow(reviewer);
    const reports = async () => Number((await live.next())?.data?.reports);
    const before = await reports();
    await report(sides, sides.student);
    expect(await reports()).toBe(before + 1);
    const url = `reported_conversations/${sides.application_id}/resolve`;
    await server.send({ method: 'PUT', url, as: reviewer, body: { reason: 'The company was suspended.' } });
    expect(await reports()).toBe(before);
    live.close();
  });

  it('tells a company that its ratings have changed, and nobody else', async () => {
    const [works, other] = [await server.signIn('organization'), await server.signIn('organization')];
    const job = await server.aJob({ org_id: works.role_specific_id });
    const application = await server.anApplication({ job_id: job.id });
    const [live, elsewhere] = [await follow(works), await follow(other)];
    const body = { application_ids: [application.id], rating: 4 };
    await server.send({ method: 'PUT', url: 'applications/ratings', as: works, body });
    expect((await live.next())?.event).toBe('applications');
    await notifyOf(other, 'Something else');
    expect((await elsewhere.next())?.event).toBe('notification');
    for (const stream of [live, elsewhere]) stream.close();
  });

  it('tells both sides that their conversation has changed, and nobody else', async () => {
    const [ada, works, other] = [
      await server.signIn('student'),
      await server.signIn('organization'),
      await server.signIn('student'),
    ];
    const job = await server.aJob({ org_id: works.role_specific_id });
    const { id } = await server.anApplication({ job_id: job.id, user_id: ada.user_id });
    const [atAda, atWorks, elsewhere] = [await follow(ada), await follow(works), await follow(other)];
    const body = { body: 'Hello' };
    await server.send({ method: 'POST', url: `applications/${id}/messages`, as: ada, body, files: {} });
    for (const live of [atAda, atWorks])
      expect(await live.next()).toEqual({ event: 'conversation', data: { application_id: id } });
    await notifyOf(other, 'Something else');
    expect((await elsewhere.next())?.event).toBe('notification');
    for (const live of [atAda, atWorks, elsewhere]) live.close();
  });

  it('begins with what changed since the page loaded its data, once each', async () => {
    let hours = 0;
    const recent = createRecentMessages(() => performance.now() + hours * 3_600_000);
    // What comes from the database takes a moment.
    const told = new EventEmitter();
    const note =
      <A extends unknown[]>(name: string, act: (...args: A) => void) =>
      (...args: A) => {
        act(...args);
        told.emit(name);
      };
    const recentMessages = { ...recent, begin: note('begun', recent.begin), add: note('added', recent.add) };
    let feed: Feed | undefined;
    const site = await startServer({}, (context) => {
      feed = openFeed(context, recentMessages);
      return notificationRoutes(context, feed);
    });
    const at = await site.app.listen({ port: 0 });
    const [works, other] = [await site.signIn('organization'), await site.signIn('organization')];
    const tell = (change: (tx: Tx) => Promise<void>) => transact(site.context.db, change);
    const began = once(told, 'begun');
    feed?.start();
    await began;
    hours = 1;
    for (const application_id of [7, 8, 7]) {
      const added = once(told, 'added');
      await tell((tx) => announceConversation(tx, application_id, [works.user_id]));
      await added;
    }

    const loaded = await follow(works, {}, '?elapsed=1000', at);
    const changed = [await loaded.next(), await loaded.next()];
    expect(changed.map((event) => event?.data?.application_id)).toEqual([8, 7]);
    const elsewhere = await follow(other, {}, '?elapsed=1000', at);
    const unaware = await follow(works, {}, '', at);
    for (const who of [works, other]) await tell((tx) => notify(tx, toNotification(who, 'After it')));
    for (const live of [loaded, elsewhere, unaware]) {
      expect((await live.next())?.data?.title).toBe('After it');
      live.close();
    }
    feed?.stop();
    await site.stop();
  });

  it('begins with the news that anything may have changed when the page loaded its data too long ago to know', async () => {
    const works = await server.signIn('organization');
    const live = await follow(works, {}, '?elapsed=120000');
    expect(await live.next()).toEqual({ event: 'applications', data: null });
    expect(await live.next()).toEqual({ event: 'conversation', data: { application_id: null } });
    live.close();
  });

  it('sends the number of pending companies to admins only', async () => {
    const ada = await server.signIn('student');
    const live = await follow(ada);
    await server.signIn('pending');
    await notifyOf(ada, 'For Ada');
    expect((await live.next())?.event).toBe('notification');
    live.close();
  });

  it('says at once that the live releases have changed when the page knows others', async () => {
    const registry = await createTestRegistry();
    let feed: Feed | undefined;
    const site = await startServer({}, (context) => {
      feed = openFeed({ ...context, registry });
      return notificationRoutes(context, feed);
    });
    const at = await site.app.listen({ port: 0 });
    const ada = await site.signIn('student');
    const outdated = await follow(ada, {}, `?revision=${registry.revision() + 1}`, at);
    expect((await outdated.next())?.event).toBe('releases');
    const current = await follow(ada, {}, `?revision=${registry.revision()}`, at);
    await transact(site.context.db, (tx) => notify(tx, toNotification(ada, 'Nothing else')));
    expect((await current.next())?.event).toBe('notification');
    outdated.close();
    current.close();
    feed?.stop();
    await site.stop();
  });

  it('ends when its session ends, and leaves others open', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    const [ended, stays] = [await follow(ada), await follow(bola)];
    await server.send({ method: 'POST', url: 'logout', as: ada });
    expect(await ended.next()).toBeUndefined();
    await notifyOf(bola, 'Still here');
    expect((await stays.next())?.data?.title).toBe('Still here');
    stays.close();
    expect((await fetch(`${address}/api/events`, { headers: { authorization: `Bearer ${ada.token}` } })).status).toBe(
      401,
    );
  });

  it('ends when the server stops', async () => {
    const other = await startServer();
    const at = await other.app.listen({ port: 0 });
    const ada = await other.signIn('student');
    const response = await fetch(`${at}/api/events`, { headers: { authorization: `Bearer ${ada.token}` } });
    await other.stop();
    await expect(response.text()).resolves.toContain(': connected');
  });
});

describeWithRedis('the event stream where events pass through Redis', () => {
  let redis: TestRedis;
  let withRedis: TestServer;
  let at: string;
  beforeAll(async () => {
    redis = await startRedis();
    withRedis = await startServer({ REDIS_URL: redis.url });
    at = await withRedis.app.listen({ port: 0 });
  });
  afterAll(async () => {
    await withRedis.stop();
    await redis.kill();
  });

  it('sends what was committed while Redis was killed, and what follows after its return', async () => {
    const ada = await withRedis.signIn('student');
    const live = await follow(ada, {}, '', at);
    const notifyAda = (title: string) => transact(withRedis.context.db, (tx) => notify(tx, toNotification(ada, title)));
    await notifyAda('Before');
    expect(await live.next()).toMatchObject({ data: { title: 'Before' } });
    await redis.kill();
    await notifyAda('While it is away');
    expect(await live.next()).toMatchObject({ data: { title: 'While it is away' } });
    await redis.start();
    await notifyAda('After');
    // What was told meanwhile is lost but for notifications, so anything else may have changed.
    const received = [await live.next(), await live.next(), await live.next()];
    expect(received).toContainEqual({ event: 'conversation', data: { application_id: null } });
    expect(received).toContainEqual({ event: 'applications', data: null });
    expect(received).toContainEqual(expect.objectContaining({ data: expect.objectContaining({ title: 'After' }) }));
    live.close();
  });

  it('ends at once when its session is deleted', async () => {
    const ada = await withRedis.signIn('student');
    const live = await follow(ada, {}, '', at);
    await withRedis.send({ method: 'POST', url: 'logout', as: ada });
    expect(await live.next()).toBeUndefined();
  });
});
