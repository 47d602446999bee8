import { Secret, TOTP } from 'otpauth';

/** An authenticator app that can look ahead: a code works once, so every further one is of the next half minute. */
export interface Authenticator {
  secret: string;
  code(): string;
}

/** The app that was told this secret; a new one unless given. */
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
