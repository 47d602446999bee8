import type { Output } from '@foothold/shared/contract';
import type { startTwoFactor, viewTwoFactor } from '@foothold/shared/contract/admin';

export type TwoFactorState = Output<typeof viewTwoFactor>;
/** The secret to be transferred to the authenticator app. */
export type TwoFactorSetup = Output<typeof startTwoFactor>;

/** What the section shows: the status, or one step of a change. */
export type TwoFactorStep =
  | { at: 'idle' }
  | { at: 'password' }
  | { at: 'scan'; setup: TwoFactorSetup }
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'renew' }
  | { at: 'disable' };

export const idleStep: TwoFactorStep = { at: 'idle' };
