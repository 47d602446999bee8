import { queueEmail } from '../../email/emailTemplate';
import type { Tx } from '../../platform/db';
import { newBrowserEmail } from './emails';
import { knowsOtherBrowser, rememberBrowser } from './knownBrowsers.queries';

interface LoginBrowser {
  user_id: number;
  token_hash: string;
  device: string | null;
}

/**
 * Makes the browser of a login known to its account, and mails the owner if the account knew others and not this one. An
 * account that knows none is new, from before browsers were known, or has just got another password.
 */
export async function recordBrowser(tx: Tx, browser: LoginBrowser): Promise<void> {
  const { user_id, device } = browser;
  if ((await rememberBrowser(tx, browser)) === 'known' || !(await knowsOtherBrowser(tx, browser))) return;
  await queueEmail(tx, newBrowserEmail, { user_id, device, logged_in_at: new Date().toISOString() });
}
