import type { Contents } from './verifyBackup';

const megabyte = 1024 * 1024;

export const formatBytes = (bytes: number): string =>
  bytes < megabyte ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / megabyte).toFixed(1)} MB`;

/** What is in a backup, as lines. */
export const formatContents = ({ header, rows, files, fileBytes, releases, missing }: Contents): string =>
  [
    `  of ${header.created_at}, under migration ${header.migrations.at(-1)}`,
    `  ${rows} rows of ${header.tables.length} tables, ${files} files with ${formatBytes(fileBytes)}, ${releases} releases`,
    header.has_key ? '  with the secret key' : '  without the secret key, which SECRET_KEY gave',
    ...missing.map((name) => `  without ${name}, which was lost or damaged before`),
  ].join('\n');
