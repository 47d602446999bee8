import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Mailbox, openMailbox, startServer, type TestServer } from '../../testing';
import { runDueTasks } from '../../testing/runDueTasks';
import { openEmailOutbox } from '../app/emailOutbox';
import { run } from '../app/main';
import { readConfig } from '../platform/config/config';
import { claimTasks } from './queries';
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

const silentLog = { info: () => {}, warn: () => {}, error: () => {} };
const outbox = () => openEmailOutbox(server.context, server.app.log);
const sendDue = () => runDueTasks(outbox());
const listTasks = () => server.context.db.selectFrom('outbox').selectAll().orderBy('id').execute();
const updateTasks = (values: { available_at?: Date; payload?: string }) =>
  server.context.db.updateTable('outbox').set(values).where('done_at', 'is', null).execute();
/** Makes the next attempt due. */
const makeDue = () => updateTasks({ available_at: new Date() });
const requestReset = (email: string) => server.send({ method: 'POST', url: 'resetPassword', body: { email } });

async function queueResetEmail(overrides: Parameters<TestServer['signIn']>[1] = {}) {
  const { email } = await server.signIn('student', overrides);
  await requestReset(email);
  return email;
}

describe('runDueTasks', () => {
  it('sends each email once when several processes run at the same time', async () => {
    const emails = await Promise.all(Array.from({ length: 12 }, () => queueResetEmail()));
    await Promise.all([sendDue(), sendDue(), sendDue()]);
    await sendDue();
    expect(mailbox.emails.flatMap(({ recipients }) => recipients).sort()).toEqual(emails.sort());
    expect(new Set(mailbox.emails.map(({ messageId }) => messageId)).size).toBe(12);
  });

  it('retries later with the same message id and date when the SMTP server refuses', async () => {
    await queueResetEmail();
    mailbox.refuseNext(451);
    await sendDue();
    expect([mailbox.emails.length, mailbox.refused.length]).toEqual([0, 1]);
    const [, task] = await listTasks();
    expect(task).toMatchObject({ attempts: 1, last_error: 'EMESSAGE DATA 451', done_at: null });
    expect(Date.parse(task!.available_at) - Date.now()).toBeGreaterThan(5_000);

    await sendDue();
    expect(mailbox.emails).toHaveLength(0);
    await makeDue();
    await sendDue();
    expect(mailbox.emails[0]?.messageId).toBe(mailbox.refused[0]?.messageId);
    expect(mailbox.emails[0]?.date).toBe(mailbox.refused[0]?.date);
    expect((await listTasks())[1]).toMatchObject({ attempts: 2, last_error: null, done_at: expect.any(String) });
  });

  it('gives up at once when the address is refused', async () => {
    await queueResetEmail();
    mailbox.refuseNext(550);
    await sendDue();
    expect((await listTasks())[1]).toMatchObject({ last_error: 'address refused 550', done_at: expect.any(String) });
  });

  it('gives up when the task has expired', async () => {
    await queueResetEmail();
    mailbox.refuseNext(451);
    await sendDue();
    const [, task] = await listTasks();
    await updateTasks({ payload: JSON.stringify({ ...(task!.payload as object), give_up_at: new Date() }) });
    await makeDue();
    await sendDue();
    expect(mailbox.emails).toHaveLength(0);
    expect((await listTasks())[1]).toMatchObject({ last_error: 'too late', done_at: expect.any(String), payload: {} });
  });

  it('sends the email later when the process that claimed it died', async () => {
    await queueResetEmail();
    await runDueTasks({ ...outbox(), handlers: { password_reset: outbox().handlers.password_reset } });
    expect(await claimTasks(server.context.db, ['mail'], 5)).toHaveLength(1);
    await sendDue();
    expect(mailbox.emails).toHaveLength(0);
    await makeDue();
    await sendDue();
    expect(mailbox.emails).toHaveLength(1);
  });

  it('sends the same Message-ID again when it could not store that it was sent', async () => {
    await queueResetEmail();
    const { handlers, ...rest } = outbox();
    const sendThenDie = async (task: Parameters<(typeof handlers)['mail']>[0]) => {
      await handlers.mail(task);
      throw new Error('The process died before it could write that down.');
    };
    await runDueTasks({ ...rest, handlers: { ...handlers, mail: sendThenDie } });
    await makeDue();
    await sendDue();
    const [first, second] = mailbox.emails;
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.text).toBe(first?.text);
  });

  it('sends nothing when the account is deleted', async () => {
    const email = await queueResetEmail();
    await server.context.db.deleteFrom('users').where('email', '=', email).execute();
    await sendDue();
    expect(mailbox.emails).toHaveLength(0);
    expect((await listTasks()).every(({ done_at }) => done_at)).toBe(true);
  });
});

describe('startEmailWorker', () => {
  let stop: () => Promise<void>;
  afterEach(() => stop());

  it('sends emails at commit, and finishes the one under way when it is stopped', async () => {
    stop = startEmailWorker(outbox());
    const arrived = mailbox.next();
    const email = await queueResetEmail();
    expect((await arrived).recipients).toEqual([email]);

    const deferred = mailbox.deferNextResponse();
    await queueResetEmail();
    await deferred.received;
    const stopped = stop();
    deferred.respond();
    await stopped;
    expect(mailbox.emails).toHaveLength(2);
    expect((await listTasks()).every(({ done_at, last_error }) => done_at && !last_error)).toBe(true);
  });

  it('sends to others while a mail server does not answer, and to that one afterwards', async () => {
    const release = mailbox.holdDomain('slow.example');
    const queueAt = async (domain: string, count: number) => {
      for (let n = 0; n < count; n += 1) await queueResetEmail({ email: `ada${n}@${domain}` });
    };
    await queueAt('slow.example', 45);
    await queueAt('other.example', 6);
    stop = startEmailWorker(outbox());
    while (mailbox.emails.length < 6) await mailbox.next();
    expect(mailbox.emails.flatMap(({ recipients }) => recipients).every((to) => to.endsWith('@other.example'))).toBe(
      true,
    );

    release();
    while (mailbox.emails.length < 26) await mailbox.next();
    const deferred = (await listTasks()).filter(({ done_at }) => !done_at);
    expect(deferred.every(({ attempts }) => attempts <= 1)).toBe(true);
  });

  it('does not wait for a mail server that does not answer when it is stopped', async () => {
    const release = mailbox.holdDomain('slow.example');
    stop = startEmailWorker(outbox(), { endTimeout: 50 });
    await queueResetEmail({ email: 'chika@slow.example' });
    while (!(await listTasks()).some(({ kind, attempts }) => kind === 'mail' && attempts === 1)) await pause(20);
    await stop();
    expect((await listTasks()).filter(({ done_at }) => !done_at)).toHaveLength(1);
    release();
    await mailbox.next();
  });

  it('continues after a failure of the database', async () => {
    const { db } = server.context;
    await sql`alter table outbox rename to outbox_elsewhere`.execute(db);
    const failed = new Promise<string>((resolve) => {
      stop = startEmailWorker({ ...outbox(), log: { ...silentLog, warn: (_, sentence) => resolve(sentence) } });
    });
    expect(await failed).toBe('the outbox could not be worked on');
    await sql`alter table outbox_elsewhere rename to outbox`.execute(db);
    const arrived = mailbox.next();
    const email = await queueResetEmail();
    expect((await arrived).recipients).toEqual([email]);
  });
});

describe('the outbox', () => {
  it('sends emails that were queued before a restart', async () => {
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
});
