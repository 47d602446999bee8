import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { forkRenderer } from './forkRenderer';
import { createRenderQueue } from './renderQueue';
import { siteCard } from './siteCard';

const painters: ChildProcess[] = [];
const hire = () => {
  const painter = forkRenderer();
  painters.push(painter);
  return painter;
};
afterEach(() => {
  for (const painter of painters.splice(0)) painter.kill();
});

const isPng = (file: Buffer) => file.toString('latin1', 1, 4) === 'PNG';

it('paints with one painter at a time, whoever asks', async () => {
  const paint = createRenderQueue({ hire });
  const pictures = await Promise.all([paint(siteCard), paint(siteCard), paint(siteCard)]);
  expect(pictures.every(isPng)).toBe(true);
  expect(painters).toHaveLength(1);
});

it('hires another painter when one is killed in the middle of its work', async () => {
  const paint = createRenderQueue({ hire });
  const picture = paint(siteCard);
  await Promise.resolve();
  painters[0]?.kill('SIGKILL');
  expect(isPng(await picture)).toBe(true);
  expect(painters).toHaveLength(2);
});

it('gives up on a painter that takes too long, and goes on with the next card', async () => {
  const idle = createRenderQueue({ hire, patience: 1 });
  await expect(idle(siteCard)).rejects.toThrow();
  expect(painters.every(({ killed }) => killed)).toBe(true);
  expect(isPng(await createRenderQueue({ hire })(siteCard))).toBe(true);
});

it('sends the painter away when there is nothing to paint', async () => {
  const paint = createRenderQueue({ hire, idle: 1 });
  await paint(siteCard);
  await once(painters[0] as ChildProcess, 'exit');
  expect(isPng(await paint(siteCard))).toBe(true);
});

it('tells who comes when too many wait to come back', async () => {
  const paint = createRenderQueue({ hire });
  const all = await Promise.allSettled(Array.from({ length: 31 }, () => paint(siteCard)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  expect(all.at(-1)).toMatchObject({ reason: { code: 'unavailable', details: { retryAfter: 10 } } });
});
