import type { KeySource } from '../../platform/secrets/key';
import { createSigner } from '../../platform/secrets/signer';

/** Stands for one person's mails about new jobs in the links of these mails, for as long as there are any. */
export async function issueAlertToken(subscriber_id: number, source: KeySource): Promise<string> {
  const id = subscriber_id.toString(36);
  return `${id}.${await createSigner('job alerts', source).sign(id)}`;
}

/** The subscriber that a token stands for. Undefined of one that this server has not issued. */
export async function readAlertToken(token: string, source: KeySource): Promise<number | undefined> {
  const [, id = '', signature = ''] = /^([0-9a-z]{1,7})\.([\w-]+)$/.exec(token) ?? [];
  if (!id || !(await createSigner('job alerts', source).isSignatureOf(id, signature))) return undefined;
  return Number.parseInt(id, 36);
}

/** The page of somebody's mails about new jobs. Programs of mail post to the same address to end them (RFC 8058). */
export const buildAlertsPath = (token: string): string => `/alerts?token=${token}`;
