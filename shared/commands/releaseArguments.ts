import { parseArgs } from 'node:util';
import type { UnparsedInput } from '@foothold/shared/contract';
import { changeRelease, publishRelease, rolloutPlan } from '@foothold/shared/contract/admin';
import * as z from '@foothold/shared/schema';
import { type App, findAppIn } from '../build/apps';
import { isInstalled } from '../build/workspace';
import { findApp } from './findApp';
import { UsageError } from './usageError';

/** Stands for the id of a release, which is known only once it is built. */
export const releasePlaceholder = '{release}';

/** How to use the command that is called `name`. The repository of a team has one app, and its key gives no app addresses. */
export function explainUsage(name: string): string {
  const app = isInstalled ? name : `${name} company`;
  const examples = [
    [app, 'builds it, checks it, puts it live'],
    ...(isInstalled ? [] : [[`${name} shell company`, 'both at once, or neither']]),
    [`${app} --canary 10`, 'builds it, checks it, gives it to 10 % of the visitors'],
    [`${app} --rollout 1,10,50,100 --every 30m`, 'to more visitors step by step, while they fare no worse'],
    [`${app} --pause`, 'takes no further step; --resume goes on'],
    [`${app} --preview`, 'builds it, checks it, prints a link to see it before it is live'],
    [`${app} --preview --screenshots`, 'also makes screenshots of its main pages, before and after'],
    [
      `${app} --at https://cdn.example/${releasePlaceholder}/`,
      'builds it, checks it, has its scripts loaded from there',
    ],
    [`${app} --end-canary`, 'gives everybody the same again, and ends a rollout'],
    [`${app} --rollback`, 'puts the release live that was live before this one'],
    [`${app} --to 0.1.0-981eb361c5`, 'puts one live that was published before'],
    [`${app} --disable "why"`, 'switches the area off; visitors read why'],
    [`${app} --enable`, 'switches it on again'],
    ...(isInstalled
      ? []
      : [
          [`${name} reports --retire "why"`, 'ends an area: its pages and its entry in the sidebar go'],
          [`${app} --grant`, 'also lets it have the new addresses that it claims'],
        ]),
  ];
  const width = Math.max(...examples.map(([example = '']) => example.length));
  const lines = examples.map(([example = '', effect]) => `  ${example.padEnd(width)}   ${effect}`);
  const ending = isInstalled
    ? 'each with --reason "why"'
    : `each with --reason "why". In the folder of an app its name may be left out.
Add --offline-data to pnpm release where no server is running on the data.`;
  return ['Use it as:', ...lines, ending].join('\n');
}

type Change = UnparsedInput<typeof changeRelease>['change'];

type RolloutPlan = Pick<Extract<Change, { kind: 'rollout' }>, 'steps' | 'every_seconds'>;

/** The parsed arguments of the command that releases. */
export interface ReleaseArguments {
  apps: readonly App[];
  reason: string;
  /** The change of each app; undefined when they are to be built and published first. */
  change?: Change;
  /** Whether the apps get the addresses that their new releases claim. */
  grant: boolean;
  /** The share of visitors who get the new releases as canaries. */
  percent?: number;
  /** Where the scripts of the new release lie, if not on the site; may hold the placeholder. */
  at?: string;
  /** The steps by which more and more visitors get the new releases. */
  plan?: RolloutPlan;
  /** Publishes the new releases and makes links to see them, instead of putting them live. */
  preview?: boolean;
  /** Also makes screenshots of their main pages, as they are live and in the preview. */
  screenshots?: boolean;
  /** Works on the data directly when no server is running. */
  offlineData: boolean;
}

