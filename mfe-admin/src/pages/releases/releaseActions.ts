import type { UnparsedInput } from '@foothold/shared/contract';
import type { changeRelease } from '@foothold/shared/contract/admin';

/** The change whose button was pressed; the dialog asks for the remaining input. */
export type ReleaseAction =
  | { kind: 'flip' | 'canary' | 'rollback' | 'end_canary'; release: string }
  | { kind: 'disable' | 'enable' | 'retire' };

type Change = UnparsedInput<typeof changeRelease>['change'];

interface ChangeInput {
  /** Share of the visitors that get a canary. */
  percent: number;
  /** Whether the app gets the addresses and the access that the release claims. */
  grant: boolean;
}

/** The change as the endpoint takes it. */
export function toReleaseChange(action: ReleaseAction, { percent, grant }: ChangeInput): Change {
  const granted = grant ? { grant } : {};
  switch (action.kind) {
    case 'flip':
      return { kind: 'flip', release: action.release, ...granted };
    case 'canary':
      return { kind: 'canary', release: action.release, percent, ...granted };
    default:
      return { kind: action.kind };
  }
}
