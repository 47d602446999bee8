import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface Arrived extends Email {
  /** Whom the envelope named, which is who gets it. */
  recipients: string[];
}

/** A mail server that keeps what it is sent. */
export interface Mailbox {
  /** For SMTP_URL. */
  url: string;
  /** What was accepted. */
  mails: Arrived[];
  /** What was offered and refused. */
  refused: Arrived[];
  /** The next mail that is accepted. */
  next(): Promise<Arrived>;
  /** Refuses the next mail: its content with 4xx, its recipient with 5xx. */
  refuseNext(code: number): void;
  /** Lets the next mail wait for its answer until `answer` is called; `offered` resolves when it is there. */
  holdNext(): { offered: Promise<void>; answer(): void };
  close(): Promise<void>;
}

/** Opens a mail server on a free port. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: Arrived[] = [];
  const refused: Arrived[] = [];
  const waiting: ((mail: Arrived) => void)[] = [];
  let refusal = 0;
  let hold: { offered(): void; answered: Promise<void> } | undefined;
  const takeRefusal = () => {
    const code = refusal;
    refusal = 0;
    return Object.assign(new Error('Not now, ada@example.ng'), { responseCode: code });
  };

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(refusal >= 500 ? takeRefusal() : null),
    onData: async (stream, session, done) => {
      const content = await stream.toArray();
      const parsed = await PostalMime.parse(Buffer.concat(content as Buffer[]));
      const mail = { ...parsed, recipients: session.envelope.rcptTo.map(({ address }) => address) };
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refused,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    refuseNext: (code) => {
      refusal = code;
    },
    holdNext: () => {
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      const offered = new Promise<void>((resolve) => (hold = { offered: resolve, answered }));
      return { offered, answer };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
