import type { Output } from '@foothold/shared/contract';
import type { startTwoFactor, viewTwoFactor } from '@foothold/shared/contract/admin';

/** How the login of this account is protected. */
export type TwoFactorState = Output<typeof viewTwoFactor>;
/** A secret on its way into an app. */
export type TwoFactorSetup = Output<typeof startTwoFactor>;

/** What the section shows: how things stand, or one step of a change. */
export type TwoFactorStep =
  | { at: 'idle' }
  | { at: 'password' }
  | { at: 'scan'; setup: TwoFactorSetup }
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'renew' }
  | { at: 'disable' };

export const idleStep: TwoFactorStep = { at: 'idle' };
