import type { Context } from '../context';
import { type Mail, oneLine } from './mail';
import { openPost } from './post';
import { findAddress, type Job } from './queries';
import { asHtml, asText } from './render';
import type { Log, Work } from './work';

/** Sends the mails of the outbox. A mail whose account is gone is done. */
export function sendMail({ config, db }: Context, log: Log): Work {
  const post = openPost(config, log);
  const host = config.MAIL_FROM.address.split('@').pop();
  return async (job) => {
    const mail = job.payload as Mail;
    const to = await findAddress(db, mail.user_id);
    if (!to) return;
    const name = nameOf(job);
    await post({
      name: `${name}-${mail.about}`,
      to,
      subject: oneLine(mail.subject),
      text: asText(mail, config.APP_ORIGIN),
      html: asHtml(mail, config.APP_ORIGIN),
      // The same at every try, so that a mail that arrives twice is known for one.
      messageId: `<${name}@${host}>`,
      date: new Date(job.created_at),
    });
    log.info({ job: job.id, about: mail.about }, 'a mail left');
  };
}

/** One name for one job, also where a database begins to count anew. */
const nameOf = ({ id, created_at }: Job) => `${created_at.replace(/\D/g, '')}-${id}`;
