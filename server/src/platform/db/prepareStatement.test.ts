import { sql } from 'kysely';
import { openTestDatabase } from '../../../testing/database';
import { prepareStatement } from './prepareStatement';
import { transact } from './transact';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('prepareStatement', () => {
  it('builds a statement once, and runs it with the values of each call', async () => {
    const build = jest.fn();
    const add = prepareStatement((db, { left, right }: { left: number; right: number }) => {
      build();
      return db.selectNoFrom(sql<number>`${left}::integer + ${right}::integer`.as('sum'));
    });
    expect((await add(database.db, { left: 1, right: 2 })).rows).toEqual([{ sum: 3 }]);
    expect((await add(database.db, { left: 5, right: 7 })).rows).toEqual([{ sum: 12 }]);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('tells how many rows were changed', async () => {
    const rename = prepareStatement((db, { from, to }: { from: string; to: string }) =>
      db.updateTable('schools').set({ sc_name: to }).where('sc_name', '=', from),
    );
    await database.db.insertInto('schools').values({ sc_name: 'Old' }).execute();
    expect((await rename(database.db, { from: 'Old', to: 'New' })).changed).toBe(1);
    expect((await rename(database.db, { from: 'Old', to: 'New' })).changed).toBe(0);
  });

  it('is refused on the outer database inside a transaction', async () => {
    const one = prepareStatement((db) => db.selectNoFrom(sql<number>`1`.as('one')));
    await transact(database.db, async (tx) => {
      await expect(one(database.db, {})).rejects.toThrow(/inside a transaction/);
      expect((await one(tx, {})).rows).toEqual([{ one: 1 }]);
    });
  });
});
