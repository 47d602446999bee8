import { type ChildProcess, fork as forkProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fail } from '../../platform/http';
import type { PreviewCard } from './cards';

type RenderCard = (card: PreviewCard) => Promise<Buffer>;
type RenderResult = { png: Uint8Array } | { failure: string };

const oneSecond = 1000;
const maxQueued = 30;

/**
 * Renders one card at a time in a child process, which is started on demand and stopped when it has been idle. When too
 * many cards are queued, further ones fail with `unavailable`.
 */
export function createRenderQueue({
  idleMs = 30 * oneSecond,
  timeoutMs = 30 * oneSecond,
  fork = forkRenderer,
} = {}): RenderCard {
  let renderer: ChildProcess | undefined;
  let lastRender: Promise<unknown> = Promise.resolve();
  let queued = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  const stopRenderer = () => {
    renderer?.kill();
    renderer = undefined;
  };
  const render = async (card: PreviewCard) => {
    clearTimeout(idleTimer);
    renderer = renderer?.connected ? renderer : fork();
    try {
      return await requestPicture(renderer, card, timeoutMs);
    } catch (cause) {
      stopRenderer();
      throw cause;
    } finally {
      idleTimer = setTimeout(stopRenderer, idleMs).unref();
    }
  };
  // The process may have been killed for a reason other than this card, so it is tried twice.
  const renderWithRetry = (card: PreviewCard) => render(card).catch(() => render(card));
  return async (card) => {
    if (queued >= maxQueued) fail('unavailable', undefined, { retryAfter: 10 });
    queued += 1;
    const picture = lastRender.then(() => renderWithRetry(card));
    lastRender = picture.catch(() => undefined);
    return picture.finally(() => {
      queued -= 1;
    });
  };
}

async function requestPicture(renderer: ChildProcess, card: PreviewCard, timeoutMs: number): Promise<Buffer> {
  const settled = new AbortController();
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(timeoutMs)]);
  const exited = once(renderer, 'exit', { signal }).then(([code]) => {
    throw new Error(`The preview renderer exited with ${code}.`);
  });
  try {
    const responded = once(renderer, 'message', { signal });
    renderer.send(card);
    const [result] = (await Promise.race([responded, exited])) as [RenderResult];
    if ('failure' in result) throw new Error(result.failure);
    return Buffer.from(result.png);
  } finally {
    exited.catch(() => undefined);
    settled.abort();
  }
}

/** Starts the renderer without the server's environment, which holds secrets. The renderer exits when the server does. */
export function forkRenderer(): ChildProcess {
  const renderer = forkProcess(fileURLToPath(new URL('./renderer.ts', import.meta.url)), {
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  renderer.unref();
  renderer.channel?.unref();
  return renderer;
}
