import * as z from 'zod';

/** Where `pnpm backup` writes, and with what it encrypts. */
export const backupSettings = {
  /** Unset, the folder `backups` beside DATA_DIR. */
  BACKUP_DIR: z.string().optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  /** A file with the passphrase, in place of the variable. */
  BACKUP_PASSPHRASE_FILE: z.string().optional(),
};

type Given = { [Name in keyof typeof backupSettings]?: string | undefined };

/** Calls `refuse` for settings that contradict each other. */
export function checkBackupSettings(values: Given, refuse: (name: string, message: string) => void): void {
  if (values.BACKUP_PASSPHRASE !== undefined && values.BACKUP_PASSPHRASE_FILE !== undefined)
    refuse('BACKUP_PASSPHRASE_FILE', 'and BACKUP_PASSPHRASE say the same: set one of them');
}
