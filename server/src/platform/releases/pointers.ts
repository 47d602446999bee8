import type { ReleaseRecord } from '@foothold/shared/boot';
import type { Row } from '../db';
import { grantClaims } from './addresses';
import type { Pointer } from './queries';

/** The changes of an app's live release. */
export type PointerChange =
  | { kind: 'flip'; release: string; grant?: boolean | undefined }
  | { kind: 'canary'; release: string; percent: number; grant?: boolean | undefined }
  | { kind: 'end_canary' }
  | { kind: 'rollout'; release: string; steps: readonly number[]; every_seconds: number; grant?: boolean | undefined }
  | { kind: 'pause_rollout' }
  | { kind: 'resume_rollout' }
  | { kind: 'rollback' }
  | { kind: 'disable' }
  | { kind: 'enable' }
  | { kind: 'retire' };

/** The pointer after a change that keeps the app, or a sentence that says why the change is not possible. */
export function applyChange(
  pointer: Pointer,
  change: Exclude<PointerChange, { kind: 'retire' }>,
  reason: string,
): Pointer | string {
  const { stable, previous, canary } = pointer;
  switch (change.kind) {
    case 'flip':
      return change.release === stable ? withoutCanary(pointer) : pointTo(pointer, change.release);
    case 'rollback':
      // It would end the canary too, and leave everybody with what most had before the last release.
      if (canary !== null) return 'A canary is running: end it, then roll back if that is what you want.';
      return previous === null ? 'There is no release before this one.' : pointBack(pointer, previous);
    case 'canary':
      if (change.release === stable) return 'Everybody has this release already.';
      return { ...pointer, canary: change.release, canary_percent: change.percent };
    case 'rollout':
      if (change.release === stable) return 'Everybody has this release already.';
      return { ...pointer, canary: change.release, canary_percent: change.steps[0] ?? null };
    case 'pause_rollout':
    case 'resume_rollout':
      return pointer;
    case 'end_canary':
      return canary === null ? 'There is no canary.' : withoutCanary(pointer);
    case 'disable':
      return { ...pointer, disabled_reason: reason };
    case 'enable':
      return { ...pointer, disabled_reason: null };
  }
}

const withoutCanary = (pointer: Pointer): Pointer => ({ ...pointer, canary: null, canary_percent: null });

/** How many releases an app remembers besides `stable` and `previous`. */
const maxEarlier = 8;

const pointTo = (pointer: Pointer, stable: string): Pointer => ({
  ...withoutCanary(pointer),
  stable,
  previous: pointer.stable,
  earlier: (pointer.previous === null ? [] : [pointer.previous, ...pointer.earlier]).slice(0, maxEarlier),
});

/** The release that was left is not remembered: a second rollback goes further back, never forward. */
const pointBack = (pointer: Pointer, stable: string): Pointer => {
  const [previous = null, ...earlier] = pointer.earlier;
  return { ...withoutCanary(pointer), stable, previous, earlier };
};

/** The pointer of an app of which one release is live for everybody. What that release claims is granted to the app. */
export const createPointer = (record: ReleaseRecord): Pointer =>
  grantClaims(
    {
      app: record.app,
      stable: record.release,
      previous: null,
      canary: null,
      canary_percent: null,
      disabled_reason: null,
      earlier: [],
      granted_paths: [],
      granted_access: [],
    },
    record,
  );

/** Drops the columns that only the table has. */
export const toPointer = ({ changed_at: _, revision: __, ...pointer }: Row<'release_pointers'>): Pointer => pointer;
