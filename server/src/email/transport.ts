import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import type { Config } from '../platform/config/config';
import type { Log } from '../platform/http';
import type { CalendarPart } from './emailTemplate';
import { PermanentFailure } from './taskHandler';

interface OutgoingEmail {
  /** For its file, where it becomes one. */
  fileName: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What a calendar makes of it by itself. */
  icalEvent?: CalendarPart | undefined;
  messageId: string;
  date: Date;
}

export type Transport = (parcel: OutgoingEmail) => Promise<void>;

/** How mail leaves: by the SMTP server of SMTP_URL, else into DATA_DIR/outbox, a file each. */
export const openTransport = (config: Config, log: Log, patience: SmtpTimeouts = defaultTimeouts): Transport =>
  config.SMTP_URL ? createSmtpTransport(config, config.SMTP_URL, patience) : createFileTransport(config, log);

/** Milliseconds for which a mail server may keep us waiting. */
interface SmtpTimeouts {
  connectionTimeout: number;
  greetingTimeout: number;
  socketTimeout: number;
  /** In all, for one mail: well within the time for which a job is claimed. */
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
  return async (parcel) => {
    const done = new AbortController();
    const tooLong = pause(totalTimeout, undefined, { signal: done.signal, ref: false }).then(() => {
      throw Object.assign(new Error('The SMTP server took too long.'), { code: 'ETIMEDOUT' });
    });
    try {
      await Promise.race([transport.sendMail(toSendMailOptions(parcel, config)), tooLong]);
    } catch (cause) {
      throw toDeliveryError(cause as NodemailerError);
    } finally {
      done.abort();
      tooLong.catch(() => {});
    }
  };
}

/**
 * Whoever lives at an address that does not exist will not be there in an hour, and a mail refused for what it says
 * says the same then. What a server has against us, such as a password, can be mended meanwhile.
 */
function toDeliveryError(cause: NodemailerError): Error {
  const { permanent, command, responseCode } = cause;
  if (permanent && command === 'RCPT TO') return new PermanentFailure(`address refused ${responseCode}`);
  if (permanent && command === 'DATA') return new PermanentFailure(`mail refused ${responseCode}`);
  return cause;
}

function createFileTransport(config: Config, log: Log): Transport {
  const folder = join(config.DATA_DIR, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (parcel) => {
    const { message } = await transport.sendMail(toSendMailOptions(parcel, config));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${parcel.fileName}.eml`);
    try {
      await writeFile(`${file}.part`, message, { mode: 0o600, flush: true });
      await rename(`${file}.part`, file);
    } catch (cause) {
      // A full disk is not helped by half a mail.
      await rm(`${file}.part`, { force: true });
      throw cause;
    }
    log.warn({ file }, 'SMTP_URL is unset: a mail was written to a file');
  };
}

const toSendMailOptions = (
  { fileName: _, to, ...parcel }: OutgoingEmail,
  { MAIL_FROM, APP_ORIGIN }: Config,
): SendMailOptions => ({
  ...parcel,
  from: MAIL_FROM,
  to: { name: '', address: to },
  replyTo: `support@${new URL(APP_ORIGIN).hostname}`,
  // Named apart from the headers, so that no header can add a recipient.
  envelope: { from: MAIL_FROM.address, to },
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