/** Parses the arguments of the command that releases, which is called `name`. Throws a UsageError when they are invalid. */
export function parseReleaseArguments(args: readonly string[], name: string): ReleaseArguments {
  const usage = explainUsage(name);
  const { values, positionals } = parseOptions(args, usage);
  const own = findAppIn(process.cwd());
  const apps = positionals.length ? [...new Set(positionals.map(findApp))] : own ? [own] : [];
  if (!apps.length) throw new UsageError(usage);
  const {
    at,
    canary,
    rollout,
    every,
    pause,
    resume,
    preview,
    screenshots,
    reason,
    to,
    disable,
    rollback,
    enable,
    retire,
    grant = false,
    'end-canary': endCanary,
  } = values;
  // An empty text counts as given: an unset shell variable must not turn another command into a release.
  const isGiven = (value: unknown) => value !== undefined;
  const changes = [to, disable, rollback, enable, retire, endCanary, pause, resume];
  if ([canary, rollout, preview, ...changes].filter(isGiven).length > 1) throw new UsageError(usage);
  if (isGiven(every) && !isGiven(rollout)) throw new UsageError(usage);

  // They are made of what a running server shows.
  if (screenshots && (!preview || values['offline-data'])) throw new UsageError(usage);

  const isBuilt = !changes.some(isGiven);
  if (at !== undefined && (!isBuilt || apps.length > 1)) throw new UsageError(usage);
  if (grant && (preview || (!isBuilt && to === undefined))) throw new UsageError(usage);

  const common = { apps, grant, offlineData: values['offline-data'] ?? false };
  const change = (value: Change, defaultReason: string): ReleaseArguments =>
    validate({ ...common, change: value, reason: reason ?? defaultReason });
  if (to !== undefined) {
    if (apps.length > 1) throw new UsageError(usage);
    return change({ kind: 'flip', release: to, grant }, `Back to ${to}`);
  }
  if (disable !== undefined) return validate({ ...common, change: { kind: 'disable' }, reason: disable });
  if (retire !== undefined) return validate({ ...common, change: { kind: 'retire' }, reason: retire });
  if (rollback) return change({ kind: 'rollback' }, 'Rolled back');
  if (enable) return change({ kind: 'enable' }, 'Switched on again');
  if (endCanary) return change({ kind: 'end_canary' }, 'The canary has ended');
  if (pause) return change({ kind: 'pause_rollout' }, 'Paused');
  if (resume) return change({ kind: 'resume_rollout' }, 'Resumed');
  return validate({
    ...common,
    percent: canary === undefined ? undefined : parsePercent(canary),
    ...(rollout !== undefined && { plan: parsePlan(rollout, every) }),
    ...(preview && { preview }),
    ...(screenshots && { screenshots }),
    ...(at !== undefined && { at: checkAddress(at) }),
    reason: reason ?? 'Released',
  });
}

function checkAddress(at: string): string {
  const { error } = publishRelease.body.shape.base_url.safeParse(at.replace(releasePlaceholder, '0.1.0-981eb361c5'));
  if (error) throw new UsageError(error.issues.map(({ message }) => message).join('\n'));
  return at;
}

function parsePercent(text: string): number {
  const percent = Number(text);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new UsageError('A canary is for 1 to 100 % of the visitors, a whole number.');
}

const secondsOf = { s: 1, m: 60, h: 60 * 60, d: 24 * 60 * 60 };

function parsePlan(steps: string, every = '30m'): RolloutPlan {
  const [, count, unit] = /^(\d{1,4})([smhd])$/.exec(every) ?? [];
  if (!unit) throw new UsageError('A step takes a time such as 30m or 2h.');
  const { data, error } = z.object(rolloutPlan).safeParse({
    steps: steps.split(',').map((step) => (step.trim() ? Number(step) : Number.NaN)),
    every_seconds: Number(count) * secondsOf[unit as keyof typeof secondsOf],
  });
  if (!data) throw new UsageError(error.issues.map(({ message }) => message).join('\n'));
  return data;
}

/** Applies the server's rules before anything is built. */
function validate(options: ReleaseArguments): ReleaseArguments {
  const { error } = changeRelease.body.partial({ change: true }).safeParse(options);
  if (error) throw new UsageError(error.issues.map(({ message }) => message).join('\n'));
  return options;
}

function parseOptions(args: readonly string[], usage: string) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        at: text,
        canary: text,
        rollout: text,
        every: text,
        pause: flag,
        resume: flag,
        preview: flag,
        screenshots: flag,
        to: text,
        disable: text,
        reason: text,
        rollback: flag,
        enable: flag,
        retire: text,
        grant: flag,
        'end-canary': flag,
        'offline-data': flag,
      },
    });
  } catch {
    throw new UsageError(usage);
  }
}
