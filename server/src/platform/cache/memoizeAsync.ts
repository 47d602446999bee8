import { LRUCache } from 'lru-cache';

/**
 * Caches what `load` resolves to for each argument, for `maxAge` milliseconds. Concurrent callers share one load; a
 * rejected one is not cached. Beyond `maxEntries` the least recently used entry is evicted.
 */
export function memoizeAsyncByKey<Q, T>(
  maxAge: number,
  maxEntries: number,
  load: (argument: Q) => Promise<T>,
): (argument: Q) => Promise<T> {
  const cache = new LRUCache<string, Promise<T>>({ max: maxEntries, ttl: maxAge });
  return (argument) => {
    const key = JSON.stringify(argument);
    const cached = cache.get(key);
    if (cached) return cached;
    const loading = load(argument);
    // To lru-cache, a lifetime of 0 means without end.
    if (maxAge > 0) cache.set(key, loading);
    loading.catch(() => {
      if (cache.peek(key) === loading) cache.delete(key);
    });
    return loading;
  };
}

/** Like `memoizeAsyncByKey`, for a `load` without an argument. */
export function memoizeAsync<T>(maxAge: number, load: () => Promise<T>): () => Promise<T> {
  const loadCached = memoizeAsyncByKey<null, T>(maxAge, 1, load);
  return () => loadCached(null);
}
