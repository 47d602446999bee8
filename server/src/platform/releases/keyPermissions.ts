import type { ReleasePermission } from '@foothold/shared/contract/admin';
import { fail, type User } from '../http';
import type { PointerChange } from './pointers';

/** Which permissions a change needs. A key never retires an app: nothing but an admin brings that back. */
const neededPermissions: Record<PointerChange['kind'], readonly ReleasePermission[] | undefined> = {
  flip: ['flip'],
  canary: ['canary'],
  end_canary: ['canary'],
  rollout: ['canary', 'flip'],
  pause_rollout: ['canary'],
  resume_rollout: ['canary', 'flip'],
  rollback: ['rollback'],
  disable: ['disable'],
  enable: ['disable'],
  retire: undefined,
};

/** What the permissions are called where one is lacking. */
const doing: Record<ReleasePermission, string> = {
  publish: 'publish releases',
  canary: 'start and end canaries',
  flip: 'put releases live',
  rollback: 'roll back',
  disable: 'switch apps off and on',
};

/** Fails with the reason where the caller has a release key that is for other apps. */
export function checkApp({ key }: Pick<User, 'key'>, app: string): void {
  if (!key || key.apps.includes(app)) return;
  const own = key.apps.length ? `it is for ${key.apps.join(', ')}` : 'its team owns none of its apps any more';
  refuse(`The key ${key.name} of ${key.team} is not for ${app}: ${own}.`);
}

/** Fails with the reason where the caller has a release key that does not permit this. */
export function checkPermission(user: Pick<User, 'key'>, app: string, permission: ReleasePermission): void {
  const { key } = user;
  if (!key) return;
  checkApp(user, app);
  if (!key.permissions.includes(permission)) refuse(`The key ${key.name} of ${key.team} may not ${doing[permission]}.`);
}

/** Fails where a release is larger than the key may publish. All files count, in bytes. */
export function checkSize({ key }: Pick<User, 'key'>, release: string, files: readonly Buffer[]): void {
  // Tenths, rounded up: what is too large never reads as the limit itself.
  const megabytes = Math.ceil(files.reduce((sum, { length }) => sum + length, 0) / 100_000) / 10;
  if (!key || megabytes <= key.max_megabytes) return;
  const sentence = `${release} has ${megabytes} MB. The key ${key.name} of ${key.team} publishes at most ${key.max_megabytes} MB.`;
  fail('too_large', { release: sentence }, { sentence });
}

/** Fails with the reason where the caller has a release key that does not permit this change of what is live. */
export function checkChange(user: Pick<User, 'key'>, app: string, change: PointerChange): void {
  const permissions = neededPermissions[change.kind];
  if (user.key && !permissions) refuse('An app is retired by an admin alone.');
  for (const permission of permissions ?? []) checkPermission(user, app, permission);
  if (user.key && 'grant' in change && change.grant)
    refuse('A key grants no addresses: an admin does, under Releases.');
}

const refuse = (sentence: string): never => fail('forbidden', undefined, { sentence });
