import { emptyDetails, type StudentDetails } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { seedReferenceData } from '../../referenceData/seed';

describe('the details of a student’s profile', () => {
  let server: TestServer;
  let ada: SignedIn;
  beforeAll(async () => {
    server = await startServer();
    await seedReferenceData(server.context.db);
  });
  beforeEach(async () => {
    ada = await server.signIn('student');
  });
  afterAll(() => server.stop());

  const view = async (as = ada): Promise<StudentDetails> =>
    (await server.send({ url: 'account/details', as })).json().details;
  const put = (details: object, as = ada) =>
    server.send({ method: 'PUT', url: 'account/details', as, body: { ...emptyDetails, ...details } });
  const everything: StudentDetails = {
    skills: ['Python', 'Public speaking'],
    languages: [{ name: 'Yorùbá', level: 'native' }],
    links: [{ kind: 'github', url: 'https://github.com/ada' }],
    graduation_year: 2027,
    available_from: '2027-01-31',
    preferred_places: ['Lagos', 'Remote'],
    preferred_env_modes: ['hybrid'],
    preferred_kinds: ['siwes', 'internship'],
    about: 'I keep <b>bees</b>.',
    hidden_items: ['links'],
    revision: 0,
  };

  it('are empty until the student saves some, and then what was saved, whole', async () => {
    expect(await view()).toEqual(emptyDetails);
    const saved = await put(everything);
    expect(saved.json()).toEqual({ details: { ...everything, revision: 1 }, message: 'Profile Edited Successfully' });
    expect(await view()).toEqual({ ...everything, revision: 1 });
    await put({ revision: 1 });
    expect(await view()).toEqual({ ...emptyDetails, revision: 2 });
  });

  it('are the caller’s own', async () => {
    await put(everything);
    const bola = await server.signIn('student');
    expect(await view(bola)).toEqual(emptyDetails);
  });

  it('are not overwritten by a window that has not seen the last change', async () => {
    await put({ about: 'First window', revision: 0 });
    const second = await put({ about: 'Second window', revision: 0 });
    expect([second.statusCode, second.json().code]).toEqual([409, 'outdated']);
    expect(await view()).toMatchObject({ about: 'First window', revision: 1 });
  });

  it('are saved by one of several windows that save at once', async () => {
    const responses = await Promise.all(['A', 'B', 'C'].map((about) => put({ about, revision: 0 })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('are as saved when the same is sent again', async () => {
    await put(everything);
    const again = await put(everything);
    expect([again.statusCode, again.json().details.revision]).toEqual([200, 1]);
  });

  it.each([
    [{ links: [{ kind: 'other', url: 'javascript:alert(1)' }] }, 'links.0.url', 'Use a link that starts with https://'],
    [{ links: [{ kind: 'github', url: 'https://evil.example' }] }, 'links.0.url', 'Use a link to github.com.'],
    [{ skills: Array(31).fill('Cooking') }, 'skills', 'At most 30 skills.'],
    [{ preferred_places: ['Lagos', 'Atlantis'] }, 'preferred_places', 'Atlantis is not one of the places.'],
    [{ hidden_items: ['name'] }, 'hidden_items.0', expect.any(String)],
    [{ languages: [{ name: 'Hausa', level: 'perfect' }] }, 'languages.0.level', 'Choose one of the levels.'],
  ])('are refused when %j is sent', async (details, field, message) => {
    const refused = await put(details);
    expect([refused.statusCode, refused.json().fields]).toEqual([422, { [field]: message }]);
    expect(await view()).toEqual(emptyDetails);
  });
});
