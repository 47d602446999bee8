import { emptyDetails } from '@foothold/shared/contract';
import { aStudent, someDetails } from '@foothold/shared/testing';
import { findCompleteness } from './completeness';

describe('findCompleteness', () => {
  it('begins with the skills when the profile that applications need is there', () =>
    expect(findCompleteness(aStudent(), emptyDetails)).toMatchObject({
      done: 2,
      total: 8,
      next: { text: 'Add your skills: companies look for them first', to: '/dashboard/profile?edit=skills' },
    }));

  it('begins with the studies when they are missing', () =>
    expect(findCompleteness(aStudent({ university: null }), someDetails()).next?.to).toBe('/dashboard/profile?edit=1'));

  it.each([
    [{ available_from: null }, 'Say what work you look for, and from when'],
    [{ about: null, links: [] }, 'Write a few lines about yourself: they are read before the letter'],
    [{ languages: [], graduation_year: null }, 'Add the languages that you speak'],
    [{ links: [] }, 'Add a link to something that you made'],
  ])('names one next step for %j', (missing, text) =>
    expect(findCompleteness(aStudent(), someDetails(missing)).next?.text).toBe(text),
  );

  it('counts what is hidden, and ends when nothing is missing', () =>
    expect(findCompleteness(aStudent(), someDetails({ hidden_items: ['about'] }))).toMatchObject({
      ...{ done: 8, total: 8, next: undefined },
    }));
});
