import { Secret, TOTP } from 'otpauth';

const seconds = 30;
const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Foothold', label, secret: Secret.fromBase32(secret), digits: 6, period: seconds });

/** 160 random bits, as authenticator apps take them. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What a QR code says to an authenticator app. */
export const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The time step that a code belongs to: this one, or with clocks that differ a neighbour. Null for a wrong code. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  const drift = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return drift === null ? null : Math.floor(now / 1000 / seconds) + drift;
}
