import type { Identity, Role } from '@foothold/shared/contract';
import Bowser from 'bowser';
import type { Tx } from '../../platform/db';
import { createToken, hashToken } from '../credentials/tokens';
import { insertSession } from './queries';
import { recordBrowser } from './recordBrowser';

/** The result of a login or a registration. */
export interface OpenedSession {
  token: string;
  identity: Identity;
}

interface SessionOptions {
  device?: string | null | undefined;
  /** The token of the browser, which is known to the account from now on. */
  browser?: string | undefined;
  awaits_code?: boolean;
}

/** Resolves to the token of the new session. A browser that the account did not know is reported by email. */
export async function openSession(
  tx: Tx,
  { user_id, role }: { user_id: number; role: Role },
  { device = null, browser, awaits_code = false }: SessionOptions,
): Promise<string> {
  const token = createToken();
  const idle_minutes = idleMinutes[role === 'admin' ? 'admin' : 'others'];
  const minutes = awaits_code ? codeEntryMinutes : sessionMinutes;
  await insertSession(tx, { token_hash: hashToken(token), user_id, device, idle_minutes, awaits_code, minutes });
  if (browser && !awaits_code) await recordBrowser(tx, { user_id, token_hash: hashToken(browser), device });
  return token;
}

const idleMinutes = { admin: 30, others: 24 * 60 };
const sessionMinutes = 30 * 24 * 60;
/** How long the second step of a two-factor login may take. */
const codeEntryMinutes = 10;

// Longer than the user agent of any browser. The rest is not parsed, because parsing is slow on hostile input.
const maxLength = 400;

/** A short description of a user agent, such as 'Chrome on Android'; null when it contains none. */
export function formatDevice(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxLength));
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, 60) || null;
}
