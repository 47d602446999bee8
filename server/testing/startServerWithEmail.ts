import { sql } from 'kysely';
import { openEmailOutbox } from '../src/app/emailOutbox';
import { type Mailbox, openMailbox } from './mailbox';
import { runDueTasksInOrder } from './runDueTasks';
import { startServer, type TestServer } from './startServer';

type ReceivedEmail = Mailbox['emails'][number];

/** A server whose mail arrives in a mailbox, when a test says so. */
export interface TestServerWithEmail extends TestServer {
  mailbox: Mailbox;
  /** Sends what is due, in the order in which it was queued: side by side, one of two mails may come first. */
  sendDueEmails(): Promise<void>;
  /** Lets this many minutes pass for what waits, and sends what is due then. */
  passMinutes(minutes: number): Promise<void>;
  /** What somebody was sent, in the order in which it came. */
  listEmailsTo(who: { email: string }): ReceivedEmail[];
}

/** Starts both; `stop` ends both. */
export async function startServerWithEmail(env: Record<string, string> = {}): Promise<TestServerWithEmail> {
  const mailbox = await openMailbox();
  const server = await startServer({ SMTP_URL: mailbox.url, APP_ORIGIN: 'https://jobs.example.ng', ...env });
  const { db } = server.context;
  const deliver = () => runDueTasksInOrder(openEmailOutbox(server.context, server.app.log));

  return {
    ...server,
    mailbox,
    sendDueEmails: deliver,
    async passMinutes(minutes) {
      const span = sql`make_interval(mins => ${minutes})`;
      await sql`update outbox set available_at = available_at - ${span} where done_at is null`.execute(db);
      await sql`update applications set created_at = created_at - ${span}`.execute(db);
      await deliver();
    },
    listEmailsTo: ({ email }) => mailbox.emails.filter(({ recipients }) => recipients.includes(email)),
    async stop() {
      await server.stop();
      await mailbox.close();
    },
  };
}
