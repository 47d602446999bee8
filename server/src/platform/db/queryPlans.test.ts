import { openPostgres } from './postgres';

const db = openPostgres('postgres://127.0.0.1/nowhere');
const compileSelect = (limit: number) => db.selectFrom('locations').select('id').limit(limit).compile();

describe('inlineLimit', () => {
  it('writes the limit into the statement when it is the size of a page', () => {
    expect(compileSelect(21).sql).toMatch(/limit 21$/);
    expect(compileSelect(21).parameters).toEqual([]);
  });

  it('passes the limit as a parameter when it is any other number', () => {
    expect(compileSelect(1000).sql).toMatch(/limit \$1$/);
    expect(compileSelect(1000).parameters).toEqual([1000]);
  });
});
