import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Mailbox, openMailbox, startServer, type TestServer } from '../../testing';
import { openEmailOutbox } from '../app/emailOutbox';
import { run } from '../app/main';
import { readConfig } from '../platform/config/config';
import { claimTasks } from './queries';
import { computeRetryDelay, runDueTasks } from './runDueTasks';
import { startEmailWorker } from './worker';

let mailbox: Mailbox;
let server: TestServer;
beforeAll(async () => {
  mailbox = await openMailbox();
  server = await startServer({ SMTP_URL: mailbox.url });
});
afterEach(async () => {
  mailbox.clear();
  await server.context.db.deleteFrom('outbox').execute();
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const outbox = () => openEmailOutbox(server.context, server.app.log);
const deliver = () => runDueTasks(outbox());
const jobs = () => server.context.db.selectFrom('outbox').selectAll().orderBy('id').execute();
const change = (values: { available_at?: Date; payload?: string }) =>
  server.context.db.updateTable('outbox').set(values).where('done_at', 'is', null).execute();
/** As if the time for the next try had come. */
const comeDue = () => change({ available_at: new Date() });
const askForLink = (email: string) => server.send({ method: 'POST', url: 'resetPassword', body: { email } });

async function mailWaits() {
  const { email } = await server.signIn('student');
  await askForLink(email);
  return email;
}

describe('a mail', () => {
  it('is delivered once, however many processes look for it at the same time', async () => {
    const emails = await Promise.all(Array.from({ length: 12 }, mailWaits));
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(mailbox.emails.flatMap(({ recipients }) => recipients).sort()).toEqual(emails.sort());
    expect(new Set(mailbox.emails.map(({ messageId }) => messageId)).size).toBe(12);
  });

  it('is tried again after a refusal, later, as the same mail', async () => {
    await mailWaits();
    mailbox.refuseNext(451);
    await deliver();
    expect([mailbox.emails.length, mailbox.refused.length]).toEqual([0, 1]);
    const [, job] = await jobs();
    expect(job).toMatchObject({ attempts: 1, last_error: 'EMESSAGE DATA 451', done_at: null });
    expect(Date.parse(job!.available_at) - Date.now()).toBeGreaterThan(5_000);

    await deliver();
    expect(mailbox.emails).toHaveLength(0);
    await comeDue();
    await deliver();
    expect(mailbox.emails[0]?.messageId).toBe(mailbox.refused[0]?.messageId);
    expect(mailbox.emails[0]?.date).toBe(mailbox.refused[0]?.date);
    expect((await jobs())[1]).toMatchObject({ attempts: 2, last_error: null, done_at: expect.any(String) });
  });

  it('is given up at once where its address does not exist', async () => {
    await mailWaits();
    mailbox.refuseNext(550);
    await deliver();
    expect((await jobs())[1]).toMatchObject({ last_error: 'address refused 550', done_at: expect.any(String) });
  });

  it('is given up when its link would come too late to work', async () => {
    await mailWaits();
    mailbox.refuseNext(451);
    await deliver();
    const [, job] = await jobs();
    await change({ payload: JSON.stringify({ ...(job!.payload as object), give_up_at: new Date() }) });
    await comeDue();
    await deliver();
    expect(mailbox.emails).toHaveLength(0);
    expect((await jobs())[1]).toMatchObject({ last_error: 'too late', done_at: expect.any(String), payload: {} });
  });

  it('is sent by another process where the one that had taken it died', async () => {
    await mailWaits();
    await runDueTasks({ ...outbox(), handlers: { password_reset: outbox().handlers.password_reset } });
    expect(await claimTasks(server.context.db, ['mail'], 5)).toHaveLength(1);
    await deliver();
    expect(mailbox.emails).toHaveLength(0);
    await comeDue();
    await deliver();
    expect(mailbox.emails).toHaveLength(1);
  });

  it('that had to be sent twice is known by its Message-ID', async () => {
    await mailWaits();
    const { handlers, ...rest } = outbox();
    const sendThenDie = async (job: Parameters<(typeof handlers)['mail']>[0]) => {
      await handlers.mail(job);
      throw new Error('The process died before it could write that down.');
    };
    await runDueTasks({ ...rest, handlers: { ...handlers, mail: sendThenDie } });
    await comeDue();
    await deliver();
    const [first, second] = mailbox.emails;
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.text).toBe(first?.text);
  });

  it('goes nowhere where its account is gone', async () => {
    const email = await mailWaits();
    await server.context.db.deleteFrom('users').where('email', '=', email).execute();
    await deliver();
    expect(mailbox.emails).toHaveLength(0);
    expect((await jobs()).every(({ done_at }) => done_at)).toBe(true);
  });
});

it('waits twice as long after each failure, and an hour at most', () => {
  expect([1, 2, 3, 4].map((attempts) => computeRetryDelay(attempts, 0))).toEqual([10, 20, 40, 80]);
  expect(computeRetryDelay(30, 0)).toBe(3600);
  expect(computeRetryDelay(1, 1)).toBe(12);
});

describe('the postman', () => {
  let stop: () => Promise<void>;
  afterEach(() => stop());

  it('sends what is committed, and before it stops ends what is under way', async () => {
    stop = startEmailWorker(outbox());
    const arrived = mailbox.next();
    const email = await mailWaits();
    expect((await arrived).recipients).toEqual([email]);

    const held = mailbox.holdNext();
    await mailWaits();
    await held.offered;
    const stopped = stop();
    held.answer();
    await stopped;
    expect(mailbox.emails).toHaveLength(2);
    expect((await jobs()).every(({ done_at, last_error }) => done_at && !last_error)).toBe(true);
  });

  it('outlives a database that fails for a moment', async () => {
    const { db } = server.context;
    await sql`alter table outbox rename to outbox_elsewhere`.execute(db);
    const failed = new Promise<string>((resolve) => {
      stop = startEmailWorker({ ...outbox(), log: { ...quiet, warn: (_, sentence) => resolve(sentence) } });
    });
    expect(await failed).toBe('the outbox could not be worked on');
    await sql`alter table outbox_elsewhere rename to outbox`.execute(db);
    const arrived = mailbox.next();
    const email = await mailWaits();
    expect((await arrived).recipients).toEqual([email]);
  });
});

it('keeps mail over a restart of the whole server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foothold-mail-'));
  const start = (SMTP_URL: string) =>
    run(
      readConfig({
        ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: folder, SMTP_URL },
        ...{ ADMIN_EMAIL: 'ngozi@example.ng', ADMIN_PASSWORD: 'quiet harbour 9' },
      }),
    );
  const nobodyListens = 'smtp://127.0.0.1:9';
  const first = await start(nobodyListens);
  const response = await fetch(`${first.address}/api/resetPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ngozi@example.ng' }),
  });
  expect(response.status).toBe(200);
  await first.stop();

  const arrived = mailbox.next();
  const second = await start(mailbox.url);
  await second.context.db
    .updateTable('outbox')
    .set({ available_at: new Date() })
    .where('done_at', 'is', null)
    .execute();
  expect((await arrived).recipients).toEqual(['ngozi@example.ng']);
  await second.stop();
  await rm(folder, { recursive: true, force: true });
}, 120_000);
