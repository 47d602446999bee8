import type { Job } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { seedReferenceData } from '../../referenceData/seed';
import { recountSearchWords } from './words.queries';

let server: TestServer;
let company: SignedIn;
beforeAll(async () => {
  server = await startServer();
  await seedReferenceData(server.context.db);
  company = await server.signIn('organization', { company_name: 'Baobab Works' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.context.db.deleteFrom('jobs').execute();
  await recountSearchWords(server.context.db);
});

const aJob = (overrides: Parameters<TestServer['aJob']>[0]) =>
  server.aJob({
    org_id: company.role_specific_id,
    department: 'Staff',
    location: 'Jos, Plateau',
    job_description: 'The work of the day.',
    job_requirements: 'Patience.',
    ...overrides,
  });
const find = async (q: string, sort = 'relevance') => {
  const response = await server.send({ url: `jobs?${new URLSearchParams({ q, sort })}` });
  expect(response.statusCode).toBe(200);
  return response.json().jobs as { data: Job[]; total: number; matched: string[]; missing: string[] };
};
const titles = async (q: string, sort?: string) => (await find(q, sort)).data.map(({ job_title }) => job_title);

describe('synonyms in a search', () => {
  it.each([
    ['IT', { job_description: 'We take students for industrial training.' }],
    ['I.T.', { job_description: 'Open for SIWES.' }],
    ['it student', { job_description: 'A student on industrial attachment.' }],
    ['siwes', { job_title: 'Industrial Training (Engineering)' }],
    ['SIWES', { job_title: 'I.T. Placement' }],
    ['industrial training', { job_description: 'Your SIWES with us.' }],
    ['corper', { job_requirements: 'NYSC members may apply.' }],
    ['corper', { job_title: 'Corps Member, Accounts' }],
    ['corps member', { job_requirements: 'Serving NYSC.' }],
    ['nysc', { job_requirements: 'Corpers are welcome.' }],
    ['OND', { job_requirements: 'A National Diploma in accounting.' }],
    ['nd', { job_requirements: 'OND or better.' }],
    ['national diploma', { job_requirements: 'OND in accounting.' }],
    ['HND', { job_requirements: 'Higher National Diploma.' }],
    ['higher national diploma', { job_requirements: 'HND/B.Sc.' }],
    ['internship', { job_title: 'Frontend Intern' }],
    ['wfh', { env_mode: 'remote' }],
    ['work from home', { env_mode: 'remote' }],
    ['PH', { location: 'Port Harcourt, Rivers' }],
    ['VI', { location: 'Victoria Island, Lagos' }],
    ['abuja', { location: 'FCT' }],
    ['FCT', { location: 'Wuse, Abuja' }],
    ['PA', { job_title: 'Personal Assistant to the CEO' }],
    ['personal assistant', { job_title: 'PA to the CEO' }],
    ['HR', { job_title: 'Human Resources Officer' }],
    ['programmer', { job_title: 'Backend Developer' }],
    ['programmer', { job_title: 'Software Engineer' }],
    ['Developers', { job_title: 'Junior Programmer' }],
    ['programmer', { job_title: 'Frontend Engineer (NYSC)' }],
    ['programmer', { job_title: 'Backend Engineering Intern' }],
    ['developer', { job_title: 'Front-End Engineer' }],
    ['developers', { job_title: 'Full-stack Engineers' }],
    ['developer', { job_title: 'Mobile Engineering Placement' }],
    ['software developer', { job_title: 'Backend Engineering Intern' }],
    ['software engineer', { job_title: 'Frontend Developer' }],
    ['software engineer', { job_title: 'Web Engineer' }],
    ['law', { job_title: 'Legal Assistant' }],
    ['legal', { job_title: 'Lawyer' }],
    ['lawyer', { job_title: 'Intern, Law Chambers' }],
  ] as const)('%s finds %o', async (q, overrides) => {
    await aJob({ job_title: 'Meant', ...overrides });
    await aJob({ job_title: 'Driver' });
    expect(await titles(q)).toEqual(['job_title' in overrides ? overrides.job_title : 'Meant']);
    expect(await titles(q, 'newest')).toHaveLength(1);
  });

  it.each([
    ['IT', { job_description: 'It is hard work, but it pays. Industrial machines; training on the job.' }],
    ['IT', { job_title: 'Italian Cook', job_description: 'Items of the menu.' }],
    ['IT support', { job_description: 'Industrial training with the support of a mentor.' }],
    ['OND', { location: 'Akure, Ondo' }],
    ['OND', { job_requirements: 'Higher National Diploma.' }],
    ['HND', { job_requirements: 'National Diploma.' }],
    ['PA', { job_title: 'Payroll Clerk', job_description: '₦900,000 p.a., paid on the last day.' }],
    ['VI', { job_title: 'Video Editor' }],
    ['PH', { job_title: 'Phone Operator', location: 'Harcourt Street, Port Area' }],
    ['corper', { job_title: 'Corporate Driver', job_requirements: 'Copper wires.' }],
    ['programmer', { job_title: 'Graduate Programme', job_description: 'Our programmes for graduates.' }],
    ['programmer', { job_title: 'Civil Engineer' }],
    ['developer', { job_title: 'Mechanical Engineering Intern', job_description: 'Engineers of mobile cranes.' }],
    ['software engineer', { job_title: 'Site Engineer', job_description: 'At the front end of our engineers.' }],
    ['business developer', { job_title: 'Backend Engineer', job_description: 'For a business.' }],
    ['business developer', { job_title: 'Programmer', job_description: 'For a business.' }],
    ['law', { job_title: 'Lawn Keeper', job_description: 'Flawless work.' }],
  ] as const)('%s does not find %o', async (q, overrides) => {
    await aJob({ job_title: 'Other', ...overrides });
    // Each abbreviation is known, so that none is ignored as a word that no job has.
    const words = 'IT support NYSC OND HND PA programmer software engineer business developer law';
    await aJob({ job_title: 'Word list', job_description: words, location: 'VI, PH' });
    expect(await titles(q)).toEqual(['Word list']);
  });

  it('lists the title that has the words before the text that has a synonym', async () => {
    await aJob({ job_title: 'IT Support Officer' });
    await aJob({ job_title: 'Fitter', job_description: 'Industrial training.' });
    expect(await titles('IT support')).toEqual(['IT Support Officer']);
    expect(await titles('IT')).toEqual(['IT Support Officer', 'Fitter']);
  });

  it('lists an intern before the international when the word is intern', async () => {
    await aJob({ job_title: 'Summer Internship' });
    await aJob({ job_title: 'International Buyer' });
    expect(await titles('intern')).toEqual(['Summer Internship', 'International Buyer']);
  });

  it.each(['corpe', 'nys'])('finds %s while the word is being typed', async (q) => {
    await aJob({ job_title: 'Clerk', job_requirements: 'Corps members only.' });
    expect(await titles(q)).toEqual(['Clerk']);
  });

  it('names the phrase that was found, for the reader and for the marks', async () => {
    await aJob({ job_title: 'Industrial Training, Welding' });
    expect(await find('siwes welding')).toMatchObject({
      matched: ['industrial training', 'welding'],
      corrected: [],
      missing: [],
    });
  });

  it('says that a word is missing when no job has it or a synonym', async () => {
    await aJob({ job_title: 'Welder' });
    expect(await find('siwes welder')).toMatchObject({ total: 1, matched: ['welder'], missing: ['siwes'] });
  });
});
