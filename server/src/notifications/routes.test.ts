import { type SignedIn, startServer, type TestServer } from '../../testing';
import { transact } from '../platform/db';
import { notify } from './queries';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const notifyOf = (who: SignedIn, title: string) =>
  transact(server.context.db, (tx) =>
    notify(tx, { user_ids: [who.user_id], kind: 'job', title, message: `About ${title}`, href: '/dashboard/jobs' }),
  );
const read = (as: SignedIn, up_to: unknown) =>
  server.send({ method: 'PUT', url: 'notifications/read', as, body: { up_to } });
const list = (who: SignedIn, as = who) => server.send({ url: `view_notifications/${who.user_id}`, as });

describe('the list of notifications', () => {
  it('shows a person’s own, newest first; another’s only to admins', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    await notifyOf(ada, 'One');
    await notifyOf(bola, 'Not for Ada');
    await notifyOf(ada, 'Two');

    const notified = (await list(ada)).json();
    expect(notified).toMatchObject({
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

  it('is marked as read up to the given id and no further', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    for (const title of ['One', 'Two', 'Three']) await notifyOf(ada, title);
    await notifyOf(bola, 'For Bola');
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

  it('is marked as read one by one, by its recipient only', async () => {
    const [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
    for (const title of ['One', 'Two']) await notifyOf(ada, title);
    const [two] = (await list(ada)).json().notifications;
    const readOne = (as: SignedIn) => server.send({ method: 'PUT', url: `notifications/${two.id}/read`, as });
    expect((await readOne(bola)).statusCode).toBe(404);
    expect((await readOne(ada)).json()).toEqual({ unread: 1 });
    const { read_at } = (await list(ada)).json().notifications[0];
    expect((await readOne(ada)).json()).toEqual({ unread: 1 });
    expect((await list(ada)).json().notifications).toMatchObject([{ read_at }, { title: 'One', read_at: null }]);
  });

  it('continues after the cursor', async () => {
    const ada = await server.signIn('student');
    for (const title of ['One', 'Two', 'Three']) await notifyOf(ada, title);
    const page = async (query: string) =>
      (await server.send({ url: `view_notifications/${ada.user_id}?limit=2${query}`, as: ada })).json();
    const first = await page('');
    expect(first).toMatchObject({ notifications: [{ title: 'Three' }, { title: 'Two' }], total: 3 });
    const last = await page(`&cursor=${first.next_cursor}`);
    expect(last).toMatchObject({ notifications: [{ title: 'One' }], total: 3, next_cursor: null });
  });

  it('stays unread when it is listed', async () => {
    const ada = await server.signIn('student');
    await notifyOf(ada, 'One');
    for (const _ of ['once', 'again']) expect((await list(ada)).json()).toMatchObject({ unread: 1 });
  });

  it('counts all when the limit cuts the page', async () => {
    const ada = await server.signIn('student');
    for (const title of ['One', 'Two', 'Three']) await notifyOf(ada, title);
    const newest = await server.send({ url: `view_notifications/${ada.user_id}?limit=1`, as: ada });
    expect(newest.json()).toMatchObject({ notifications: [{ title: 'Three' }], total: 3, unread: 3 });
    expect(newest.json().notifications).toHaveLength(1);
  });

  it('counts at most 100 as unread', async () => {
    const ada = await server.signIn('student');
    await transact(server.context.db, async (tx) => {
      for (let number = 0; number < 120; number += 1)
        await notify(tx, { user_ids: [ada.user_id], kind: 'job', title: 'x', message: 'x', href: null });
    });
    expect((await list(ada)).json()).toMatchObject({ total: 120, unread: 100 });
  });

  it('contains nothing of a transaction that was rolled back', async () => {
    const ada = await server.signIn('student');
    const undone = transact(server.context.db, async (tx) => {
      await notify(tx, { user_ids: [ada.user_id], kind: 'account', title: 'Undone', message: '', href: null });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await list(ada)).json().total).toBe(0);
  });
});
