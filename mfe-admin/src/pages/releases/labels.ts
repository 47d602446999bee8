import type { LiveApp, RolloutMeasure, RolloutState } from '@foothold/shared/contract/admin';
import { appLabel } from '../../appLabel';
import type { ReleaseAction } from './releaseActions';

type Pointer = Pick<LiveApp, 'stable' | 'canary' | 'canary_percent' | 'disabled_reason'>;

interface ActionTexts {
  title: string;
  effect: string;
  confirmLabel: string;
  busyLabel: string;
}

const rolloutTexts: Record<'pause_rollout' | 'resume_rollout', (name: string) => ActionTexts> = {
  pause_rollout: (name) => ({
    title: 'Pause the rollout?',
    effect: `${name}: who has the release keeps it, and nobody else gets it until you resume.`,
    confirmLabel: 'Pause',
    busyLabel: 'Pausing...',
  }),
  resume_rollout: (name) => ({
    title: 'Resume the rollout?',
    effect: `${name}: the next step follows when it is due, at once where it already is.`,
    confirmLabel: 'Resume',
    busyLabel: 'Resuming...',
  }),
};

/** The texts of the dialog that confirms a change. */
export function actionTexts(action: ReleaseAction, app: string): ActionTexts {
  const name = appLabel(app);
  switch (action.kind) {
    case 'flip':
      return {
        title: `Put ${action.release} live?`,
        effect: `${name}: everybody gets it with the next page. Open pages work on and offer to reload.`,
        confirmLabel: 'Put live',
        busyLabel: 'Putting live...',
      };
    case 'canary':
      return {
        title: `Try ${action.release} on some visitors?`,
        effect: `${name}: the same visitors get it each time. It ends by itself when more than one visit in twenty fails.`,
        confirmLabel: 'Start the canary',
        busyLabel: 'Starting...',
      };
    case 'rollback':
      return {
        title: `Roll back to ${action.release}?`,
        effect: `${name}: everybody gets the release before this one with the next page.`,
        confirmLabel: 'Roll back',
        busyLabel: 'Rolling back...',
      };
    case 'end_canary':
      return {
        title: 'End the canary?',
        effect: `${name}: everybody gets the same again; ${action.release} is kept.`,
        confirmLabel: 'End the canary',
        busyLabel: 'Ending...',
      };
    case 'disable':
      return {
        title: `Switch ${name} off?`,
        effect: 'Its pages show the reason instead, to everybody. The rest of the site works.',
        confirmLabel: 'Switch off',
        busyLabel: 'Switching off...',
      };
    case 'retire':
      return {
        title: `Retire ${name}?`,
        effect:
          'Its pages, its entries in the navigation and its addresses are gone for everybody, and open pages offer to reload. Only a command puts it live again.',
        confirmLabel: 'Retire',
        busyLabel: 'Retiring...',
      };
    case 'pause_rollout':
    case 'resume_rollout':
      return rolloutTexts[action.kind](name);
    case 'enable':
      return {
        title: `Switch ${name} on?`,
        effect: 'Its pages are there again for everybody.',
        confirmLabel: 'Switch on',
        busyLabel: 'Switching on...',
      };
  }
}

/** The state after a change, for the toast. */
export function liveStatusLabel({ stable, canary, canary_percent, disabled_reason }: Pointer): string {
  if (disabled_reason !== null) return 'switched off';
  return canary === null ? `${stable} is live` : `${canary} is live for ${canary_percent} %`;
}

const actionLabels: Record<string, string> = {
  'release.publish': 'Published',
  'release.flip': 'Put live',
  'release.canary': 'Canary started',
  'release.end_canary': 'Canary ended',
  'release.rollout': 'Rollout started',
  'release.pause_rollout': 'Rollout paused',
  'release.resume_rollout': 'Rollout resumed',
  'release.rollback': 'Rolled back to',
  'release.disable': 'Switched off',
  'release.enable': 'Switched on',
  'release.retire': 'Retired',
};

/** The label of a change; `action` is its code in the audit log. */
export const auditLabel = (action: string) => actionLabels[action] ?? action;

const systemActorLabels: Record<string, string> = {
  start: 'the server, at its start',
  operator: 'an operator’s command',
  watch: 'the server, which watches canaries',
};

/** Who made a change: an admin by their email address, a team’s key by its name. */
export const actorLabel = (name: string) =>
  systemActorLabels[name] ?? name.replace(/^rollout of /, 'the rollout of ').replace(/(^| of )key /, '$1the key ');

const rolloutStateLabels: Record<RolloutState, string> = {
  running: 'Under way',
  paused: 'Paused',
  done: 'Done',
  stopped: 'Stopped',
};
export const rolloutStateLabel = (state: RolloutState) => rolloutStateLabels[state];

const measureLabels: Record<RolloutMeasure, string> = {
  failed: 'A failure',
  lcp: 'LCP over 2.5 s',
  inp: 'INP over 200 ms',
  cls: 'CLS over 0.1',
  new_error: 'A new kind of error',
};
/** What happened to visitors of a rollout. A server of a later version may count more. */
export const measureLabel = (measure: RolloutMeasure): string => measureLabels[measure] ?? measure;
