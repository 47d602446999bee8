import type { Context } from '../platform/context';
import type { Log } from '../platform/http';
import { getCallContext } from '../platform/telemetry/callContext';
import type { EmailMessage } from './emailMessage';
import type { ComposedEmail, EmailContent, EmailTemplates } from './emailTemplate';
import type { EmailKind, EmailTaskKind } from './kinds';
import type { Task } from './queries';
import { findRecipient } from './recipient.queries';
import { renderHtml } from './renderHtml';
import { renderText } from './renderText';
import { Hold, type TaskHandler } from './taskHandler';
import { toSingleLine, toSiteUrl } from './text';
import { openTransport } from './transport';

/** Emails that say what the product shows anyway, and that nobody needs days later. */
const unimportantLater = new Set<EmailKind>(['application_receipt', 'application_viewed', 'job_alert']);

/**
 * What sends the emails of the outbox. One whose account is deleted counts as done; one to an address that its owner has
 * not confirmed is held, so that a stranger's address gets nothing but the question whether it is theirs.
 */
export function createEmailHandlers(
  { config, db }: Context,
  log: Log,
  templates: EmailTemplates,
): Record<EmailTaskKind, TaskHandler> {
  const transport = openTransport(config, log);
  const host = config.MAIL_FROM.address.split('@').pop();

  async function send(task: Task, { calendar, ...message }: EmailMessage & Pick<EmailContent, 'calendar'>) {
    const recipient = await findRecipient(db, message);
    if (!recipient) return;
    const { email: to, is_confirmed } = recipient;
    if (!is_confirmed && unimportantLater.has(message.about)) return;
    if (!is_confirmed && message.user_id !== null && message.about !== 'address_confirmation')
      throw new Hold(message.user_id);
    const name = formatTaskName(task);
    const context = getCallContext();
    await transport({
      requestId: context?.request_id,
      fileName: `${name}-${message.about}`,
      to,
      // A name that looks like an encoded word (RFC 2047) would be decoded by mail programs.
      subject: toSingleLine(message.subject).replaceAll('=?', '= ?'),
      text: renderText(message, config.APP_ORIGIN),
      html: renderHtml(message, config.APP_ORIGIN),
      icalEvent: calendar?.(to),
      unsubscribeUrl: message.unsubscribe && toSiteUrl(message.unsubscribe.path, config.APP_ORIGIN),
      // The same at every attempt, so that an email that arrives twice is recognized as one.
      messageId: `<${name}@${host}>`,
      date: new Date(task.created_at),
    });
    const { request_id, span } = context ?? {};
    log.info({ task: task.id, about: message.about, request_id, trace_id: span?.traceId }, 'email sent');
  }

  const sendComposed =
    (template: ComposedEmail<object>): TaskHandler =>
    async (task) => {
      const content = await template.compose(db, task.payload as object, config);
      if (content) await send(task, { ...content, about: template.kind });
      else log.info({ task: task.id, about: template.kind }, 'email skipped: nothing left to say');
    };

  const composed = Object.values(templates).filter((template) => 'compose' in template);
  return {
    ...Object.fromEntries(composed.map((template) => [template.kind, sendComposed(template)])),
    mail: (task) => send(task, task.payload as EmailMessage),
  } as Record<EmailTaskKind, TaskHandler>;
}

/** Unique also where the database was replaced and its ids begin at 1 again. */
const formatTaskName = ({ id, created_at }: Task) => `${created_at.replace(/\D/g, '')}-${id}`;
