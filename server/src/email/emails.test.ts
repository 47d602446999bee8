import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { type Mailbox, openMailbox, type SignedIn, startServer, type TestServer } from '../../testing';
import { runDueTasks } from '../../testing/runDueTasks';
import { openEmailOutbox } from '../app/emailOutbox';
import { transact } from '../platform/db';
import { queueEmail, type WrittenEmail } from './emailTemplate';

let mailbox: Mailbox;
let server: TestServer;
let admin: SignedIn;
beforeAll(async () => {
  mailbox = await openMailbox();
  server = await startServer({ SMTP_URL: mailbox.url, APP_ORIGIN: 'https://jobs.example.ng' });
  admin = await server.signIn('admin');
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

const testEmail = {
  kind: 'password_reset',
  expiresAfter: 60_000,
  write: (about) => ({ ...about, heading: 'x', paragraphs: [], note: 'x' }),
} satisfies WrittenEmail<{ user_id: number; subject: string }>;

const deliver = (at = server) => runDueTasks(openEmailOutbox(at.context, at.app.log));
const ask = (email: string, at = server) => at.send({ method: 'POST', url: 'resetPassword', body: { email } });

async function decide(verb: 'verify' | 'reject', company_name: string, reason?: string) {
  const company = await server.signIn('pending', { company_name });
  const url = `${verb}-organization/${company.role_specific_id}`;
  for (const _ of ['once', 'and the same again'])
    await server.send({ method: 'PUT', url, as: admin, body: { reason } });
  await deliver();
  const mails = mailbox.emails.filter(({ recipients }) => recipients.includes(company.email));
  expect(mails).toHaveLength(1);
  return mails[0]!;
}

describe('emails', () => {
  it('come from the site’s own address, as text and as HTML without external resources', async () => {
    const ada = await server.signIn('student');
    await ask(ada.email);
    await deliver();
    const mail = mailbox.emails.find(({ recipients }) => recipients.includes(ada.email))!;
    expect(mail).toMatchObject({
      from: { name: 'Foothold', address: 'no-reply@jobs.example.ng' },
      to: [{ address: ada.email }],
      replyTo: [{ address: 'support@jobs.example.ng' }],
      subject: 'Reset your Foothold password',
      messageId: expect.stringMatching(/^<\d+-\d+@jobs\.example\.ng>$/),
    });
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('works once, for 30 minutes');
      expect(part).toMatch(/https:\/\/jobs\.example\.ng\/reset\/confirm\?token=[\w-]{32}[\s"]/);
      expect(part?.match(/https?:\/\/[^/\s"<]+/g)?.every((origin) => origin === 'https://jobs.example.ng')).toBe(true);
    }
    expect(mail.html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/);
  });

  it('tell a company that it is approved, and where to post a job', async () => {
    const mail = await decide('verify', 'Marina Works');
    expect(mail.subject).toBe('Your company is approved');
    expect(mail.text).toContain('Marina Works can now post jobs');
    expect(mail.text).toContain('https://jobs.example.ng/dashboard/create-job');
  });

  it('tell a rejected company why, and how to request another review', async () => {
    const mail = await decide('reject', 'Marina Works', 'The CAC number is unknown.\nPlease check it.');
    expect(mail.subject).toBe('Your company was not approved');
    expect(mail.text).toContain('  The CAC number is unknown.\n  Please check it.');
    expect(mail.html).toContain('The CAC number is unknown.<br>Please check it.');
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('To be looked at again, log in');
      expect(part).toContain('https://jobs.example.ng/login');
    }
  });

  it('escape names and reasons so that they add no header, recipient or markup', async () => {
    const name = 'Works\r\nBcc: victim@example.ng\r\n\r\n<img src=https://evil.example/x>';
    const mail = await decide('reject', name, '</p>\r\nBcc: victim@example.ng\r\n<script>alert(1)</script>');
    expect(mail.recipients).toEqual([mail.to?.[0]?.address]);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.html).not.toMatch(/<(img|script)/);
    expect(mail.text).toContain('Works Bcc: victim@example.ng <img');
  });

  it('keep the subject on one line', async () => {
    const ada = await server.signIn('student');
    const subject = 'Hello\r\nBcc: victim@example.ng\u2028X: y';
    await transact(server.context.db, (tx) => queueEmail(tx, testEmail, { user_id: ada.user_id, subject }));
    await deliver();
    const mail = mailbox.emails.at(-1)!;
    expect(mail.subject).toBe('Hello Bcc: victim@example.ng X: y');
    expect([mail.recipients, mail.bcc]).toEqual([[ada.email], undefined]);
  });

  it('are not sent when their transaction is rolled back', async () => {
    const ada = await server.signIn('student');
    const before = mailbox.emails.length;
    const undone = transact(server.context.db, async (tx) => {
      await queueEmail(tx, testEmail, { user_id: ada.user_id, subject: 'x' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await deliver();
    expect(mailbox.emails).toHaveLength(before);
  });

  it('are written to files when SMTP_URL is unset, and the log names only the file', async () => {
    const alone = await startServer({ MAIL_FROM: 'Jobs of Ada <jobs@ada.example.ng>' });
    const ada = await alone.signIn('student');
    const lines: unknown[] = [];
    const keep = (facts: object, sentence: string) => void lines.push({ facts, sentence });
    await ask(ada.email, alone);
    await runDueTasks(openEmailOutbox(alone.context, { info: keep, warn: keep, error: keep }));

    const folder = join(alone.context.config.DATA_DIR, 'outbox');
    const [name = '', ...others] = await readdir(folder);
    expect([name, others]).toEqual([expect.stringMatching(/^\d+-\d+-password_reset\.eml$/), []]);
    const file = join(folder, name);
    expect((await stat(file)).mode & 0o077).toBe(0);
    const content = await readFile(file, 'latin1');
    expect(content).toMatch(/^http:\/\/localhost:3000\/reset\/confirm\?token=[\w-]{32}\r$/m);
    const mail = await PostalMime.parse(content);
    expect(mail).toMatchObject({
      from: { name: 'Jobs of Ada', address: 'jobs@ada.example.ng' },
      to: [{ address: ada.email }],
      html: expect.stringContaining('/reset/confirm?token='),
    });
    expect(lines).toContainEqual({ facts: { file }, sentence: expect.stringContaining('SMTP_URL is unset') });
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${ada.email}|token`));
    await alone.stop();
  });
});
