import { Secret, TOTP } from 'otpauth';

/**
 * An authenticator app. A code works once, so each further code is of the next 30 seconds; the server accepts two in a row. The
 * code of the present is the oldest that is given: one before could lapse on its way, at the end of its half minute.
 */
export interface Authenticator {
  secret: string;
  code(): string;
}

/** Creates an authenticator app with this secret; a random one by default. */
export function createAuthenticator(secret = new Secret({ size: 20 }).base32): Authenticator {
  const app = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
  let step = 0;
  return {
    secret,
    code() {
      step = Math.max(step + 1, Math.floor(Date.now() / 30_000));
      return app.generate({ timestamp: step * 30_000 });
    },
  };
}
