import type { UnparsedInput } from '@foothold/shared/contract';
import type { changeRelease } from '@foothold/shared/contract/admin';

/** The change whose button was pressed; the dialog asks for the remaining input. */
export type ReleaseAction =
  | { kind: 'flip' | 'canary' | 'rollback' | 'end_canary'; release: string }
  | { kind: 'disable' | 'enable' };

type Change = UnparsedInput<typeof changeRelease>['change'];

/** The change as the endpoint takes it; `percent` is the share of visitors that get a canary. */
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
