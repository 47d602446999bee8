import { parseArgs } from 'node:util';
import { type App, apps } from '@foothold/shared/build/apps';
import type { UnparsedInput } from '@foothold/shared/contract';
import { changeRelease } from '@foothold/shared/contract/admin';
import { UsageError } from './command';

const usage = `Use it as:
  pnpm release company                         builds it, checks it, puts it live
  pnpm release company --canary 10             builds it, checks it, gives it to 10 % of the visitors
  pnpm release company --end-canary            gives everybody the same again
  pnpm release company --rollback              puts the release before this one live
  pnpm release company --to 0.1.0-981eb361c5   puts one live that was published before
  pnpm release company --disable "why"         switches the area off; visitors read why
  pnpm release company --enable                switches it on again
each with --reason "why"`;

export type Change = UnparsedInput<typeof changeRelease>['change'];

/** What `pnpm release` was asked to do. */
export interface ReleaseArguments {
  app: App;
  reason: string;
  /** None where the app is to be built and published first. */
  change?: Change;
  /** Then only so many of a hundred visitors are to get it. */
  percent?: number;
}

/** Reads what follows `pnpm release`; what makes no sense is said in a sentence. */
export function parseReleaseArguments(args: string[]): ReleaseArguments {
  const { values, positionals } = parseOptions(args);
  const [called, ...more] = positionals;
  if (!called || more.length) throw new UsageError(usage);
  const app = apps.find((name) => [name, toAppName(name)].includes(called));
  if (!app) throw new UsageError(`There is no app ${called}. There are ${apps.map(toAppName).join(', ')}.`);

  const { canary, reason, to, disable, rollback, enable, 'end-canary': endCanary } = values;
  // Given at all, not given some text: an empty one, as an unset variable leaves it, must not become a release.
  const given = (value: unknown) => value !== undefined;
  if ([canary, to, disable, rollback, enable, endCanary].filter(given).length > 1) throw new UsageError(usage);

  const change = (wanted: Change, usually: string): ReleaseArguments =>
    validate({ app, change: wanted, reason: reason ?? usually });
  if (to !== undefined) return change({ kind: 'flip', release: to }, `Back to ${to}`);
  if (disable !== undefined) return validate({ app, change: { kind: 'disable' }, reason: disable });
  if (rollback) return change({ kind: 'rollback' }, 'Rolled back');
  if (enable) return change({ kind: 'enable' }, 'Switched on again');
  if (endCanary) return change({ kind: 'end_canary' }, 'The canary has ended');
  return validate({
    app,
    percent: canary === undefined ? undefined : parsePercent(canary),
    reason: reason ?? 'Released',
  });
}

function parsePercent(text: string): number {
  const percent = Number(text);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new UsageError('A canary is for 1 to 100 % of the visitors, a whole number.');
}

/** As the server would, and before anything is built. */
function validate(wish: ReleaseArguments): ReleaseArguments {
  const { error } = changeRelease.body.partial({ change: true }).safeParse(wish);
  if (error) throw new UsageError(error.issues.map(({ message }) => message).join('\n'));
  return wish;
}

function parseOptions(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        canary: text,
        to: text,
        disable: text,
        reason: text,
        rollback: flag,
        enable: flag,
        'end-canary': flag,
      },
    });
  } catch {
    throw new UsageError(usage);
  }
}

/** An app as the registry calls it. */
export const toAppName = (app: App) => app.replace('mfe-', '');
