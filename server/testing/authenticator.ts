import { Secret, TOTP } from 'otpauth';

/** An authenticator app. A code works once, so each further code is of the next 30 seconds. */
export interface Authenticator {
  secret: string;
  code(): string;
}

/** Creates an authenticator app with this secret; a random one by default. */
export function createAuthenticator(secret = new Secret({ size: 20 }).base32): Authenticator {
  const app = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
  let step = Math.floor(Date.now() / 30_000) - 2;
  return {
    secret,
    code() {
      step = Math.max(step + 1, Math.floor(Date.now() / 30_000) - 1);
      return app.generate({ timestamp: step * 30_000 });
    },
  };
}
