import { fuzzyFilter } from './fuzzyFilter';

const universities = [
  'Obafemi Awolowo University, Ile-Ifẹ',
  'University of Ibadan, Ibadan',
  'University of Lagos, Lagos',
  'Federal University, Lokoja',
  'Ahmadu Bello University, Zaria',
];
const aliases = { 'Obafemi Awolowo University, Ile-Ifẹ': 'OAU', 'University of Lagos, Lagos': 'UNILAG' };

it.each([
  ['has every word', 'lagos univ', ['University of Lagos, Lagos']],
  ['has no accents', 'ile-ife', ['Obafemi Awolowo University, Ile-Ifẹ']],
  ['is what it is known by', 'unilag', ['University of Lagos, Lagos']],
  ['lacks a letter', 'ibdan', ['University of Ibadan, Ibadan']],
  ['has a letter too many', 'awollowo', ['Obafemi Awolowo University, Ile-Ifẹ']],
  ['has two letters exchanged', 'lgaos', ['University of Lagos, Lagos']],
  ['is mistyped before it is written in full', 'obafmi awo', ['Obafemi Awolowo University, Ile-Ifẹ']],
  ['is mistyped in two words', 'univrsity of laogs', ['University of Lagos, Lagos']],
  ['is nothing like any', 'harvard', []],
  ['is short and wrong', 'zxy', []],
])('finds a name by what %s: %s', (_, typed, found) => {
  expect(fuzzyFilter(universities, typed, aliases)).toEqual(found);
});

it('guesses nothing where something says what is typed', () => {
  expect(fuzzyFilter(['Lagos', 'Lagoon Foods', 'Laggs'], 'lagos')).toEqual(['Lagos']);
});

it('offers all where nothing is typed', () => {
  expect(fuzzyFilter(universities, '  ')).toEqual(universities);
});
