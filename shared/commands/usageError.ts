import { isInstalled } from '../build/workspace';

/** The command was used wrongly, or the server refused what it asked for. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const nothingChanged = 'Nothing was changed.';

/** The error of a command that the server refused, with its reasons. */
export const toRefusal = (message: string, fields: Readonly<Record<string, string>> = {}): UsageError =>
  new UsageError(
    [
      nothingChanged,
      ...(Object.keys(fields).length ? Object.values(fields) : [message]),
      ...(fields.grant
        ? [isInstalled ? 'An admin of the site grants it, under Releases.' : 'To grant it: --grant']
        : []),
    ].join('\n'),
  );

/** Prints a line. */
export const print = (line = ''): void => void process.stdout.write(`${line}\n`);
