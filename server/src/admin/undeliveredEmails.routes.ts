import { listUndeliveredEmails, resendEmail } from '@foothold/shared/contract/admin';
import type { EmailTemplates } from '../email/emailTemplate';
import type { Context } from '../platform/context';
import { route } from '../platform/http';
import { loadUndeliveredEmails, queueUndeliveredEmail } from './undeliveredEmails';

/** `templates` are those of every kind of email, whichever part of the server owns them. */
export const undeliveredEmailRoutes = (context: Context, templates: EmailTemplates) => [
  route(listUndeliveredEmails, ({ query }) => loadUndeliveredEmails(context, templates, query)),
  route(resendEmail, async ({ user, params, request }) => {
    await queueUndeliveredEmail(context, templates, user, { id: params.id, request_id: request.id });
    return { message: 'The email is on its way again.' };
  }),
];
