import { aJob } from '@foothold/shared/testing/builders';
import { endOfDay } from '../../platform/time/days';
import { createJobPosting, parsePayRange } from './jobPosting';

const toJobPosting = (values: Parameters<typeof aJob>[0]) =>
  createJobPosting(aJob(values), { origin: 'https://jobs.example.ng', zone: 'Africa/Lagos' }, 'x') as Record<
    string,
    unknown
  >;

describe('parsePayRange', () => {
  it.each([
    ['100,000', [100_000, 100_000]],
    ['50000', [50_000, 50_000]],
    ['120,000–150,000', [120_000, 150_000]],
    ['50,000 to 80,000', [50_000, 80_000]],
    ['150 000', [150_000, 150_000]],
    ['1,250.50', [1250.5, 1250.5]],
  ])('returns a range when the amount is %s', (amount, range) => {
    expect(parsePayRange(amount)).toEqual(range);
  });

  it.each(['1.500', '80,000 - 50,000', '12,34', '1,00,000', '0', '5 - 6 - 7', 'about 5'])(
    'returns nothing when the amount is %s',
    (amount) => {
      expect(parsePayRange(amount)).toBeUndefined();
    },
  );
});

describe('createJobPosting', () => {
  it.each([
    ['Lagos', { addressRegion: 'Lagos', addressCountry: 'NG' }],
    ['Wuse II, Abuja', { addressLocality: 'Wuse II', addressRegion: 'Abuja', addressCountry: 'NG' }],
    ['Ilorin, Kwara State', { addressLocality: 'Ilorin', addressRegion: 'Kwara', addressCountry: 'NG' }],
  ])('maps the location %s to a postal address', (location, address) => {
    expect(toJobPosting({ location })).toMatchObject({ jobLocation: { address } });
  });

  it('keeps the location as the locality when it names no Nigerian state', () => {
    expect(toJobPosting({ location: 'Accra' }).jobLocation).toEqual({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Accra' },
    });
  });

  it.each([
    ['SIWES placement', 'INTERN'],
    ['Cook, part-time', 'PART_TIME'],
    ['Internal Auditor', undefined],
  ])('maps the job title %s to the employment type %s', (job_title, type) => {
    expect(toJobPosting({ job_title }).employmentType).toBe(type);
  });
});

describe('createJobPosting of the facts that a company states', () => {
  it.each([
    ['internship', 'INTERN'],
    ['siwes', 'INTERN'],
    ['nysc', 'TEMPORARY'],
    ['part_time', 'PART_TIME'],
    ['entry_level', undefined],
  ] as const)('maps the kind %s to the employment type %s', (kind, type) => {
    expect(toJobPosting({ job_title: 'Analyst', kind }).employmentType).toBe(type);
  });

  it('has the start and the openings', () => {
    expect(toJobPosting({ start_date: '2030-03-01', openings: 3 })).toMatchObject({
      jobStartDate: '2030-03-01',
      totalJobOpenings: 3,
    });
  });

  it('has the skills that are asked for before those that are nice to have', () => {
    const skills = { required_skills: ['Python', 'SQL'], preferred_skills: ['Tableau'] };
    expect(toJobPosting(skills).skills).toBe('Python, SQL, Tableau');
  });

  it('leaves out what is not stated', () => {
    const written = JSON.parse(JSON.stringify(toJobPosting({})));
    expect(Object.keys(written)).not.toEqual(expect.arrayContaining(['jobStartDate']));
    expect(Object.keys(written)).not.toEqual(expect.arrayContaining(['totalJobOpenings']));
    expect(Object.keys(written)).not.toEqual(expect.arrayContaining(['skills']));
  });
});

describe('endOfDay', () => {
  it('returns the last second of the day in the platform’s time zone', () => {
    expect(endOfDay('2027-03-31', 'Africa/Lagos')).toBe('2027-03-31T23:59:59+01:00');
    expect(endOfDay('2027-07-01', 'America/St_Johns')).toBe('2027-07-01T23:59:59-02:30');
    expect(endOfDay('2027-03-28', 'Europe/London')).toBe('2027-03-28T23:59:59+01:00');
  });
});
