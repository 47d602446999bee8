import type { Context } from '../../platform/context';
import type { Log } from '../../platform/http';
import { toSecretOwner } from './codeVerification';
import { findAnyTwoFactor } from './queries';

/** Logs an error where this server's key is not the one that the stored secrets were encrypted with: no code would fit. */
export async function checkSecretsReadable({ db, secretBox }: Pick<Context, 'db' | 'secretBox'>, log: Log) {
  const stored = await findAnyTwoFactor(db);
  if (!stored) return;
  await secretBox
    .open(stored.secret, toSecretOwner(stored.user_id))
    .catch(() =>
      log.error(
        {},
        'SECRET_KEY is not the one that secrets of two-factor login were encrypted with: their codes are refused',
      ),
    );
}
