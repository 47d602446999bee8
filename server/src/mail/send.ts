import type { Context } from '../context';
import type { Letter, LetterKind } from './letterKind';
import { type Mail, oneLine } from './mail';
import { openPost } from './post';
import { findAddress, type Job } from './queries';
import { asHtml } from './renderHtml';
import { asText } from './renderText';
import type { Log, Work } from './work';

interface Sender {
  /** Sends a mail that the outbox holds word by word. */
  mail: Work;
  /** Writes a letter by its kind, and sends it. */
  letter(kind: LetterKind<object>): Work;
}

/** Sends what the outbox holds for people. A mail whose account is gone is done. */
export function openSender({ config, db }: Context, log: Log): Sender {
  const post = openPost(config, log);
  const host = config.MAIL_FROM.address.split('@').pop();

  async function send(job: Job, { calendar, ...mail }: Mail & Pick<Letter, 'calendar'>) {
    const to = await findAddress(db, mail.user_id);
    if (!to) return;
    const name = nameOf(job);
    await post({
      name: `${name}-${mail.about}`,
      to,
      // A name that looks like an encoded word would be decoded by whoever reads it.
      subject: oneLine(mail.subject).replaceAll('=?', '= ?'),
      text: asText(mail, config.APP_ORIGIN),
      html: asHtml(mail, config.APP_ORIGIN),
      icalEvent: calendar?.(to),
      // The same at every try, so that a mail that arrives twice is known for one.
      messageId: `<${name}@${host}>`,
      date: new Date(job.created_at),
    });
    log.info({ job: job.id, about: mail.about }, 'a mail left');
  }

  return {
    mail: (job) => send(job, job.payload as Mail),
    letter: (kind) => async (job) => {
      const letter = await kind.write(db, job.payload as object, config);
      if (letter) await send(job, { ...letter, about: kind.kind });
      else log.info({ job: job.id, about: kind.kind }, 'a letter had nothing left to tell');
    },
  };
}

/** One name for one job, also where a database begins to count anew. */
const nameOf = ({ id, created_at }: Job) => `${created_at.replace(/\D/g, '')}-${id}`;
