import { createRepeatableLoad } from './repeatableLoad';

/** Attempts that end when a test says so. */
function createAttempts() {
  const ends: { succeed(value: string): void; fail(): void }[] = [];
  const attempt = () =>
    new Promise<string>((resolve, reject) => ends.push({ succeed: resolve, fail: () => reject(new Error('lost')) }));
  return { ends, load: createRepeatableLoad(attempt) };
}

describe('createRepeatableLoad', () => {
  it('makes one attempt for requests that succeed together', async () => {
    const { ends, load } = createAttempts();
    const both = [load.request(), load.request()];
    ends[0]?.succeed('page');
    expect(await Promise.all(both)).toEqual(['page', 'page']);
    expect(await load.request()).toBe('page');
    expect(ends).toHaveLength(1);
  });

  it('starts again when it is requested after a failure', async () => {
    const { ends, load } = createAttempts();
    const first = load.request();
    ends[0]?.fail();
    await expect(first).rejects.toThrow('lost');
    expect(load.current()).toBeUndefined();
    const second = load.request();
    ends[1]?.succeed('page');
    expect(await second).toBe('page');
  });

  it('answers requests that came during an attempt with one more, if that attempt fails', async () => {
    const { ends, load } = createAttempts();
    void load.request().catch(() => {});
    const again = [load.request(), load.request(), load.request()];
    ends[0]?.fail();
    await Promise.resolve();
    await Promise.resolve();
    expect(ends).toHaveLength(2);
    const later = load.request();
    ends[1]?.fail();
    await Promise.all(again.map((request) => expect(request).rejects.toThrow('lost')));
    expect(ends).toHaveLength(3);
    ends[2]?.succeed('page');
    expect(await later).toBe('page');
  });
});
