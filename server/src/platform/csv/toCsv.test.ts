import { toPhoneCell } from './toCsv';

describe('toPhoneCell', () => {
  it.each([
    ['+2348012345678', '00234 801 234 5678'],
    ['08012345678', '0801 234 5678'],
    ['+12025550123', '001 202 555 0123'],
    ['1234567', '123 4567'],
    [null, null],
  ])('writes %s as %s', (phone, cell) => {
    expect(toPhoneCell(phone)).toBe(cell);
  });
});
