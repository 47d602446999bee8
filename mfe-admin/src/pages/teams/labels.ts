import type { ReleasePermission } from '@foothold/shared/contract/admin';

/** What a key may do, in the order in which it is chosen. */
export const permissionLabels: Record<ReleasePermission, string> = {
  publish: 'Publish',
  canary: 'Canaries and rollouts',
  flip: 'Put live',
  rollback: 'Roll back',
  disable: 'Switch off and on',
};
