import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Config } from '../platform/config/config';
import type { Log } from '../platform/http';
import { withSpan } from '../platform/telemetry/spans';
import type { CalendarPart } from './emailTemplate';
import { Deferral, PermanentFailure } from './taskHandler';

interface OutgoingEmail {
  /** Used where emails are written to files. */
  fileName: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The attachment that calendars read by themselves. */
  icalEvent?: CalendarPart | undefined;
  messageId: string;
  /** Where mail programs end mails of this kind with one press (RFC 8058). */
  unsubscribeUrl?: string | undefined;
  /** The request that it was sent for, by which the log is searched. */
  requestId?: string | undefined;
  date: Date;
}

export type Transport = (email: OutgoingEmail) => Promise<void>;

/** Sends emails through the SMTP server of SMTP_URL or, where it is unset, writes each to a file in DATA_DIR/outbox. */
export const openTransport = (config: Config, log: Log, timeouts: SmtpTimeouts = defaultTimeouts): Transport =>
  config.SMTP_URL ? createSmtpTransport(config, config.SMTP_URL, timeouts) : createFileTransport(config, log);

/** How long to wait for an SMTP server, in milliseconds. */
interface SmtpTimeouts {
  connectionTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
  /** For one email as a whole. Must be well below the two minutes for which a task is claimed. */
  totalTimeout: number;
}

const seconds = 1000;
const defaultTimeouts: SmtpTimeouts = {
  connectionTimeout: 10 * seconds,
  greetingTimeout: 10 * seconds,
  socketTimeout: 30 * seconds,
  totalTimeout: 60 * seconds,
};

function createSmtpTransport(config: Config, url: string, { totalTimeout, ...timeouts }: SmtpTimeouts): Transport {
  const transport = createTransport({ url, ...timeouts });
  return limitPerDomain(async (email) => {
    const done = new AbortController();
    const timeout = pause(totalTimeout, undefined, { signal: done.signal, ref: false }).then(() => {
      throw Object.assign(new Error('The SMTP server took too long.'), { code: 'ETIMEDOUT' });
    });
    try {
      const sending = withSpan({ name: 'smtp send', kind: 'client' }, () =>
        transport.sendMail(toSendMailOptions(email, config)),
      );
      await Promise.race([sending, timeout]);
    } catch (cause) {
      throw toDeliveryError(cause as NodemailerError);
    } finally {
      done.abort();
      timeout.catch(() => {});
    }
  });
}

/** Emails to one domain that are on their way at once. */
const maxSending = 5;
/** Milliseconds after which an email on its way counts as held up. */
const slowAfter = 3 * seconds;

interface Destination {
  limit: LimitFunction;
  heldUp: number;
}

/**
 * A domain whose mail server is slow holds back its own emails alone: while all that are on their way to it are held up,
 * the others are deferred.
 */
function limitPerDomain(send: Transport): Transport {
  const destinations = new Map<string, Destination>();

  const sendTimed = async (destination: Destination, email: OutgoingEmail) => {
    let isHeldUp = false;
    const timer = setTimeout(() => {
      isHeldUp = true;
      destination.heldUp += 1;
      if (destination.heldUp === maxSending) destination.limit.clearQueue();
    }, slowAfter).unref();
    try {
      await send(email);
    } finally {
      clearTimeout(timer);
      if (isHeldUp) destination.heldUp -= 1;
    }
  };

  return async (email) => {
    const domain = email.to.slice(email.to.lastIndexOf('@') + 1).toLowerCase();
    const destination = destinations.get(domain) ?? {
      limit: pLimit({ concurrency: maxSending, rejectOnClear: true }),
      heldUp: 0,
    };
    destinations.set(domain, destination);
    const { limit } = destination;
    if (destination.heldUp === maxSending) throw new Deferral();
    try {
      await limit(() => sendTimed(destination, email));
    } catch (cause) {
      // What the queue rejects with when it is cleared.
      throw (cause as Error).name === 'AbortError' ? new Deferral() : cause;
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) destinations.delete(domain);
    }
  };
}

/**
 * A refused address or content is refused at every retry. A server that refuses the connection or the login is
 * configured wrongly, which can be corrected before the next attempt.
 */
function toDeliveryError(cause: NodemailerError): Error {
  const { permanent, command, responseCode } = cause;
  if (permanent && command === 'RCPT TO') return new PermanentFailure(`address refused ${responseCode}`, true);
  if (permanent && command === 'DATA') return new PermanentFailure(`mail refused ${responseCode}`, true);
  return cause;
}

/** Where emails are written to files. */
export const getOutboxFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'outbox');

function createFileTransport(config: Config, log: Log): Transport {
  const folder = getOutboxFolder(config);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (email) => {
    const { message } = await transport.sendMail(toSendMailOptions(email, config));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${email.fileName}.eml`);
    try {
      await writeFile(`${file}.part`, message, { mode: 0o600, flush: true });
      await rename(`${file}.part`, file);
    } catch (cause) {
      // Free the disk space that half an email takes.
      await rm(`${file}.part`, { force: true });
      throw cause;
    }
    log.warn({ file }, 'SMTP_URL is unset: an email was written to a file');
  };
}

const toSendMailOptions = (
  { fileName: _, to, requestId, unsubscribeUrl, ...email }: OutgoingEmail,
  { MAIL_FROM, APP_ORIGIN }: Config,
): SendMailOptions => ({
  ...email,
  from: MAIL_FROM,
  to: { name: '', address: to },
  replyTo: `support@${new URL(APP_ORIGIN).hostname}`,
  // Given apart from the headers, so that no header can add a recipient.
  envelope: { from: MAIL_FROM.address, to },
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(requestId && { 'X-Request-Id': requestId }),
    ...(unsubscribeUrl && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
  ...(unsubscribeUrl && { list: { unsubscribe: { url: unsubscribeUrl } } }),
  disableFileAccess: true,
  disableUrlAccess: true,
});
