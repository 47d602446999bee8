import type { ChildProcess } from 'node:child_process';
import { createJobQueue, forkScript } from '../../platform/childProcess';
import type { PreviewCard } from './cards';

export const forkRenderer = (): ChildProcess => forkScript('site/preview/renderer.ts');

/** Renders cards in a child process, so that rendering neither blocks the server nor adds to its memory. */
export function createRenderQueue(options: Partial<Parameters<typeof createJobQueue>[0]> = {}) {
  const render = createJobQueue<PreviewCard, Uint8Array>({ fork: forkRenderer, ...options });
  return async (card: PreviewCard): Promise<Buffer> => Buffer.from(await render(card));
}
