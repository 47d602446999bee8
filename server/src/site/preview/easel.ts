import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fail } from '../../http';
import type { Card } from './card';

type Paint = (card: Card) => Promise<Buffer>;
type Painted = { png: Uint8Array } | { failure: string };

const seconds = 1000;
const mostWaiting = 30;

/**
 * Paints one card after the other, in a process that is started when there is one to paint and ends when there was none
 * for a while. Whoever asks when too many wait already is told to come back.
 */
export function openEasel({ idle = 30 * seconds, patience = 30 * seconds } = {}): Paint {
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
  return (card) => {
    if (waiting >= mostWaiting) fail('unavailable', undefined, { retryAfter: 10 });
    waiting += 1;
    const painted = before
      .then(() => paint(card))
      .finally(() => {
        waiting -= 1;
      });
    before = painted.catch(() => undefined);
    return painted;
  };
}

/** Without the server's environment: a painter has no use for its secrets. It leaves when the server does. */
function hire(): ChildProcess {
  const painter = fork(fileURLToPath(new URL('./painter.ts', import.meta.url)), {
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  painter.unref();
  painter.channel?.unref();
  return painter;
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
