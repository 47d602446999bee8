/** Keeps what `load` answers for a while; those who ask at the same time wait for the same answer. A failure is not kept. */
export function memoizeAsync<T>(milliseconds: number, load: () => Promise<T>): () => Promise<T> {
  let kept: { until: number; answer: Promise<T> } | undefined;
  return () => {
    if (kept && kept.until > Date.now()) return kept.answer;
    const fresh = { until: Date.now() + milliseconds, answer: load() };
    fresh.answer.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    kept = fresh;
    return fresh.answer;
  };
}

/** The same for each of many questions; beyond `most` the one that was not asked for longest is forgotten. */
export function memoizeAsyncByKey<Q, T>(
  milliseconds: number,
  most: number,
  load: (question: Q) => Promise<T>,
): (question: Q) => Promise<T> {
  const kept = new Map<string, () => Promise<T>>();
  return (question) => {
    const key = JSON.stringify(question);
    const ask = kept.get(key) ?? memoizeAsync(milliseconds, () => load(question));
    kept.delete(key);
    kept.set(key, ask);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return ask();
  };
}
