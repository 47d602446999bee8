import { emptyDetails } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { insertMissingSkills } from '../../referenceData/queries';
import { seedReferenceData } from '../../referenceData/seed';

describe('skills of a student', () => {
  let server: TestServer;
  let ada: SignedIn;
  let bola: SignedIn;
  beforeAll(async () => {
    server = await startServer();
    await seedReferenceData(server.context.db);
  });
  beforeEach(async () => {
    [ada, bola] = [await server.signIn('student'), await server.signIn('student')];
  });
  afterAll(() => server.stop());

  const save = async (skills: string[], as = ada): Promise<string[]> => {
    const { revision } = (await server.send({ url: 'account/details', as })).json().details;
    const body = { ...emptyDetails, skills, revision };
    return (await server.send({ method: 'PUT', url: 'account/details', as, body })).json().details.skills;
  };
  const suggest = async (q: string) => (await server.send({ url: `skills?q=${encodeURIComponent(q)}` })).json().data;
  const listUnlisted = async () => {
    const rows = await server.context.db.selectFrom('skills').select('name').where('is_listed', '=', false).execute();
    return rows.map(({ name }) => name);
  };
  const erase = (as: SignedIn) =>
    server.send({ method: 'DELETE', url: 'account', as, body: { password: as.password } });

  it('are those of the vocabulary where a synonym or another spelling was written, each once', async () => {
    expect(await save(['JS', 'excel', 'C#', 'java-script', ' problem-solving'])).toEqual([
      ...['JavaScript', 'Microsoft Excel', 'C#', 'Problem solving'],
    ]);
  });

  it('keep what the vocabulary lacks in the first spelling, and suggest it to nobody', async () => {
    expect(await save(['Kẹ̀kẹ́ repair'])).toEqual(['Kẹ̀kẹ́ repair']);
    expect(await save(['KEKE  repair', 'Python'], bola)).toEqual(['Kẹ̀kẹ́ repair', 'Python']);
    expect(await listUnlisted()).toEqual(['Kẹ̀kẹ́ repair']);
    expect(await suggest('keke')).toEqual([]);
  });

  it('that are not listed go with the last student who has them', async () => {
    await save(['Goat whispering']);
    await save(['Goat whispering'], bola);
    await save([]);
    expect(await listUnlisted()).toContain('Goat whispering');
    await erase(bola);
    expect(await listUnlisted()).not.toContain('Goat whispering');
    expect(await save(['Python'])).toEqual(['Python']);
  });

  it('are kept when one student adds what another takes away at the same time', async () => {
    await save(['Drum making']);
    const [, added] = await Promise.all([save([]), save(['Drum making'], bola)]);
    expect(added).toEqual(['Drum making']);
    expect(await listUnlisted()).toContain('Drum making');
  });

  it('are suggested by the beginning of a name, of another name, or of a later word', async () => {
    expect((await suggest('jav')).map(({ name }: { name: string }) => name)).toEqual(['Java', 'JavaScript']);
    expect(await suggest('js')).toEqual([{ name: 'JavaScript', synonym: 'JS' }]);
    expect(await suggest('EXCEL')).toEqual([{ name: 'Microsoft Excel', synonym: 'Excel' }]);
    expect(await suggest('speaking')).toEqual([{ name: 'Public speaking' }]);
    expect((await suggest('c')).length).toBe(8);
    expect((await suggest('c'))[0]).toEqual({ name: 'C' });
    expect(await suggest('%')).toEqual([]);
  });

  it('become listed where a later vocabulary has them', async () => {
    await save(['Tie-dye']);
    await insertMissingSkills(server.context.db, [{ name: 'Tie and dye', key: 'tiedye', synonyms: [] }]);
    expect(await listUnlisted()).not.toContain('Tie-dye');
    expect((await server.send({ url: 'account/details', as: ada })).json().details.skills).toEqual(['Tie and dye']);
  });
});
