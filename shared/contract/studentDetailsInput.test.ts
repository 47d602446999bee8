import { toSkillKey } from './skillKey';
import { emptyDetails, isDetailFilled, type StudentDetails, toVisibleDetails } from './studentDetails';
import { studentDetailsInput } from './studentDetailsInput';

const listErrors = (overrides: object) =>
  Object.fromEntries(
    (studentDetailsInput.safeParse({ ...emptyDetails, ...overrides }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );
const linkError = (kind: string, url: string) => listErrors({ links: [{ kind, url }] })['links.0.url'];

describe('studentDetailsInput', () => {
  it('accepts what is empty, and trims what is written', () => {
    expect(listErrors({})).toEqual({});
    expect(
      studentDetailsInput.parse({
        ...emptyDetails,
        skills: ['  Public   speaking '],
        about: '  ',
        available_from: '',
        links: [{ kind: 'github', url: 'github.com/ada' }],
      }),
    ).toMatchObject({
      skills: ['Public speaking'],
      about: null,
      available_from: null,
      links: [{ kind: 'github', url: 'https://github.com/ada' }],
    });
  });

  it.each([
    ['skills', Array(31).fill('Cooking'), 'At most 30 skills.'],
    ['languages', Array.from({ length: 11 }, (_, at) => ({ name: `L${at}`, level: 'basic' })), 'At most 10 languages.'],
    ['links', Array.from({ length: 6 }, (_, at) => ({ kind: 'other', url: `https://a.ng/${at}` })), 'At most 5 links.'],
    ['about', 'a'.repeat(601), 'At most 600 characters.'],
    ['graduation_year', 1959, 'Write a year from 1960 to 2060.'],
    ['available_from', '2030-02-31', 'Use a date of the calendar, such as 2027-01-31.'],
  ])('limits %s', (name, value, message) => expect(listErrors({ [name]: value })).toEqual({ [name]: message }));

  it('names each language and each link once', () => {
    const languages = ['Yorùbá', 'yoruba'].map((name) => ({ name, level: 'native' }));
    const links = ['portfolio', 'other'].map((kind) => ({ kind, url: 'https://ada.ng' }));
    expect(listErrors({ languages, links })).toEqual({
      languages: 'Name each language once.',
      links: 'Name each link once.',
    });
  });

  it.each(['...', '  ', 'Cooking\u0000', 'x'.repeat(61)])('refuses the skill %j', (skill) =>
    expect(listErrors({ skills: [skill] })).toHaveProperty(['skills.0']),
  );

  it.each([
    'javascript:alert(1)',
    'http://ada.ng',
    'https:ada.ng',
    'data:text/html,hello',
    'https://ada:secret@ada.ng',
    '//ada.ng',
    'java\nscript:alert(1)',
  ])('refuses the link %j', (url) => expect(linkError('other', url)).toBe('Use a link that starts with https://'));

  it.each([
    ['github', 'https://github.com/ada', undefined],
    ['github', 'https://github.com.evil.example/ada', 'Use a link to github.com.'],
    ['github', 'https://evil.example/github.com', 'Use a link to github.com.'],
    ['linkedin', 'https://ng.linkedin.com/in/ada', undefined],
    ['linkedin', 'https://notlinkedin.com/in/ada', 'Use a link to linkedin.com.'],
    ['portfolio', '', 'Link is required.'],
  ])('checks where a link of the kind %s leads: %s', (kind, url, message) =>
    expect(linkError(kind, url)).toBe(message),
  );
});

describe('toSkillKey', () => {
  it.each([
    ['Node JS', 'node-js'],
    ['Yorùbá', 'YORUBA'],
    ['Driver’s licence', "drivers' licence"],
  ])('is the same for %s and %s', (one, other) => expect(toSkillKey(one)).toBe(toSkillKey(other)));

  it('differs for C, C++ and C#', () => expect(new Set(['C', 'C++', 'C#'].map(toSkillKey)).size).toBe(3));
});

describe('toVisibleDetails', () => {
  const details: StudentDetails = { ...emptyDetails, skills: ['Go'], about: 'I weld.', hidden_items: ['about'] };

  it('leaves out what is hidden, and what only the student sees', () =>
    expect(toVisibleDetails(details)).toEqual({
      ...{ skills: ['Go'], about: null, languages: [], links: [], graduation_year: null, available_from: null },
      ...{ preferred_places: [], preferred_env_modes: [], preferred_kinds: [] },
    }));

  it('is null where nothing is left', () => {
    expect(toVisibleDetails(emptyDetails)).toBeNull();
    expect(toVisibleDetails({ ...details, hidden_items: ['skills', 'about'] })).toBeNull();
  });

  it('knows which items are filled in', () =>
    expect([isDetailFilled(details, 'skills'), isDetailFilled(details, 'links')]).toEqual([true, false]));
});
