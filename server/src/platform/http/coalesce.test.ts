import { createCoalescer } from './coalesce';

/** A coalesced loader; the test completes each load. */
function createTestLoader(concurrency?: number) {
  const coalesce = createCoalescer<number>(concurrency);
  const loads: { key: unknown; resolve(count: number): void; fail(): void }[] = [];
  const load = (key: unknown) =>
    new Promise<number>((resolve, reject) => {
      loads.push({ key, resolve, fail: () => reject(new Error('The load failed.')) });
    });
  const call = (key: unknown = 'all') => coalesce(key, () => load(key));
  return { loads, call, listKeys: () => loads.map(({ key }) => key) };
}

/** Resolves after all pending promise callbacks. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('createCoalescer', () => {
  it('loads once more for all calls that arrive while a load is running', async () => {
    const { loads, call } = createTestLoader();
    const first = call();
    await settle();
    const others = [call(), call(), call()];
    await settle();
    expect(loads).toHaveLength(1);

    loads[0]?.resolve(7);
    expect(await first).toBe(7);
    await settle();
    expect(loads).toHaveLength(2);
    loads[1]?.resolve(8);
    expect(await Promise.all(others)).toEqual([8, 8, 8]);
  });

  it('loads again when no load is running', async () => {
    const { loads, call } = createTestLoader();
    const first = call();
    await settle();
    loads[0]?.resolve(7);
    await first;

    const second = call();
    await settle();
    loads[1]?.resolve(8);
    expect(await second).toBe(8);
  });

  it('loads at most the given number of keys at the same time, and each key once', async () => {
    const { loads, call, listKeys } = createTestLoader(2);
    const calls = ['nurse', 'nurse', 'cook', 'clerk', 'nurse'].map(call);
    await settle();
    expect(listKeys()).toEqual(['nurse', 'cook']);

    loads[1]?.resolve(2);
    await settle();
    expect(listKeys()).toEqual(['nurse', 'cook', 'clerk']);
    loads[0]?.resolve(1);
    loads[2]?.resolve(3);
    await settle();
    loads[3]?.resolve(4);
    expect(await Promise.all(calls)).toEqual([1, 4, 2, 3, 4]);
  });

  it('does not load a key twice at the same time, even below the limit', async () => {
    const { loads, call, listKeys } = createTestLoader(2);
    const first = call('nurse');
    await settle();
    const others = [call('nurse'), call('cook')];
    await settle();
    expect(listKeys()).toEqual(['nurse', 'cook']);

    loads[0]?.resolve(1);
    await settle();
    expect(listKeys()).toEqual(['nurse', 'cook', 'nurse']);
    loads[1]?.resolve(2);
    loads[2]?.resolve(3);
    expect(await Promise.all([first, ...others])).toEqual([1, 3, 2]);
  });

  it('rejects the calls of a failed load only', async () => {
    const { loads, call } = createTestLoader(1);
    const first = call();
    await settle();
    const second = call();
    loads[0]?.fail();
    await expect(first).rejects.toThrow('The load failed.');
    await settle();
    loads[1]?.resolve(8);
    expect(await second).toBe(8);
  });
});
