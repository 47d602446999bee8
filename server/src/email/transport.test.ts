import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mailbox, openMailbox } from '../../testing';
import { readConfig } from '../platform/config/config';
import { PermanentFailure } from './taskHandler';
import { openTransport } from './transport';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const email = {
  ...{ fileName: '20270301-7-example', to: 'ada@example.ng', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
  ...{ messageId: '<7@example.ng>', date: new Date('2027-03-01T09:00:00Z') },
};
/** For servers that never answer; a slow machine exceeds them with servers that do. */
const shortTimeouts = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300, totalTimeout: 600 };

const openTestTransport = (env: Record<string, string>, timeouts?: typeof shortTimeouts) =>
  openTransport(readConfig({ NODE_ENV: 'test', ...env }), log, timeouts);
const sendTo = (SMTP_URL: string, timeouts?: typeof shortTimeouts) => openTestTransport({ SMTP_URL }, timeouts)(email);

describe('openTransport with SMTP_URL', () => {
  const open: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const server of open.splice(0)) await server.close();
  });
  async function aMailbox(kind?: Parameters<typeof openMailbox>[0]): Promise<Mailbox> {
    const mailbox = await openMailbox(kind);
    open.push(mailbox);
    return mailbox;
  }
  /** A TCP server that treats each connection as given. */
  async function aServer(handle: Parameters<typeof createServer>[1]): Promise<string> {
    const server: Server = createServer((socket) => {
      socket.on('error', () => {});
      handle?.(socket);
    });
    open.push({ close: () => server.close() });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('fails when the server is down, and sends once it is up', async () => {
    const mailbox = await openMailbox();
    const port = Number(new URL(mailbox.url).port);
    await mailbox.close();
    await expect(sendTo(mailbox.url)).rejects.toMatchObject({ code: 'ESOCKET' });
    const again = await aMailbox({ port });
    await sendTo(again.url);
    expect(again.emails).toMatchObject([{ messageId: '<7@example.ng>', recipients: ['ada@example.ng'] }]);
  });

  it.each([
    [550, 'recipient', 'address refused 550'],
    [554, 'content', 'mail refused 554'],
  ] as const)('fails permanently at a %i for its %s', async (code, at, name) => {
    const mailbox = await aMailbox();
    mailbox.refuseNext(code, at);
    await expect(sendTo(mailbox.url)).rejects.toEqual(new PermanentFailure(name));
    expect(mailbox.emails).toEqual([]);
  });

  it.each([
    [451, 'recipient'],
    [452, 'content'],
  ] as const)('fails temporarily at a %i for its %s', async (code, at) => {
    const mailbox = await aMailbox();
    mailbox.refuseNext(code, at);
    await expect(sendTo(mailbox.url)).rejects.not.toBeInstanceOf(PermanentFailure);
    await sendTo(mailbox.url);
    expect(mailbox.emails).toHaveLength(1);
  });

  it('fails temporarily when the server requires a login', async () => {
    const refusing = await aServer((socket) => {
      socket.write('220 ready\r\n');
      socket.on('data', (line) => socket.write(String(line).startsWith('MAIL') ? '530 Log in\r\n' : '250 ok\r\n'));
    });
    await expect(sendTo(`smtp://${refusing}`)).rejects.not.toBeInstanceOf(PermanentFailure);
  });

  it('times out when the server accepts the connection and sends nothing', async () => {
    const silent = await aServer(() => {});
    await expect(sendTo(`smtp://${silent}`, shortTimeouts)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('times out when the server goes silent in the middle of an email', async () => {
    const mailbox = await aMailbox();
    const deferred = mailbox.deferNextResponse();
    await expect(sendTo(mailbox.url, shortTimeouts)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    deferred.respond();
  });

  it('times out when the server keeps sending without an end', async () => {
    const talking = await aServer((socket) => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 50);
      socket.on('close', () => clearInterval(timer));
    });
    await expect(sendTo(`smtp://${talking}`, shortTimeouts)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('uses TLS for smtps:// only, and verifies the certificate', async () => {
    const [plain, encrypted] = [await aMailbox(), await aMailbox({ secure: true })];
    await expect(sendTo(plain.url.replace('smtp:', 'smtps:'))).rejects.toThrow();
    await expect(sendTo(encrypted.url)).rejects.toThrow(/certificate/);
    expect([plain.emails, encrypted.emails]).toEqual([[], []]);
    await sendTo(`${encrypted.url}?tls.rejectUnauthorized=false`);
    expect(encrypted.emails).toHaveLength(1);
  });
});

describe('openTransport without SMTP_URL', () => {
  let DATA_DIR: string;
  beforeEach(async () => {
    DATA_DIR = await mkdtemp(join(tmpdir(), 'foothold-outbox-'));
  });
  afterEach(() => rm(DATA_DIR, { recursive: true, force: true }));
  const file = () => join(DATA_DIR, 'outbox', `${email.fileName}.eml`);

  it('writes one file when it is written twice or an earlier process died meanwhile', async () => {
    await mkdir(join(DATA_DIR, 'outbox'));
    await writeFile(`${file()}.part`, 'From: half a mai');
    await openTestTransport({ DATA_DIR })(email);
    await openTestTransport({ DATA_DIR })(email);
    expect(await readdir(join(DATA_DIR, 'outbox'))).toEqual([`${email.fileName}.eml`]);
    expect(await readFile(file(), 'latin1')).toMatch(/^From: Foothold <no-reply@localhost>\r$/m);
  });

  // The device of a disk that is always full exists on Linux alone.
  (existsSync('/dev/full') ? it : it.skip)(
    'leaves nothing behind when the disk is full, and writes the file later',
    async () => {
      await mkdir(join(DATA_DIR, 'outbox'));
      await symlink('/dev/full', `${file()}.part`);
      await expect(openTestTransport({ DATA_DIR })(email)).rejects.toMatchObject({ code: 'ENOSPC' });
      expect(await readdir(join(DATA_DIR, 'outbox'))).toEqual([]);
      await openTestTransport({ DATA_DIR })(email);
      expect(await readdir(join(DATA_DIR, 'outbox'))).toEqual([`${email.fileName}.eml`]);
    },
  );
});
