import { sql } from 'kysely';
import { deliverDue } from '../mail/deliver';
import { openOutbox } from '../outbox';
import { type Mailbox, openMailbox } from './mailbox';
import { startServer, type TestServer } from './startServer';

type Arrived = Mailbox['mails'][number];

/** A server whose mail arrives in a mailbox, when a test says so. */
export interface MailedServer extends TestServer {
  mailbox: Mailbox;
  /** Sends what is due. */
  deliver(): Promise<void>;
  /** Lets this many minutes pass for what waits, and sends what is due then. */
  pass(minutes: number): Promise<void>;
  /** What somebody was sent, in the order in which it came. */
  mailsTo(who: { email: string }): Arrived[];
}

/** Starts both; `stop` ends both. */
export async function startMailedServer(env: Record<string, string> = {}): Promise<MailedServer> {
  const mailbox = await openMailbox();
  const server = await startServer({ SMTP_URL: mailbox.url, APP_ORIGIN: 'https://jobs.example.ng', ...env });
  const { db } = server.context;
  const deliver = () => deliverDue(openOutbox(server.context, server.app.log));

  return {
    ...server,
    mailbox,
    deliver,
    async pass(minutes) {
      const span = sql`make_interval(mins => ${minutes})`;
      await sql`update outbox set available_at = available_at - ${span} where done_at is null`.execute(db);
      await sql`update applications set created_at = created_at - ${span}`.execute(db);
      await deliver();
    },
    mailsTo: ({ email }) => mailbox.mails.filter(({ recipients }) => recipients.includes(email)),
    async stop() {
      await server.stop();
      await mailbox.close();
    },
  };
}
