import type { Compilable, CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';

const maxEntries = 500;

/**
 * Compiles the SQL of equal searches once: building and compiling a long select costs as much CPU as reading its rows.
 * `key` must hold everything that the statement or its values depend on.
 */
export function createCompileCache<T>(): (key: unknown, build: () => Compilable<T>) => CompiledQuery<T> {
  const cache = new LRUCache<string, CompiledQuery<T>>({ max: maxEntries });
  return (key, build) => {
    const text = JSON.stringify(key);
    const cached = cache.get(text);
    if (cached) return cached;
    const compiled = build().compile();
    cache.set(text, compiled);
    return compiled;
  };
}
