import { print } from '@foothold/shared/commands';
import { readConfig } from '../../platform/config/config';
import { parseBackupCommand } from './backup/arguments';
import { createBackup } from './backup/createBackup';
import { formatBytes, formatContents } from './backup/format';
import { readPassphrase } from './backup/passphrase';
import { pruneBackups } from './backup/pruneBackups';
import { listBackups } from './backup/rotation';
import { verifyBackup } from './backup/verifyBackup';
import { runCommand } from './command';

/** Makes, lists, verifies and deletes backups. */
runCommand(async () => {
  const config = readConfig(process.env);
  const command = parseBackupCommand(process.argv.slice(2), config);
  const passphrase = await readPassphrase(config);
  switch (command.verb) {
    case 'create':
      return createBackup(config, command.folder, passphrase);
    case 'list':
      return list(command.folder);
    case 'verify':
      return print(`${command.file} is whole:\n${formatContents(await verifyBackup(command.file, passphrase))}`);
    case 'prune':
      return pruneBackups(command.folder, command.rotation, passphrase);
  }
});

async function list(folder: string) {
  const backups = await listBackups(folder);
  if (!backups.length) print(`There is no backup in ${folder}.`);
  for (const { file, created_at, bytes, isEncrypted } of backups)
    print(
      `${created_at.toISOString()}  ${formatBytes(bytes).padStart(9)}  ${isEncrypted ? 'encrypted' : 'readable '}  ${file}`,
    );
}
