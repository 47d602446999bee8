/** Keeps what `load` answers for a while; those who ask at the same time wait for the same answer. A failure is not kept. */
export function remember<T>(milliseconds: number, load: () => Promise<T>): () => Promise<T> {
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
