import { sql } from 'kysely';
import { openTestDatabase } from '../../../testing/database';
import { createCompileCache } from './compileCache';
import { fillPlaceholders, placeholder } from './placeholders';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('fillPlaceholders', () => {
  it('runs a statement that was compiled once with the values of each call', async () => {
    const { db } = database;
    const compileOnce = createCompileCache<{ sum: number }>();
    let compiled = 0;
    const add = async (left: number, right: number) => {
      const query = compileOnce('add', () => {
        compiled += 1;
        const [one, other] = [placeholder<number>('left'), placeholder<number>('right')];
        const sum = sql<number>`${one}::integer + ${other}::integer * ${10}::integer`;
        return db.selectNoFrom(sum.as('sum'));
      });
      return (await db.executeQuery(fillPlaceholders(query, { left, right }))).rows[0]?.sum;
    };

    expect([await add(1, 2), await add(5, 7)]).toEqual([21, 75]);
    expect(compiled).toBe(1);
  });
});
