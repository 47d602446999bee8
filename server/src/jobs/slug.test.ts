import { toSlug } from './slug';

describe('toSlug', () => {
  it.each([
    ['Frontend Intern (Lagos)', 'frontend-intern-lagos'],
    ['C++ / C# Developer', 'c-c-developer'],
    ['Ọ̀jẹ̀gbọ́n’s naïve Ɓauchi', 'ojegbons-naive-bauchi'],
    ['软件工程师', 'ruanjiangongchengshi'],
    ['– + #', 'job'],
    [`${'word '.repeat(30)}`, `${'word-'.repeat(16)}`.slice(0, -1)],
  ])('writes %s as %s', (title, slug) => {
    expect(toSlug(title)).toBe(slug);
  });
});
