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

/** The parsed arguments of `pnpm release`. */
export interface ReleaseArguments {
  app: App;
  reason: string;
  /** Undefined when the app is to be built and published first. */
  change?: Change;
  /** The share of visitors who get the new release as a canary. */
  percent?: number;
}

/** Parses the arguments of `pnpm release`. Throws a UsageError when they are invalid. */
export function parseReleaseArguments(args: string[]): ReleaseArguments {
  const { values, positionals } = parseOptions(args);
  const [name, ...more] = positionals;
  if (!name || more.length) throw new UsageError(usage);
  const app = apps.find((app) => [app, toAppName(app)].includes(name));
  if (!app) throw new UsageError(`There is no app ${name}. There are ${apps.map(toAppName).join(', ')}.`);

  const { canary, reason, to, disable, rollback, enable, 'end-canary': endCanary } = values;
  // An empty text counts as given: an unset shell variable must not turn another command into a release.
  const isGiven = (value: unknown) => value !== undefined;
  if ([canary, to, disable, rollback, enable, endCanary].filter(isGiven).length > 1) throw new UsageError(usage);

  const change = (value: Change, defaultReason: string): ReleaseArguments =>
    validate({ app, change: value, reason: reason ?? defaultReason });
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

/** Applies the server's rules before anything is built. */
function validate(options: ReleaseArguments): ReleaseArguments {
  const { error } = changeRelease.body.partial({ change: true }).safeParse(options);
  if (error) throw new UsageError(error.issues.map(({ message }) => message).join('\n'));
  return options;
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

/** The name of an app in the registry. */
export const toAppName = (app: App) => app.replace('mfe-', '');
