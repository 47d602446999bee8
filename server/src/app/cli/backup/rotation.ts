import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** A backup in a folder. */
export interface KeptBackup {
  file: string;
  created_at: Date;
  bytes: number;
  isEncrypted: boolean;
}

const namePattern = /^foothold-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d\.\d{3}Z)\.tar\.gz(\.age)?$/;

/** The backups of a folder, the newest first. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const found: KeptBackup[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const [, day, hours, minutes, seconds, age] = namePattern.exec(name) ?? [];
    if (!day) continue;
    const file = path.join(folder, name);
    const created_at = new Date(`${day}T${hours}:${minutes}:${seconds}`);
    found.push({ file, created_at, bytes: (await stat(file)).size, isEncrypted: age !== undefined });
  }
  return found.sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
}

/** How many days, weeks and months with a backup keep their newest one, and how many of the newest stay in any case. */
export interface Rotation {
  last: number;
  daily: number;
  weekly: number;
  monthly: number;
}

const oneDay = 24 * 60 * 60 * 1000;

const periods: Record<keyof Rotation, (at: Date) => string> = {
  last: (at) => at.toISOString(),
  daily: (at) => at.toISOString().slice(0, 10),
  // Weeks begin on Monday: the first of January 1970 was a Thursday.
  weekly: (at) => String(Math.floor((at.getTime() / oneDay + 3) / 7)),
  monthly: (at) => at.toISOString().slice(0, 7),
};

/** Those of the backups, the newest first, that a rotation does not keep. */
export function findObsolete(backups: readonly KeptBackup[], rotation: Rotation): KeptBackup[] {
  const kept = new Set<KeptBackup>();
  for (const [name, toPeriod] of Object.entries(periods) as [keyof Rotation, (at: Date) => string][]) {
    const seen = new Set<string>();
    for (const backup of backups) {
      const period = toPeriod(backup.created_at);
      if (seen.has(period) || seen.size >= rotation[name]) continue;
      seen.add(period);
      kept.add(backup);
    }
  }
  return backups.filter((backup) => !kept.has(backup));
}

export const deleteBackup = ({ file }: KeptBackup): Promise<void> => rm(file, { force: true });
