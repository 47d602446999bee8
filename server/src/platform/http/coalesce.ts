import { availableParallelism } from 'node:os';

/** More at once would only take the processors from each other: the last would come no sooner, and the first later. */
const defaultConcurrency = Math.max(2, availableParallelism());

/**
 * Answers those who ask the same at the same time once, and so many questions at once. Nobody is given an answer that was
 * under way when they asked: what they have just done may be younger than what it has read.
 */
export function createCoalescer<T>(
  atOnce = defaultConcurrency,
): (question: unknown, answer: () => Promise<T>) => Promise<T> {
  const waiting = new Map<string, { answer: Promise<T>; begin(): void }>();
  const underWay = new Set<string>();

  function beginNext() {
    if (underWay.size === atOnce) return;
    for (const [key, { begin }] of waiting) {
      if (underWay.has(key)) continue;
      waiting.delete(key);
      underWay.add(key);
      return begin();
    }
  }

  return (question, answer) => {
    const key = JSON.stringify(question);
    const known = waiting.get(key);
    if (known) return known.answer;
    const { promise: turn, resolve: begin } = deferred();
    const over = () => {
      underWay.delete(key);
      beginNext();
    };
    const answered = turn.then(answer).finally(over);
    waiting.set(key, { answer: answered, begin });
    beginNext();
    return answered;
  };
}

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
