import type { UnparsedInput } from '@foothold/shared/contract';
import type { changeRelease } from '@foothold/shared/contract/admin';

/** What an admin has pressed; the dialog asks for what is still needed. */
export type ReleaseAction =
  | { kind: 'flip' | 'canary' | 'rollback' | 'end_canary'; release: string }
  | { kind: 'disable' | 'enable' };

type Change = UnparsedInput<typeof changeRelease>['change'];

/** The change that a wish comes to; `percent` is of visitors, for a canary. */
export function toReleaseChange(action: ReleaseAction, percent: number): Change {
  switch (action.kind) {
    case 'flip':
      return { kind: 'flip', release: action.release };
    case 'canary':
      return { kind: 'canary', release: action.release, percent };
    default:
      return { kind: action.kind };
  }
}
