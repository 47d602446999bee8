import { locations } from './locations';
import { schoolShortNames } from './schoolShortNames';
import { schools } from './schools';

const inOrder = (names: readonly string[]) => names.toSorted(new Intl.Collator('en').compare);

it('names at least 150 schools, each once, in alphabetical order', () => {
  expect(schools.length).toBeGreaterThanOrEqual(150);
  expect(new Set(schools).size).toBe(schools.length);
  expect(schools).toEqual(inOrder(schools));
});

it('gives short names to schools of the list alone, each its own', () => {
  expect(schools).toEqual(expect.arrayContaining(Object.keys(schoolShortNames)));
  expect(new Set(Object.values(schoolShortNames)).size).toBe(Object.keys(schoolShortNames).length);
});

it('names the 36 states, the capital territory and Remote, which comes last', () => {
  expect(new Set(locations).size).toBe(38);
  expect(locations.at(-1)).toBe('Remote');
  expect(locations.slice(0, -1)).toEqual(inOrder(locations.slice(0, -1)));
});
