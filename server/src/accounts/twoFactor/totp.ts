import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
const createTotp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Foothold', label, secret: Secret.fromBase32(secret), digits: 6, period: periodSeconds });

/** 160 random bits in Base32, the form that authenticator apps take. */
export const createSecret = (): string => new Secret({ size: 20 }).base32;

/** The otpauth URI that an authenticator app reads from a QR code. */
export const formatOtpAuthUri = (secret: string, email: string): string => createTotp(secret, email).toString();

/**
 * The time step (RFC 6238) of a code: the current one or, because clocks differ, one before or after. Null when the code is
 * wrong.
 */
export function findTimeStep(secret: string, code: string, now = Date.now()): number | null {
  const drift = createTotp(secret).validate({ token: code, timestamp: now, window: 1 });
  return drift === null ? null : Math.floor(now / 1000 / periodSeconds) + drift;
}
