import { Secret, TOTP } from 'otpauth';
import { createSecret, findTimeStep, formatOtpAuthUri } from './totp';

describe('time-based one-time passwords', () => {
  const secret = createSecret();
  const noon = Date.UTC(2026, 10, 21, 12);
  /** The code of an app whose clock is `seconds` ahead. */
  const codeOfClock = (seconds: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: noon + seconds * 1000 });

  it.each([
    [0, 0],
    [29, 0],
    [30, 1],
    [-1, -1],
    [-30, -1],
  ])('accepts the code of a clock that is %i seconds ahead', (seconds, drift) => {
    expect(findTimeStep(secret, codeOfClock(seconds), noon)).toBe(noon / 30_000 + drift);
  });

  it.each([60, -31, 3600])('refuses the code of a clock that is %i seconds ahead', (seconds) => {
    expect(findTimeStep(secret, codeOfClock(seconds), noon)).toBeNull();
  });

  it('accepts the codes of the test vectors of RFC 6238', () => {
    // RFC 6238, appendix B: the last six digits.
    expect(findTimeStep(Secret.fromUTF8('12345678901234567890').base32, '287082', 59_000)).toBe(1);
  });

  it('names issuer and account in the otpauth URI', () => {
    expect(formatOtpAuthUri(secret, 'ada@example.ng')).toContain(
      'otpauth://totp/Foothold:ada%40example.ng?issuer=Foothold&secret=',
    );
  });
});
