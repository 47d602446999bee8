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
const parcel = {
  ...{ fileName: '20270301-7-example', to: 'ada@example.ng', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
  ...{ messageId: '<7@example.ng>', date: new Date('2027-03-01T09:00:00Z') },
};
const impatient = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300, totalTimeout: 600 };

const post = (env: Record<string, string>) => openTransport(readConfig({ NODE_ENV: 'test', ...env }), log, impatient);
const by = (SMTP_URL: string) => post({ SMTP_URL })(parcel);

describe('by a mail server', () => {
  const open: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const server of open.splice(0)) await server.close();
  });
  async function aMailbox(kind?: Parameters<typeof openMailbox>[0]): Promise<Mailbox> {
    const mailbox = await openMailbox(kind);
    open.push(mailbox);
    return mailbox;
  }
  /** Something that takes connections and answers as told. */
  async function aServer(answer: Parameters<typeof createServer>[1]): Promise<string> {
    const server: Server = createServer((socket) => {
      socket.on('error', () => {});
      answer?.(socket);
    });
    open.push({ close: () => server.close() });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('waits for one that is down, and arrives once it is up', async () => {
    const mailbox = await openMailbox();
    const port = Number(new URL(mailbox.url).port);
    await mailbox.close();
    await expect(by(mailbox.url)).rejects.toMatchObject({ code: 'ESOCKET' });
    const again = await aMailbox({ port });
    await by(again.url);
    expect(again.emails).toMatchObject([{ messageId: '<7@example.ng>', recipients: ['ada@example.ng'] }]);
  });

  it.each([
    [550, 'recipient', 'address refused 550'],
    [554, 'content', 'mail refused 554'],
  ] as const)('is given up at a %i for its %s', async (code, at, name) => {
    const mailbox = await aMailbox();
    mailbox.refuseNext(code, at);
    await expect(by(mailbox.url)).rejects.toEqual(new PermanentFailure(name));
    expect(mailbox.emails).toEqual([]);
  });

  it.each([
    [451, 'recipient'],
    [452, 'content'],
  ] as const)('is not given up at a %i for its %s', async (code, at) => {
    const mailbox = await aMailbox();
    mailbox.refuseNext(code, at);
    await expect(by(mailbox.url)).rejects.not.toBeInstanceOf(PermanentFailure);
    await by(mailbox.url);
    expect(mailbox.emails).toHaveLength(1);
  });

  it('is not given up where the server refuses us, since a password can be mended', async () => {
    const refusing = await aServer((socket) => {
      socket.write('220 ready\r\n');
      socket.on('data', (line) => socket.write(String(line).startsWith('MAIL') ? '530 Log in\r\n' : '250 ok\r\n'));
    });
    await expect(by(`smtp://${refusing}`)).rejects.not.toBeInstanceOf(PermanentFailure);
  });

  it('gives up waiting for a server that takes the connection and says nothing', async () => {
    const silent = await aServer(() => {});
    await expect(by(`smtp://${silent}`)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('gives up waiting for one that goes silent in the middle of a mail', async () => {
    const mailbox = await aMailbox();
    const held = mailbox.holdNext();
    await expect(by(mailbox.url)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    held.answer();
  });

  it('gives up waiting for one that keeps talking without an end', async () => {
    const talking = await aServer((socket) => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 50);
      socket.on('close', () => clearInterval(timer));
    });
    await expect(by(`smtp://${talking}`)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('speaks TLS to smtps:// and to nothing else, and only with a certificate that it knows', async () => {
    const [plain, sealed] = [await aMailbox(), await aMailbox({ secure: true })];
    await expect(by(plain.url.replace('smtp:', 'smtps:'))).rejects.toThrow();
    await expect(by(sealed.url)).rejects.toThrow(/certificate/);
    expect([plain.emails, sealed.emails]).toEqual([[], []]);
    await by(`${sealed.url}?tls.rejectUnauthorized=false`);
    expect(sealed.emails).toHaveLength(1);
  });
});

describe('into a folder', () => {
  let DATA_DIR: string;
  beforeEach(async () => {
    DATA_DIR = await mkdtemp(join(tmpdir(), 'foothold-post-'));
  });
  afterEach(() => rm(DATA_DIR, { recursive: true, force: true }));
  const file = () => join(DATA_DIR, 'outbox', `${parcel.fileName}.eml`);

  it('is one file, also where it is written twice or an earlier process died at it', async () => {
    await mkdir(join(DATA_DIR, 'outbox'));
    await writeFile(`${file()}.part`, 'From: half a mai');
    await post({ DATA_DIR })(parcel);
    await post({ DATA_DIR })(parcel);
    expect(await readdir(join(DATA_DIR, 'outbox'))).toEqual([`${parcel.fileName}.eml`]);
    expect(await readFile(file(), 'latin1')).toMatch(/^From: Foothold <no-reply@localhost>\r$/m);
  });

  // The device of a disk that is always full exists on Linux alone.
  (existsSync('/dev/full') ? it : it.skip)(
    'leaves nothing behind on a full disk, and is there once it is not',
    async () => {
      await mkdir(join(DATA_DIR, 'outbox'));
      await symlink('/dev/full', `${file()}.part`);
      await expect(post({ DATA_DIR })(parcel)).rejects.toMatchObject({ code: 'ENOSPC' });
      expect(await readdir(join(DATA_DIR, 'outbox'))).toEqual([]);
      await post({ DATA_DIR })(parcel);
      expect(await readdir(join(DATA_DIR, 'outbox'))).toEqual([`${parcel.fileName}.eml`]);
    },
  );
});
