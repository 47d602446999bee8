import { openPostgres } from './postgres';

const db = openPostgres('postgres://127.0.0.1/nowhere');
const selecting = (limit: number) => db.selectFrom('locations').select('id').limit(limit).compile();

it('writes out the limit of a page, so that one plan serves all who turn to it', () => {
  expect(selecting(21).sql).toMatch(/limit 21$/);
  expect(selecting(21).parameters).toEqual([]);
});

it('binds every other limit, so that statements do not multiply', () => {
  expect(selecting(1000).sql).toMatch(/limit \$1$/);
  expect(selecting(1000).parameters).toEqual([1000]);
});
