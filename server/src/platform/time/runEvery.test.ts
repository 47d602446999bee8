import { runEvery } from './runEvery';

const oneSecond = 1000;
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('runEvery', () => {
  it('runs at once and then every interval, until it is stopped', async () => {
    let runs = 0;
    const stop = runEvery(
      oneSecond,
      async () => {
        runs += 1;
      },
      () => {},
    );
    expect(runs).toBe(1);
    await jest.advanceTimersByTimeAsync(2 * oneSecond);
    expect(runs).toBe(3);
    await stop();
    await jest.advanceTimersByTimeAsync(2 * oneSecond);
    expect(runs).toBe(3);
  });

  it('begins no second run beside one, for which its stop waits', async () => {
    const ends: (() => void)[] = [];
    const stop = runEvery(
      oneSecond,
      () => new Promise((resolve) => ends.push(resolve)),
      () => {},
    );
    await jest.advanceTimersByTimeAsync(3 * oneSecond);
    expect(ends).toHaveLength(1);
    let isStopped = false;
    const stopped = stop().then(() => {
      isStopped = true;
    });
    await jest.advanceTimersByTimeAsync(oneSecond);
    expect(isStopped).toBe(false);
    ends[0]?.();
    await stopped;
    expect(ends).toHaveLength(1);
  });

  it('goes on after a failure, of which it tells', async () => {
    const failures: unknown[] = [];
    const stop = runEvery(
      oneSecond,
      () => Promise.reject(new Error('down')),
      (cause) => failures.push(cause),
    );
    await jest.advanceTimersByTimeAsync(oneSecond);
    expect(failures).toEqual([new Error('down'), new Error('down')]);
    await stop();
  });
});
