import { emptyDetails } from '@foothold/shared/contract';
import { aStudent, someDetails } from '@foothold/shared/testing';
import { readJsonResume } from './readJsonResume';
import { toJsonResume } from './toJsonResume';

const details = someDetails({
  languages: (['basic', 'conversational', 'fluent', 'native'] as const).map((level, at) => ({ name: `L${at}`, level })),
  links: [
    { kind: 'github', url: 'https://github.com/chiamaka' },
    { kind: 'linkedin', url: 'https://www.linkedin.com/in/chiamaka/' },
    { kind: 'other', url: 'https://dev.example/chiamaka' },
    { kind: 'portfolio', url: 'https://more.example' },
    { kind: 'portfolio', url: 'https://chiamaka.example/work' },
  ],
});
const read = (file: unknown, before = emptyDetails) =>
  readJsonResume(typeof file === 'string' ? file : JSON.stringify(file), before);

describe('toJsonResume', () => {
  it('writes what the format has a place for, and leaves out what is missing', () => {
    expect(toJsonResume('ada@example.ng', aStudent({ phone: null }), someDetails({ about: null }))).toEqual({
      $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
      basics: {
        name: 'Chiamaka Okonkwo',
        email: 'ada@example.ng',
        profiles: [{ network: 'GitHub', username: 'chiamaka', url: 'https://github.com/chiamaka' }],
      },
      education: [{ institution: 'University of Lagos', area: 'Microbiology', studyType: 'BSc', endDate: '2031' }],
      skills: [{ name: 'Python' }, { name: 'Public speaking' }],
      languages: [{ language: 'Yorùbá', fluency: 'Native speaker' }],
      meta: { version: 'v1.0.0' },
    });
  });
});

describe('readJsonResume', () => {
  it('reads what toJsonResume writes', () => {
    const { links, ...found } = read(toJsonResume('ada@example.ng', aStudent(), details)) ?? { links: [] };
    const { skills, languages, about, graduation_year } = details;
    expect(found).toEqual({
      ...{ skills, languages, about, graduation_year },
      leftOut: ['Name, contact and studies: your profile has its own'],
    });
    expect(links).toHaveLength(details.links.length);
    expect(links).toEqual(expect.arrayContaining(details.links));
  });

  it('finds nothing new in the file of the same profile', () =>
    expect(read(toJsonResume('ada@example.ng', aStudent(), details), details)).toMatchObject({
      ...{ skills: [], languages: [], links: [], about: null, graduation_year: null },
    }));

  it.each(['', 'no json', '[]', '"text"', 'null', '{}', '{"name":"Ada"}', '{"skills":{"name":"Go"}}'])(
    'takes %j for no resume',
    (content) => expect(read(content)).toBeNull(),
  );

  it('takes keywords for the skills below a heading', () => {
    const skills = [
      { name: 'Web', keywords: ['HTML', 'html ', 'CSS'] },
      { name: 'Cooking', level: 'Master' },
    ];
    expect(read({ skills })?.skills).toEqual(['HTML', 'CSS', 'Cooking']);
  });

  it('adds no second spelling, and no more than a profile has room for', () => {
    const skills = ['public-speaking', ...Array.from({ length: 30 }, (_, at) => `Skill ${at}`)];
    const found = read({ skills: skills.map((name) => ({ name })) }, someDetails());
    expect(found?.skills).toEqual(skills.slice(1, 29));
    expect(found?.leftOut).toEqual([
      'Skill Skill 28: a profile has at most 30',
      'Skill Skill 29: a profile has at most 30',
    ]);
  });

  it('names what is hostile or malformed, and takes the rest', () => {
    const found = read(`{
      "__proto__": { "polluted": true },
      "basics": {
        "summary": ${JSON.stringify('x'.repeat(601))},
        "url": "javascript:alert(1)",
        "profiles": [{ "url": "data:text/html,hi" }, 7, { "url": "http://ada.example" }, { "url": "https://github.com.evil.example" }]
      },
      "skills": [{ "name": { "$ne": 1 } }, "Go", { "name": "a\\u0000b" }, { "name": "Go" }],
      "languages": [{ "language": "French", "fluency": "perfect" }, { "language": "Hausa", "fluency": "C1" }],
      "education": [{ "endDate": "soon" }, { "endDate": "2029-06-30" }, { "endDate": 1200 }],
      "work": [{}], "<b>x</b>": 1
    }`);
    expect(found).toMatchObject({
      skills: ['Go'],
      languages: [{ name: 'Hausa', level: 'fluent' }],
      links: [{ kind: 'other', url: 'https://github.com.evil.example' }],
      about: null,
      graduation_year: 2029,
    });
    expect(found?.leftOut).toEqual([
      'Skill: Skill is required.',
      'Skill ab: This text holds characters that cannot be shown.',
      'Language French: Level is required.',
      'Link data:text/html,hi: Use a link that starts with https://',
      'Link: Link is required.',
      'Link http://ada.example: Use a link that starts with https://',
      'Link javascript:alert(1): Use a link that starts with https://',
      'Summary: At most 600 characters.',
      'Name, contact and studies: your profile has its own',
      '__proto__',
      'Work experience',
      '<b>x</b>',
    ]);
    expect({}).not.toHaveProperty('polluted');
  });
});
