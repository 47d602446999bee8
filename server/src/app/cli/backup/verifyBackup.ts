import { manifestName, parseManifest, readArchive } from '../../../platform/backup/archive';
import { countRows } from '../../../platform/backup/countRows';
import { fileFolder, type Header, releaseFolder, tableFolder } from '../../../platform/backup/header';
import { readHeader } from '../../../platform/backup/restoreBackup';
import { openBackupFile } from './backupFile';

/** What is in a backup. */
export interface Contents {
  header: Header;
  rows: number;
  files: number;
  fileBytes: number;
  releases: number;
  missing: readonly string[];
}

/** Reads a backup whole. Fails where it is not what was written, or cannot be restored by this version. */
export async function verifyBackup(file: string, passphrase: string | undefined): Promise<Contents> {
  const entries = readArchive(await openBackupFile(file, passphrase));
  const header = await readHeader(entries);
  const releases = new Set<string>();
  const found: Contents = { header, rows: 0, files: 0, fileBytes: 0, releases: 0, missing: [] };
  for await (const entry of entries) {
    const { name, content } = entry;
    if (name === manifestName) found.missing = parseManifest(entry).missing;
    else if (name.startsWith(tableFolder)) found.rows += countRows(header, entry);
    else if (name.startsWith(fileFolder)) {
      found.files += 1;
      found.fileBytes += content.length;
    } else if (name.startsWith(releaseFolder)) releases.add(name.split('/').slice(0, 3).join('/'));
  }
  return { ...found, releases: releases.size };
}
