import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;
const createTotp = (secret: string, label = '') =>
  new TOTP({ issuer: 'Foothold', label, secret: Secret.fromBase32(secret), digits: 6, period: periodSeconds });

/** 160 random bits, as authenticator apps take them. */
export const createSecret = (): string => new Secret({ size: 20 }).base32;

/** What a QR code says to an authenticator app. */
export const formatOtpAuthUri = (secret: string, email: string): string => createTotp(secret, email).toString();

/** The time step that a code belongs to: this one, or with clocks that differ a neighbour. Null for a wrong code. */
export function findTimeStep(secret: string, code: string, now = Date.now()): number | null {
  const drift = createTotp(secret).validate({ token: code, timestamp: now, window: 1 });
  return drift === null ? null : Math.floor(now / 1000 / periodSeconds) + drift;
}
