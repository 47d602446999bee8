import { isDatabaseUnavailable } from './errorCodes';

const withCode = (code: string) => Object.assign(new Error('It failed.'), { code });

describe('isDatabaseUnavailable', () => {
  it.each(['57P03', '57014', '08006', '28P01', '3D000', '53300', '55P03', '40P01'])(
    'is true for SQLSTATE %s',
    (code) => {
      expect(isDatabaseUnavailable(withCode(code))).toBe(true);
    },
  );

  it.each(['23505', '22001', '08P01', '42P01', '53100'])('is false for SQLSTATE %s', (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(false);
  });

  it.each([
    ['Connection terminated unexpectedly', true],
    ['timeout exceeded when trying to connect', true],
    ['Client has encountered a connection error and is not queryable', true],
    ['Cannot read properties of undefined', false],
  ])('tells a lost connection by its message: %s', (message, expected) => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(expected);
  });
});
