import type { LiveApp } from '@foothold/shared/contract/admin';
import type { Wish } from './changes';

type Pointer = Pick<LiveApp, 'stable' | 'canary' | 'canary_percent' | 'disabled_reason'>;

const names: Record<string, string> = {
  shell: 'Shell',
  public: 'Public pages',
  candidate: 'Candidates',
  company: 'Companies',
  admin: 'Admin',
};

/** What people call an app; one that is new here goes by its own name. */
export const nameOf = (app: string) => names[app] ?? app;

interface Words {
  title: string;
  effect: string;
  act: string;
  busy: string;
}

/** What a change is called, and what it does. */
export function wordsFor(wish: Wish, app: string): Words {
  const name = nameOf(app);
  switch (wish.kind) {
    case 'flip':
      return {
        title: `Put ${wish.release} live?`,
        effect: `${name}: everybody gets it with the next page. Open pages work on and offer to reload.`,
        act: 'Put live',
        busy: 'Putting live...',
      };
    case 'canary':
      return {
        title: `Try ${wish.release} on some?`,
        effect: `${name}: the same visitors get it each time. It ends by itself when more than one visit in twenty fails.`,
        act: 'Start the canary',
        busy: 'Starting...',
      };
    case 'rollback':
      return {
        title: `Roll back to ${wish.release}?`,
        effect: `${name}: everybody gets the release before this one with the next page.`,
        act: 'Roll back',
        busy: 'Rolling back...',
      };
    case 'end_canary':
      return {
        title: 'End the canary?',
        effect: `${name}: everybody gets the same again; ${wish.release} is kept.`,
        act: 'End the canary',
        busy: 'Ending...',
      };
    case 'disable':
      return {
        title: `Switch ${name} off?`,
        effect: 'Its pages show the reason instead, to everybody. The rest of the site works.',
        act: 'Switch off',
        busy: 'Switching off...',
      };
    case 'enable':
      return {
        title: `Switch ${name} on?`,
        effect: 'Its pages are there again for everybody.',
        act: 'Switch on',
        busy: 'Switching on...',
      };
  }
}

/** What a change has come to. */
export function standingOf({ stable, canary, canary_percent, disabled_reason }: Pointer): string {
  if (disabled_reason !== null) return 'switched off';
  return canary === null ? `${stable} is live` : `${canary} is live for ${canary_percent} %`;
}

const acts: Record<string, string> = {
  'release.publish': 'Published',
  'release.flip': 'Put live',
  'release.canary': 'Canary started',
  'release.end_canary': 'Canary ended',
  'release.rollback': 'Rolled back',
  'release.disable': 'Switched off',
  'release.enable': 'Switched on',
};

/** What somebody did, as the audit log calls it. */
export const actOf = (action: string) => acts[action] ?? action;

const by: Record<string, string> = {
  start: 'the server, at its start',
  operator: 'an operator’s command',
  watch: 'the server, which watches canaries',
};

/** Who did it: an admin by their address. */
export const whoOf = (name: string) => by[name] ?? name;
