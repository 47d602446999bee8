import { openTestDatabase, type TestDatabase } from '../../../testing/database';
import { createRateLimiter, type RateLimiter } from '../rateLimits/rateLimiter';
import { limitInspections } from './limitInspections';

let database: TestDatabase;
let rateLimiter: RateLimiter;
beforeAll(async () => {
  database = await openTestDatabase();
  rateLimiter = createRateLimiter(database.db, { RATE_LIMIT: true, SECRET_KEY: 'a secret key', DATA_DIR: '' });
});
afterAll(() => database.close());

const inspect = (sender: string, result: object) => limitInspections(rateLimiter, sender, async () => result);
const unfinished = { advice: 'This file could not be checked.', isUnfinished: true };

describe('limitInspections', () => {
  it('refuses who has sent five files that took too long, and nobody else', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect(await inspect('ada', unfinished)).toEqual(unfinished);
    await expect(inspect('ada', { type: 'application/pdf' })).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(await inspect('bola', { type: 'application/pdf' })).toEqual({ type: 'application/pdf' });
  });

  it('counts no file that was inspected in time, or whose sender has left', async () => {
    const leave = () => limitInspections(rateLimiter, 'chi', () => Promise.reject(new Error('This call was closed.')));
    for (let sent = 0; sent < 6; sent += 1) {
      await inspect('chi', { advice: 'This PDF holds a script.' });
      await expect(leave()).rejects.toThrow('This call was closed.');
    }
    expect(await inspect('chi', { type: 'application/pdf' })).toEqual({ type: 'application/pdf' });
  });
});
