import { cacNumber } from './cacNumber';

describe('CAC number', () => {
  it.each([
    ['RC1482207', 'RC 1482207'],
    [' rc 1482207 ', 'RC 1482207'],
    ['bn-0123456', 'BN 123456'],
    ['CAC/IT/NO 77', 'IT 77'],
  ])('is %j in the spelling %j', (given, stored) => {
    expect(cacNumber.safeParse(given).data).toBe(stored);
  });

  it.each([
    ['', 'CAC number is required.'],
    ['hello', 'Write RC, BN or IT and the digits, like RC 1482207.'],
    ['1482207', 'Write RC, BN or IT and the digits, like RC 1482207.'],
    ['RC 000', 'Write RC, BN or IT and the digits, like RC 1482207.'],
  ])('is refused as %j', (given, sentence) => {
    expect(cacNumber.safeParse(given).error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });
});
