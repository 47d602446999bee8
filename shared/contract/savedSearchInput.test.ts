import { findDroppedFilters, savedSearchChange, savedSearchInput } from './savedSearchInput';
import { hasSameConditions, type SearchConditions, toSearchConditions } from './searchConditions';

const parse = (conditions: unknown, name?: unknown) => savedSearchInput.safeParse({ conditions, name });
const listProblems = (conditions: unknown) =>
  Object.fromEntries(parse(conditions).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);

describe('savedSearchInput', () => {
  it('keeps the conditions in one way of writing', () => {
    const conditions = { q: '  data   analyst ', stipend: '1', kind: 'nysc,internship,nysc', pay_from: '050000' };
    expect(parse(conditions, ' My  search ').data).toEqual({
      conditions: { q: 'data analyst', stipend: 'Yes', kind: 'internship,nysc', pay_from: '50000' },
      name: 'My search',
      frequency: 'none',
    });
    expect(parse({ q: 'data' }, '  ').data?.name).toBeNull();
  });

  it.each([
    ['nothing to search for', {}, { conditions: 'Type words or choose a filter first.' }],
    ['words of spaces', { q: '  ' }, { conditions: 'Type words or choose a filter first.' }],
    ['an unknown field', { field: 'Catering' }, { 'conditions.field': expect.any(String) }],
    ['an unknown kind among others', { kind: 'nysc,job' }, { 'conditions.kind.1': expect.any(String) }],
    ['an amount in words', { pay_from: 'much' }, { 'conditions.pay_from': expect.stringContaining('figures') }],
    ['words that are too long', { q: 'a'.repeat(201) }, { 'conditions.q': expect.any(String) }],
    ['nothing but the day of posting', { date: 'Today' }, { conditions: 'Type words or choose a filter first.' }],
    ['a list', { q: ['data'] }, { 'conditions.q': expect.any(String) }],
  ])('refuses %s', (_, conditions, problems) => expect(listProblems(conditions)).toEqual(problems));

  it('refuses a name of more than 80 characters', () => expect(parse({ q: 'a' }, 'a'.repeat(81)).success).toBe(false));
});

describe('savedSearchChange', () => {
  it('tells what is missing from what is taken away', () => {
    expect(savedSearchChange.parse({ paused: true })).toEqual({ paused: true });
    expect(savedSearchChange.parse({ name: '' })).toEqual({ name: null });
  });
});

describe('toSearchConditions', () => {
  it('writes skills in one order, each once', () => {
    const skill = ' SQL, JavaScript ,sql,, java script ';
    expect(toSearchConditions({ skill })).toEqual({ skill: 'java script,sql' });
    expect(toSearchConditions({ skill: ' , ' })).toEqual({});
  });

  it('leaves out order and date, which say nothing of the jobs to come', () => {
    expect(toSearchConditions({ q: 'data', sort: 'newest', date: 'Today' })).toEqual({ q: 'data' });
  });
});

describe('hasSameConditions', () => {
  it('compares every condition', () => {
    expect(hasSameConditions({ q: 'data', field: 'Art' }, { field: 'Art', q: 'data' })).toBe(true);
    expect(hasSameConditions({ q: 'data' }, { q: 'data', field: 'Art' })).toBe(false);
  });
});

describe('findDroppedFilters', () => {
  it.each<[SearchConditions, string[]]>([
    [{ q: 'data', field: 'Science' }, []],
    [{ field: 'Catering', kind: 'internship,apprenticeship', location: 'Lagos' }, ['field', 'kind']],
  ])('of %j are %j', (conditions, dropped) => expect(findDroppedFilters(conditions)).toEqual(dropped));
});
