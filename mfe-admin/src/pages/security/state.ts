import type { Output } from '@foothold/shared/contract';
import type { startTwoFactor, viewTwoFactor } from '@foothold/shared/contract/admin';

/** How the login of this account is protected. */
export type TwoFactor = Output<typeof viewTwoFactor>;
/** A secret on its way into an app. */
export type Setup = Output<typeof startTwoFactor>;

/** What the section shows: how things stand, or one step of a change. */
export type Step =
  | { at: 'rest' }
  | { at: 'password' }
  | { at: 'scan'; setup: Setup }
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'renew' }
  | { at: 'disable' };

export const rest: Step = { at: 'rest' };
