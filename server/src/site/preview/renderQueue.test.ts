import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { siteCard } from './cards';
import { createRenderQueue, forkRenderer } from './renderQueue';

const renderers: ChildProcess[] = [];
let noteFork = () => {};
const fork = () => {
  const renderer = forkRenderer();
  renderers.push(renderer);
  noteFork();
  return renderer;
};
afterEach(() => {
  for (const renderer of renderers.splice(0)) renderer.kill();
});

const isPng = (file: Buffer) => file.toString('latin1', 1, 4) === 'PNG';

describe('createRenderQueue', () => {
  it('renders with one process when several cards are requested at once', async () => {
    const render = createRenderQueue({ fork });
    const pictures = await Promise.all([render(siteCard), render(siteCard), render(siteCard)]);
    expect(pictures.every(isPng)).toBe(true);
    expect(renderers).toHaveLength(1);
  });

  it('starts another process when one is killed while it renders', async () => {
    const render = createRenderQueue({ fork });
    const isForked = new Promise<void>((resolve) => {
      noteFork = resolve;
    });
    const picture = render(siteCard);
    await isForked;
    renderers[0]?.kill('SIGKILL');
    expect(isPng(await picture)).toBe(true);
    expect(renderers).toHaveLength(2);
  });

  it('stops a process that takes too long, and renders the next card', async () => {
    const impatient = createRenderQueue({ fork, timeoutMs: 1 });
    await expect(impatient(siteCard)).rejects.toThrow();
    expect(renderers.every(({ killed }) => killed)).toBe(true);
    expect(isPng(await createRenderQueue({ fork })(siteCard))).toBe(true);
  });

  it('stops the process when it is idle, and starts another for the next card', async () => {
    const render = createRenderQueue({ fork, idleMs: 1 });
    await render(siteCard);
    await once(renderers[0] as ChildProcess, 'exit');
    expect(isPng(await render(siteCard))).toBe(true);
  });

  it('fails when too many cards are queued', async () => {
    const render = createRenderQueue({ fork });
    const all = await Promise.allSettled(Array.from({ length: 31 }, () => render(siteCard)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    expect(all.at(-1)).toMatchObject({ reason: { name: 'QueueFullError' } });
  });
});
