import { createCoalescer } from './coalesce';

/** A market that is read when the test says so. */
function aMarket(atOnce?: number) {
  const ask = createCoalescer<number>(atOnce);
  const readings: { of: unknown; done(jobs: number): void; fail(): void }[] = [];
  const read = (of: unknown) =>
    new Promise<number>((done, reject) => {
      readings.push({ of, done, fail: () => reject(new Error('The market is gone.')) });
    });
  const visit = (question: unknown = 'all') => ask(question, () => read(question));
  return { readings, visit, read: () => readings.map(({ of }) => of) };
}

/** Lets everything run that only waits for its turn. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('reads once for all who ask while it is being read, and after what they have done', async () => {
  const { readings, visit } = aMarket();
  const first = visit();
  await settled();
  const others = [visit(), visit(), visit()];
  await settled();
  expect(readings).toHaveLength(1);

  readings[0]?.done(7);
  expect(await first).toBe(7);
  await settled();
  expect(readings).toHaveLength(2);
  readings[1]?.done(8);
  expect(await Promise.all(others)).toEqual([8, 8, 8]);
});

it('reads anew for whoever comes when nobody waits any more', async () => {
  const { readings, visit } = aMarket();
  const first = visit();
  await settled();
  readings[0]?.done(7);
  await first;

  const second = visit();
  await settled();
  readings[1]?.done(8);
  expect(await second).toBe(8);
});

it('reads for some questions at once, for each once, and for the rest in their turn', async () => {
  const { readings, visit, read } = aMarket(2);
  const visits = ['nurse', 'nurse', 'cook', 'clerk', 'nurse'].map(visit);
  await settled();
  expect(read()).toEqual(['nurse', 'cook']);

  readings[1]?.done(2);
  await settled();
  expect(read()).toEqual(['nurse', 'cook', 'clerk']);
  readings[0]?.done(1);
  readings[2]?.done(3);
  await settled();
  readings[3]?.done(4);
  expect(await Promise.all(visits)).toEqual([1, 4, 2, 3, 4]);
});

it('keeps a question from being read twice at once, though there would be room', async () => {
  const { readings, visit, read } = aMarket(2);
  const first = visit('nurse');
  await settled();
  const others = [visit('nurse'), visit('cook')];
  await settled();
  expect(read()).toEqual(['nurse', 'cook']);

  readings[0]?.done(1);
  await settled();
  expect(read()).toEqual(['nurse', 'cook', 'nurse']);
  readings[1]?.done(2);
  readings[2]?.done(3);
  expect(await Promise.all([first, ...others])).toEqual([1, 3, 2]);
});

it('fails for those who asked together, and for nobody after them', async () => {
  const { readings, visit } = aMarket(1);
  const first = visit();
  await settled();
  const second = visit();
  readings[0]?.fail();
  await expect(first).rejects.toThrow('The market is gone.');
  await settled();
  readings[1]?.done(8);
  expect(await second).toBe(8);
});
