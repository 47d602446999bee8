import { findReviewPosition } from './reviewPosition';

describe('findReviewPosition', () => {
  it.each([
    [1, 63, 1, 6],
    [6, 63, 1, 6],
    [7, 63, 7, 13],
    [14, 63, 14, 20],
    [20, 63, 14, 20],
    [21, 63, 21, 27],
    [62, 63, 56, 62],
    [63, 63, 57, 63],
    [20, 20, 14, 20],
    [66, 66, 60, 66],
  ])('says of place %i of %i: from %i to %i', (place, applicants, from, to) => {
    expect(findReviewPosition(place, applicants)).toEqual({ from, to, applicants });
  });

  it('contains the place, and never says it alone', () => {
    for (let applicants = 20; applicants < 80; applicants += 1)
      for (let place = 1; place <= applicants; place += 1) {
        const { from, to } = findReviewPosition(place, applicants) ?? { from: 0, to: 0 };
        expect(from <= place && place <= to && to <= applicants && to - from >= 5).toBe(true);
      }
  });

  it('says nothing below 20 applicants, nor of an application that was not opened', () => {
    expect(findReviewPosition(3, 19)).toBeNull();
    expect(findReviewPosition(0, 63)).toBeNull();
  });
});
