import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fail } from '../../platform/http';
import type { PreviewCard } from './card';
import { forkRenderer } from './forkRenderer';

type RenderCard = (card: PreviewCard) => Promise<Buffer>;
type RenderResult = { png: Uint8Array } | { failure: string };

const oneSecond = 1000;
const maxQueued = 30;

/**
 * Paints one card after the other, in a process that is started when there is one to paint and ends when there was none
 * for a while. Whoever asks when too many wait already is told to come back.
 */
export function createRenderQueue({
  idle = 30 * oneSecond,
  patience = 30 * oneSecond,
  hire = forkRenderer,
} = {}): RenderCard {
  let painter: ChildProcess | undefined;
  let before: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let leaving: NodeJS.Timeout | undefined;

  const dismiss = () => {
    painter?.kill();
    painter = undefined;
  };
  const paint = async (card: PreviewCard) => {
    clearTimeout(leaving);
    painter = painter?.connected ? painter : hire();
    try {
      return await requestPicture(painter, card, patience);
    } catch (cause) {
      dismiss();
      throw cause;
    } finally {
      leaving = setTimeout(dismiss, idle).unref();
    }
  };
  // A painter may have been killed for no fault of the card, which gets one more.
  const paintAgain = (card: PreviewCard) => paint(card).catch(() => paint(card));
  return async (card) => {
    if (waiting >= maxQueued) fail('unavailable', undefined, { retryAfter: 10 });
    waiting += 1;
    const painted = before.then(() => paintAgain(card));
    before = painted.catch(() => undefined);
    return painted.finally(() => {
      waiting -= 1;
    });
  };
}

async function requestPicture(painter: ChildProcess, card: PreviewCard, patience: number): Promise<Buffer> {
  const enough = new AbortController();
  const signal = AbortSignal.any([enough.signal, AbortSignal.timeout(patience)]);
  const gone = once(painter, 'exit', { signal }).then(([code]) => {
    throw new Error(`The painter of previews left with ${code}.`);
  });
  try {
    const answered = once(painter, 'message', { signal });
    painter.send(card);
    const [answer] = (await Promise.race([answered, gone])) as [RenderResult];
    if ('failure' in answer) throw new Error(answer.failure);
    return Buffer.from(answer.png);
  } finally {
    gone.catch(() => undefined);
    enough.abort();
  }
}
