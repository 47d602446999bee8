import type { Compilable, CompiledQuery } from 'kysely';

const maxEntries = 500;

/**
 * Makes the SQL of equal questions once: building and compiling a long select costs as much CPU as reading its rows.
 * `question` holds everything that the statement or its values depend on. What was not asked for longest is forgotten.
 */
export function createCompileCache<T>(): (question: unknown, make: () => Compilable<T>) => CompiledQuery<T> {
  const kept = new Map<string, CompiledQuery<T>>();
  return (question, make) => {
    const key = JSON.stringify(question);
    const compiled = kept.get(key) ?? make().compile();
    kept.delete(key);
    kept.set(key, compiled);
    const [oldest] = kept.keys();
    if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest);
    return compiled;
  };
}
