import { startServer, type TestServer } from '../../testing';
import { seedReferenceData } from './seed';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const data = async (url: string) => (await server.send({ url })).json().data;

it('offers places and schools to anybody, and fills them once', async () => {
  const { db } = server.context;
  await db.insertInto('locations').values({ name: 'Lagos' }).execute();
  await Promise.all([seedReferenceData(db), seedReferenceData(db)]);
  await seedReferenceData(db);

  const places = await data('locations');
  expect(places).toHaveLength(38);
  expect(places.at(-1)).toEqual({ name: 'Remote' });
  expect(places.filter(({ name }: { name: string }) => name === 'Lagos')).toHaveLength(1);
  const schools = await data('schools');
  expect(schools.length).toBeGreaterThan(150);
  expect(schools[0]).toEqual({ id: expect.any(Number), sc_name: expect.any(String) });
  expect(schools).toContainEqual({
    ...{ id: expect.any(Number), sc_name: 'University of Lagos, Lagos', short_name: 'UNILAG' },
  });
});

it('names verified companies only, each once', async () => {
  for (const company_name of ['Zobo Labs', 'Akara & Sons', 'Akara & Sons'])
    await server.signIn('organization', { company_name });
  await server.signIn('pending', { company_name: 'Not Yet Ltd' });
  expect(await data('company_names')).toEqual(['Akara & Sons', 'Zobo Labs']);
});
