import { readFile } from 'node:fs/promises';
import { UsageError } from '@foothold/shared/commands';
import type { Config } from '../../../platform/config/config';

export type PassphraseConfig = Pick<Config, 'BACKUP_PASSPHRASE' | 'BACKUP_PASSPHRASE_FILE'>;

const minLength = 12;

/** The passphrase of backups, from the environment or a file. Undefined where they are not encrypted. */
export async function readPassphrase(config: PassphraseConfig): Promise<string | undefined> {
  const { BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE: file } = config;
  if (file === undefined) return BACKUP_PASSPHRASE;
  const text = await readFile(file, 'utf8').catch((cause: Error) => {
    throw new UsageError(`BACKUP_PASSPHRASE_FILE cannot be read: ${cause.message}`);
  });
  const passphrase = text.replace(/\r?\n$/, '');
  if (passphrase.length < minLength)
    throw new UsageError(`BACKUP_PASSPHRASE_FILE must hold a passphrase of at least ${minLength} characters.`);
  return passphrase;
}
