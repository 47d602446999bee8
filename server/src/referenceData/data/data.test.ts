import { locations } from './locations';
import { schoolShortNames } from './schoolShortNames';
import { schools } from './schools';
import { skills } from './skills';

const sort = (names: readonly string[]) => names.toSorted(new Intl.Collator('en').compare);

describe('the reference data', () => {
  it('has at least 150 schools, each once, in alphabetical order', () => {
    expect(schools.length).toBeGreaterThanOrEqual(150);
    expect(new Set(schools).size).toBe(schools.length);
    expect(schools).toEqual(sort(schools));
  });

  it('has short names for listed schools only, each once', () => {
    expect(schools).toEqual(expect.arrayContaining(Object.keys(schoolShortNames)));
    expect(new Set(Object.values(schoolShortNames)).size).toBe(Object.keys(schoolShortNames).length);
  });

  it('has at least 250 skills; no name of one, nor another name of it, is that of a second', () => {
    expect(skills.length).toBeGreaterThanOrEqual(250);
    const keys = skills.flatMap(({ key, synonyms }) => [key, ...synonyms.map((synonym) => synonym.key)]);
    expect(keys.filter((key, index) => key === '' || keys.indexOf(key) !== index)).toEqual([]);
  });

  it('has the 36 states and the capital territory in alphabetical order, then Remote', () => {
    expect(new Set(locations).size).toBe(38);
    expect(locations.at(-1)).toBe('Remote');
    expect(locations.slice(0, -1)).toEqual(sort(locations.slice(0, -1)));
  });
});
