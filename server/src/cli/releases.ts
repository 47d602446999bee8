import type { LiveApp } from '@foothold/shared/contract/admin';
import { command, say } from './command';
import { operate } from './operations';

/** What runs where, what else could, and who changed it last. */
command(async () => {
  const { revision, apps } = await operate((operations) => operations.list());
  say(`Revision ${revision}, times are UTC, counts of the last 24 hours`);
  if (!apps.length) say('No app has a release yet.');
  for (const app of apps) tell(app);
});

const newest = 5;
const minuteOf = (instant: string) => instant.slice(0, 16).replace('T', ' ');

function tell({ app, stable, previous, canary, canary_percent, disabled_reason, releases, history }: LiveApp) {
  say();
  say(`${app.padEnd(10)} ${stable}`);
  if (disabled_reason) say(`${' '.repeat(10)} switched off: ${disabled_reason}`);
  if (canary) say(`${' '.repeat(10)} ${canary} for ${canary_percent} %`);
  if (previous) say(`${' '.repeat(10)} ${previous} before`);
  const many = releases.length === 1 ? '1 release' : `${releases.length} releases`;
  say(`${' '.repeat(10)} ${many} kept${releases.length > newest ? ', the newest' : ''}:`);
  for (const { release, published_at, health } of releases.slice(0, newest)) {
    const failed = health.load_failed + health.crashed;
    say(`${' '.repeat(10)}   ${release}  ${minuteOf(published_at)}  loaded ${health.loaded}, failed ${failed}`);
  }
  for (const { at, by, action, to, reason } of history.slice(0, 3)) {
    say(
      `${' '.repeat(10)} ${minuteOf(at)}  ${action.replace('release.', '')} ${to ?? ''} by ${by}${reason ? `: ${reason}` : ''}`,
    );
  }
}
