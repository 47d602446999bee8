import type { UnparsedInput } from '@foothold/shared/contract';
import type { changeRelease } from '@foothold/shared/contract/admin';

/** The change whose button was pressed; the dialog asks for the remaining input. */
export type ReleaseAction =
  | { kind: 'flip' | 'canary' | 'rollback' | 'end_canary'; release: string }
  | { kind: 'disable' | 'enable' | 'retire' | 'pause_rollout' | 'resume_rollout' };

type Change = UnparsedInput<typeof changeRelease>['change'];

interface ChangeInput {
  /** Share of the visitors that get a canary. */
  percent: number;
  /** Whether a release that goes live does so by a rollout: its steps in per cent, and how long each takes. */
  in_stages: boolean;
  steps: string;
  minutes: number;
  /** Whether the app gets the addresses and the access that the release claims. */
  grant: boolean;
}

/** The change as the endpoint takes it. */
export function toReleaseChange(
  action: ReleaseAction,
  { percent, in_stages, steps, minutes, grant }: ChangeInput,
): Change {
  const granted = grant ? { grant } : {};
  switch (action.kind) {
    case 'flip':
      if (in_stages) {
        const plan = { steps: toSteps(steps), every_seconds: Math.round(minutes * 60) };
        return { kind: 'rollout', release: action.release, ...plan, ...granted };
      }
      return { kind: 'flip', release: action.release, ...granted };
    case 'canary':
      return { kind: 'canary', release: action.release, percent, ...granted };
    default:
      return { kind: action.kind };
  }
}

/** '1, 10, 100' as numbers. */
export const toSteps = (text: string): number[] =>
  text.split(',').map((step) => (step.trim() ? Number(step) : Number.NaN));
