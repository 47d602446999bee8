/** The command was used wrongly, or the server refused what it asked for. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The error of a command that the server refused, with its reasons. */
export const toRefusal = (message: string, fields: Readonly<Record<string, string>> = {}): UsageError =>
  new UsageError(
    [
      'Nothing was changed.',
      ...(Object.keys(fields).length ? Object.values(fields) : [message]),
      ...(fields.grant ? ['To grant it: --grant'] : []),
    ].join('\n'),
  );

/** Prints a line. */
export const print = (line = ''): void => void process.stdout.write(`${line}\n`);
