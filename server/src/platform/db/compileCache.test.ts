import type { CompiledQuery } from 'kysely';
import { createCompileCache } from './compileCache';

/** A statement that counts how often it was made. */
function aStatement() {
  const statement = { made: 0, compile };
  function compile() {
    statement.made += 1;
    return {} as CompiledQuery<unknown>;
  }
  return statement;
}

it('makes a statement once for equal questions', () => {
  const once = createCompileCache<unknown>();
  const statement = aStatement();

  const first = once({ field: 'Art', limit: 21 }, () => statement);
  expect(once({ field: 'Art', limit: 21 }, () => statement)).toBe(first);
  expect(statement.made).toBe(1);
});

it('makes another for another question', () => {
  const once = createCompileCache<unknown>();
  expect(once({ field: 'Art' }, aStatement)).not.toBe(once({ field: 'Science' }, aStatement));
});

it('forgets what was not asked for longest', () => {
  const once = createCompileCache<unknown>();
  const [hot, cold] = [aStatement(), aStatement()];
  once('hot', () => hot);
  once('cold', () => cold);
  for (let other = 0; other < 499; other += 1) {
    once(other, aStatement);
    once('hot', () => hot);
  }
  once('cold', () => cold);
  expect([hot.made, cold.made]).toEqual([1, 2]);
});
