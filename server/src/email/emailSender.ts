import type { Context } from '../platform/context';
import type { Log } from '../platform/http';
import { type EmailMessage, toSingleLine } from './emailMessage';
import type { EmailContent, EmailTemplate } from './emailTemplate';
import { findEmailAddress, type Task } from './queries';
import { renderHtml } from './renderHtml';
import { renderText } from './renderText';
import type { TaskHandler } from './taskHandler';
import { openTransport } from './transport';

interface EmailSender {
  /** Sends a mail that the outbox holds word by word. */
  sendMessage: TaskHandler;
  /** Writes a letter by its kind, and sends it. */
  sendTemplate(kind: EmailTemplate<object>): TaskHandler;
}

/** Sends what the outbox holds for people. A mail whose account is gone is done. */
export function createEmailSender({ config, db }: Context, log: Log): EmailSender {
  const post = openTransport(config, log);
  const host = config.MAIL_FROM.address.split('@').pop();

  async function send(job: Task, { calendar, ...mail }: EmailMessage & Pick<EmailContent, 'calendar'>) {
    const to = await findEmailAddress(db, mail.user_id);
    if (!to) return;
    const name = formatTaskName(job);
    await post({
      fileName: `${name}-${mail.about}`,
      to,
      // A name that looks like an encoded word would be decoded by whoever reads it.
      subject: toSingleLine(mail.subject).replaceAll('=?', '= ?'),
      text: renderText(mail, config.APP_ORIGIN),
      html: renderHtml(mail, config.APP_ORIGIN),
      icalEvent: calendar?.(to),
      // The same at every try, so that a mail that arrives twice is known for one.
      messageId: `<${name}@${host}>`,
      date: new Date(job.created_at),
    });
    log.info({ job: job.id, about: mail.about }, 'a mail left');
  }

  return {
    sendMessage: (job) => send(job, job.payload as EmailMessage),
    sendTemplate: (kind) => async (job) => {
      const letter = await kind.compose(db, job.payload as object, config);
      if (letter) await send(job, { ...letter, about: kind.kind });
      else log.info({ job: job.id, about: kind.kind }, 'a letter had nothing left to tell');
    },
  };
}

/** One name for one job, also where a database begins to count anew. */
const formatTaskName = ({ id, created_at }: Task) => `${created_at.replace(/\D/g, '')}-${id}`;
