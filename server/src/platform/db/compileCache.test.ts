import type { CompiledQuery } from 'kysely';
import { createCompileCache } from './compileCache';

/** A statement that counts how often it was compiled. */
function aStatement() {
  const statement = { compiled: 0, compile };
  function compile() {
    statement.compiled += 1;
    return {} as CompiledQuery<unknown>;
  }
  return statement;
}

describe('createCompileCache', () => {
  it('compiles a statement once when the keys are equal', () => {
    const compileOnce = createCompileCache<unknown>();
    const statement = aStatement();

    const first = compileOnce({ field: 'Art', limit: 21 }, () => statement);
    expect(compileOnce({ field: 'Art', limit: 21 }, () => statement)).toBe(first);
    expect(statement.compiled).toBe(1);
  });

  it('compiles another statement when the key differs', () => {
    const compileOnce = createCompileCache<unknown>();
    expect(compileOnce({ field: 'Art' }, aStatement)).not.toBe(compileOnce({ field: 'Science' }, aStatement));
  });

  it('evicts the least recently used statement when there are too many', () => {
    const compileOnce = createCompileCache<unknown>();
    const [hot, cold] = [aStatement(), aStatement()];
    compileOnce('hot', () => hot);
    compileOnce('cold', () => cold);
    for (let other = 0; other < 499; other += 1) {
      compileOnce(other, aStatement);
      compileOnce('hot', () => hot);
    }
    compileOnce('cold', () => cold);
    expect([hot.compiled, cold.compiled]).toEqual([1, 2]);
  });
});
