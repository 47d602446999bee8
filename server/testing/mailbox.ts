import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedEmail extends Email {
  /** Whom the envelope named, which is who gets it. */
  recipients: string[];
  /** As it travelled, a character a byte. */
  raw: string;
}

/** A mail server that keeps what it is sent. */
export interface Mailbox {
  /** For SMTP_URL. */
  url: string;
  /** What was accepted. */
  emails: ReceivedEmail[];
  /** What was offered and refused. */
  refused: ReceivedEmail[];
  /** The next mail that is accepted. */
  next(): Promise<ReceivedEmail>;
  /** Refuses the next mail: its content with 4xx, its recipient with 5xx, unless told at what. */
  refuseNext(code: number, at?: 'recipient' | 'content'): void;
  /** Lets the next mail wait for its answer until `answer` is called; `offered` resolves when it is there. */
  holdNext(): { offered: Promise<void>; answer(): void };
  /** Keeps nothing of what came before. */
  clear(): void;
  close(): Promise<void>;
}

interface MailboxOptions {
  /** Where it listens; a free port unless told. */
  port?: number;
  /** Speaks TLS from the first byte, with a certificate of its own making. */
  secure?: boolean;
}

/** Opens a mail server. */
export async function openMailbox({ port = 0, secure = false }: MailboxOptions = {}): Promise<Mailbox> {
  const mails: ReceivedEmail[] = [];
  const refused: ReceivedEmail[] = [];
  const waiting: ((mail: ReceivedEmail) => void)[] = [];
  let refusal: { code: number; at: 'recipient' | 'content' } | undefined;
  let hold: { offered(): void; answered: Promise<void> } | undefined;
  const takeRefusal = () => {
    const code = refusal?.code;
    refusal = undefined;
    return Object.assign(new Error('Not now, ada@example.ng'), { responseCode: code });
  };

  const server = new SMTPServer({
    secure,
    // A certificate of its own making is what is wanted, and no warning of it.
    logger: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal?.at === 'recipient' ? takeRefusal() : null),
    onData: async (stream, session, done) => {
      const content = Buffer.concat((await stream.toArray()) as Buffer[]);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const mail = { ...(await PostalMime.parse(content)), recipients, raw: content.toString('latin1') };
      hold?.offered();
      await hold?.answered;
      hold = undefined;
      if (refusal) {
        refused.push(mail);
        return done(takeRefusal());
      }
      mails.push(mail);
      waiting.shift()?.(mail);
      done(null);
    },
  });
  // Somebody who hangs up in the middle is what some tests are about.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    url: `${secure ? 'smtps' : 'smtp'}://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    emails: mails,
    refused,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    refuseNext: (code, at = code >= 500 ? 'recipient' : 'content') => {
      refusal = { code, at };
    },
    holdNext: () => {
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      const offered = new Promise<void>((resolve) => (hold = { offered: resolve, answered }));
      return { offered, answer };
    },
    clear: () => {
      mails.length = 0;
      refused.length = 0;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
