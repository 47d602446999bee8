import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { hasCaddy, startCaddy } from '../../testing/caddy';
import { withDatabaseName, withPostgres } from '../../testing/databaseTemplate';
import { documents } from '../../testing/documents';
import { type Mailbox, openMailbox } from '../../testing/mailbox';
import { multipart } from '../../testing/multipart';
import { findFreePort } from '../../testing/programs';
import { readConfig } from '../platform/config/config';
import { type Running, run } from './main';

const url = process.env.TEST_DATABASE_URL;
if (!hasCaddy) process.stdout.write('Caddy is not on this machine, so no server is restarted behind it.\n');

(url && hasCaddy ? describe : describe.skip)('two servers behind the proxy of deploy/Caddyfile', () => {
  let folder: string;
  let mailbox: Mailbox;
  let origin: string;
  let stopCaddy: () => Promise<void>;
  const database = `${process.env.TEST_DATABASE_PREFIX}_rolling`;
  const ports: number[] = [];
  const servers: Running[] = [];

  const start = (port: number) =>
    run(
      readConfig({
        ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '0', PORT: String(port), DATA_DIR: folder },
        ...{ DATABASE_URL: withDatabaseName(String(url), database), SMTP_URL: mailbox.url },
        // Caddy asks once a second.
        ...{ SHUTDOWN_DELAY: '3000', TRUSTED_PROXIES: '127.0.0.1' },
      }),
    );

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'foothold-rolling-'));
    mailbox = await openMailbox();
    await withPostgres(String(url), (db) => sql`create database ${sql.id(database)}`.execute(db));
    for (let count = 0; count < 2; count += 1) ports.push(await findFreePort());
    origin = `http://127.0.0.1:${await findFreePort()}`;
    for (const port of ports) servers.push(await start(port));
    stopCaddy = await startCaddy(
      origin,
      servers.map(({ address }) => address),
      folder,
    );
  });
  afterAll(async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
    await stopCaddy?.();
    await mailbox.close();
    await rm(folder, { recursive: true, force: true });
  });

  let students = 0;
  /** Registers a student, to whom one email is sent. */
  async function register() {
    students += 1;
    const response = await fetch(`${origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ role: 'student', email: `s${students}@example.ng`, password: 'quiet river 42', full_name: 'Ada Obi' },
        ...{ phone: '08012345678', course_of_study: 'Physics', university: 'University of Ibadan', sex: 'Female' },
        ...{ status: 'Undergraduate', degree: 'BSc' },
      }),
    });
    const body = await response.text();
    return { status: response.status, token: response.ok ? (JSON.parse(body) as { token: string }).token : '' };
  }

  /** Sends half of a document. Returns what sends the rest, and resolves to the status. */
  async function beginUpload(token: string): Promise<() => Promise<number>> {
    const file = { name: 'resume.pdf', content: documents.pdf };
    const { payload, headers } = multipart({ kind: 'resume' }, { file });
    const upload = request(`${origin}/api/documents`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}`, 'content-length': payload.length },
    });
    const answered = once(upload, 'response');
    upload.write(payload.subarray(0, 200));
    return async () => {
      upload.end(payload.subarray(200));
      const [response] = await answered;
      await text(response);
      return response.statusCode;
    };
  }

  it('answer every request, and send each email once, when they are restarted in turn', async () => {
    const statuses: Record<string, number> = {};
    const note = (what: string, status: number) => {
      statuses[`${what} ${status}`] = (statuses[`${what} ${status}`] ?? 0) + 1;
    };
    let isOver = false;
    const repeat = async (work: () => Promise<void>) => {
      while (!isOver) {
        await work();
        await pause(10);
      }
    };
    const { token } = await register();
    const clients = [
      repeat(async () => note('list', (await fetch(`${origin}/api/jobs`)).status)),
      repeat(async () => note('register', (await register()).status)),
      repeat(async () => {
        const headers = { authorization: `Bearer ${token}` };
        const { status, body } = await fetch(`${origin}/api/events`, { headers });
        note('events', status);
        const reader = body?.getReader();
        while (!isOver && !(await reader?.read())?.done);
        await reader?.cancel();
      }),
    ];

    for (const [index, port] of ports.entries()) {
      // On either server, as Caddy gives the next one to whom has fewer.
      const endings = await Promise.all([beginUpload(token), beginUpload(token)]);
      const stopped = servers[index]?.stop();
      await pause(1500);
      for (const end of endings) note('upload', await end());
      await stopped;
      servers[index] = await start(port);
      // As deploy/README.md says: until Caddy has seen that it is back, the other one is all that it has.
      await pause(2000);
    }
    isOver = true;
    // Ends the stream of events.
    await Promise.all([...clients.slice(0, 2), ...servers.map(({ stop }) => stop())]);
    await clients[2];

    expect(Object.keys(statuses).sort()).toEqual(['events 200', 'list 200', 'register 201', 'upload 201']);
    expect(statuses['upload 201']).toBe(4);
    const recipients = mailbox.emails.flatMap(({ recipients }) => recipients);
    expect(recipients.length).toBe(students);
    expect(new Set(recipients).size).toBe(students);
  });
});
