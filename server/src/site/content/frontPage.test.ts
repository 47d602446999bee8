import { startServer, type TestServer } from '../../../testing';
import { createTestRegistry } from '../../../testing/releases';
import { createServer } from '../../app/main';

describe('GET /front_page', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ FRONT_PAGE_CLAIMS: '0' });
    for (const location of ['Kano', 'Lagos', 'Lagos', 'Lagos']) await server.aJob({ field: 'Art', location });
  });
  afterAll(() => server.stop());

  it('returns the newest jobs, where others are, and figures with their time', async () => {
    const page = (await server.send({ url: 'front_page' })).json();
    expect(page.jobs).toHaveLength(3);
    expect(page.total).toBe(4);
    expect(page.fields).toEqual([{ value: 'Art', count: 4 }]);
    expect(page.places).toEqual([
      { value: 'Lagos', count: 3 },
      { value: 'Kano', count: 1 },
    ]);
    expect(page.figures).toMatchObject({ applications: 0, accepted: 0 });
    expect(Math.abs(Date.now() - Date.parse(page.figures.at))).toBeLessThan(60_000);
  });

  it('comes with the document of the front page, which is told to claim nothing', async () => {
    const site = await createServer({ ...server.context, registry: await createTestRegistry() });
    const { body } = await site.inject({ url: '/' });
    expect(body).toContain('"/front_page":{"jobs":[');
    expect(body).toContain('"hides_claims":true');
    await site.close();
  });
});
