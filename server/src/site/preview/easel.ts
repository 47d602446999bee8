import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fail } from '../../http';
import type { Card } from './card';
import { hirePainter } from './hirePainter';

type Paint = (card: Card) => Promise<Buffer>;
type Painted = { png: Uint8Array } | { failure: string };

const seconds = 1000;
const mostWaiting = 30;

/**
 * Paints one card after the other, in a process that is started when there is one to paint and ends when there was none
 * for a while. Whoever asks when too many wait already is told to come back.
 */
export function openEasel({ idle = 30 * seconds, patience = 30 * seconds, hire = hirePainter } = {}): Paint {
  let painter: ChildProcess | undefined;
  let before: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let leaving: NodeJS.Timeout | undefined;

  const dismiss = () => {
    painter?.kill();
    painter = undefined;
  };
  const paint = async (card: Card) => {
    clearTimeout(leaving);
    painter = painter?.connected ? painter : hire();
    try {
      return await ask(painter, card, patience);
    } catch (cause) {
      dismiss();
      throw cause;
    } finally {
      leaving = setTimeout(dismiss, idle).unref();
    }
  };
  // A painter may have been killed for no fault of the card, which gets one more.
  const paintAgain = (card: Card) => paint(card).catch(() => paint(card));
  return async (card) => {
    if (waiting >= mostWaiting) fail('unavailable', undefined, { retryAfter: 10 });
    waiting += 1;
    const painted = before.then(() => paintAgain(card));
    before = painted.catch(() => undefined);
    return painted.finally(() => {
      waiting -= 1;
    });
  };
}

async function ask(painter: ChildProcess, card: Card, patience: number): Promise<Buffer> {
  const enough = new AbortController();
  const signal = AbortSignal.any([enough.signal, AbortSignal.timeout(patience)]);
  const gone = once(painter, 'exit', { signal }).then(([code]) => {
    throw new Error(`The painter of previews left with ${code}.`);
  });
  try {
    const answered = once(painter, 'message', { signal });
    painter.send(card);
    const [answer] = (await Promise.race([answered, gone])) as [Painted];
    if ('failure' in answer) throw new Error(answer.failure);
    return Buffer.from(answer.png);
  } finally {
    gone.catch(() => undefined);
    enough.abort();
  }
}
