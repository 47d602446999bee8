import { startServer, type TestServer } from '../../testing';
import { seedReferenceData } from './seed';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const loadList = async (url: string) => (await server.send({ url })).json().data;

describe('the lists of reference data', () => {
  it('list locations and schools to anybody, seeded once when several servers start', async () => {
    const { db } = server.context;
    await db.insertInto('locations').values({ name: 'Lagos' }).execute();
    await Promise.all([seedReferenceData(db), seedReferenceData(db)]);
    await seedReferenceData(db);

    const listedLocations = await loadList('locations');
    expect(listedLocations).toHaveLength(38);
    expect(listedLocations.at(-1)).toEqual({ name: 'Remote' });
    expect(listedLocations.filter(({ name }: { name: string }) => name === 'Lagos')).toHaveLength(1);
    const schools = await loadList('schools');
    expect(schools.length).toBeGreaterThan(150);
    expect(schools[0]).toEqual({ id: expect.any(Number), sc_name: expect.any(String) });
    expect(schools).toContainEqual({
      ...{ id: expect.any(Number), sc_name: 'University of Lagos, Lagos', short_name: 'UNILAG' },
    });
  });

  it('list the names of verified companies, each once', async () => {
    for (const company_name of ['Zobo Labs', 'Akara & Sons', 'Akara & Sons'])
      await server.signIn('organization', { company_name });
    await server.signIn('pending', { company_name: 'Not Yet Ltd' });
    expect(await loadList('company_names')).toEqual(['Akara & Sons', 'Zobo Labs']);
  });
});
