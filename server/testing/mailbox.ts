import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedEmail extends Email {
  /** The recipients of the SMTP envelope. */
  recipients: string[];
  /** The received bytes as latin1 text. */
  raw: string;
}

/** A mail server that stores the emails it receives. */
export interface Mailbox {
  /** For SMTP_URL. */
  url: string;
  /** Accepted emails. */
  emails: ReceivedEmail[];
  /** Refused emails. */
  refused: ReceivedEmail[];
  /** Resolves to the next accepted email. */
  next(): Promise<ReceivedEmail>;
  /** Refuses the next email: by default its content with a 4xx code, its recipient with a 5xx code. */
  refuseNext(code: number, at?: 'recipient' | 'content'): void;
  /** Delays the response to the next email until `respond` is called; `received` resolves when the email has arrived. */
  deferNextResponse(): { received: Promise<void>; respond(): void };
  /** Answers nothing to whoever sends to an address at this domain, until the returned function is called. */
  holdDomain(domain: string): () => void;
  /** Forgets the emails received so far. */
  clear(): void;
  close(): Promise<void>;
}

interface MailboxOptions {
  /** The port it listens on; a free one by default. */
  port?: number;
  /** Uses TLS from the first byte, with a self-signed certificate. */
  secure?: boolean;
}

/** Starts a mail server. */
export async function openMailbox({ port = 0, secure = false }: MailboxOptions = {}): Promise<Mailbox> {
  const emails: ReceivedEmail[] = [];
  const refused: ReceivedEmail[] = [];
  const pendingReaders: ((email: ReceivedEmail) => void)[] = [];
  let refusal: { code: number; at: 'recipient' | 'content' } | undefined;
  const held = new Map<string, Promise<void>>();
  let deferral: { markReceived(): void; mayRespond: Promise<void> } | undefined;
  const takeRefusal = () => {
    const code = refusal?.code;
    refusal = undefined;
    return Object.assign(new Error('Not now, ada@example.ng'), { responseCode: code });
  };

  const server = new SMTPServer({
    secure,
    // Its self-signed certificate would be logged as a warning.
    logger: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: async ({ address }, _session, done) => {
      await held.get(String(address.split('@').at(-1)));
      done(refusal?.at === 'recipient' ? takeRefusal() : null);
    },
    onData: async (stream, session, done) => {
      const parts = (await stream.toArray().catch(() => undefined)) as Buffer[] | undefined;
      // The sender was cut off.
      if (!parts) return;
      const content = Buffer.concat(parts);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const email = { ...(await PostalMime.parse(content)), recipients, raw: content.toString('latin1') };
      deferral?.markReceived();
      await deferral?.mayRespond;
      deferral = undefined;
      if (refusal) {
        refused.push(email);
        return done(takeRefusal());
      }
      emails.push(email);
      pendingReaders.shift()?.(email);
      done(null);
    },
  });
  // Some tests close the connection early.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    url: `${secure ? 'smtps' : 'smtp'}://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    emails,
    refused,
    next: () => new Promise((resolve) => pendingReaders.push(resolve)),
    refuseNext: (code, at = code >= 500 ? 'recipient' : 'content') => {
      refusal = { code, at };
    },
    deferNextResponse: () => {
      let respond = () => {};
      const mayRespond = new Promise<void>((resolve) => (respond = resolve));
      const received = new Promise<void>((resolve) => (deferral = { markReceived: resolve, mayRespond }));
      return { received, respond };
    },
    holdDomain: (domain) => {
      let release = () => {};
      held.set(domain, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(domain);
        release();
      };
    },
    clear: () => {
      emails.length = 0;
      refused.length = 0;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
