import { fuzzyFilter } from './fuzzyFilter';

const universities = [
  'Obafemi Awolowo University, Ile-Ifẹ',
  'University of Ibadan, Ibadan',
  'University of Lagos, Lagos',
  'Federal University, Lokoja',
  'Ahmadu Bello University, Zaria',
];
const aliases = { 'Obafemi Awolowo University, Ile-Ifẹ': 'OAU', 'University of Lagos, Lagos': 'UNILAG' };

describe('fuzzyFilter', () => {
  it.each([
    ['contains all words of it', 'lagos univ', ['University of Lagos, Lagos']],
    ['lacks its accents', 'ile-ife', ['Obafemi Awolowo University, Ile-Ifẹ']],
    ['is its alias', 'unilag', ['University of Lagos, Lagos']],
    ['lacks a letter', 'ibdan', ['University of Ibadan, Ibadan']],
    ['has a letter too many', 'awollowo', ['Obafemi Awolowo University, Ile-Ifẹ']],
    ['has two letters swapped', 'lgaos', ['University of Lagos, Lagos']],
    ['has a mistake and an incomplete word', 'obafmi awo', ['Obafemi Awolowo University, Ile-Ifẹ']],
    ['has mistakes in two words', 'univrsity of laogs', ['University of Lagos, Lagos']],
    ['is similar to none (no result)', 'harvard', []],
    ['is short and wrong (no result)', 'zxy', []],
  ])('finds a name when the query %s: %s', (_, typed, found) => {
    expect(fuzzyFilter(universities, typed, aliases)).toEqual(found);
  });

  it('returns no similar names when there is an exact match', () => {
    expect(fuzzyFilter(['Lagos', 'Lagoon Foods', 'Laggs'], 'lagos')).toEqual(['Lagos']);
  });

  it('returns first what begins with the query, in the given order', () => {
    const names = ['Lagos State University of Science and Technology, Ikorodu', 'University of Lagos, Lagos'];
    expect(fuzzyFilter(names, 'University of Lagos, La')).toEqual([...names].reverse());
    expect(fuzzyFilter(names, 'univ')).toEqual([...names].reverse());
    expect(fuzzyFilter(names, 'of')).toEqual(names);
  });

  it('returns all names when the query is empty', () => {
    expect(fuzzyFilter(universities, '  ')).toEqual(universities);
  });
});
