import { createRunner, type Runner } from './runner';

const log = { info() {}, warn() {}, error() {} };

/** A queue of tasks that end when they are told to, and the runner that does two of them at once. */
function openQueue(...due: string[]) {
  const ends = new Map<string, () => void>();
  const rooms: string[] = [];
  let claims = 0;
  const runner: Runner = createRunner<string>(
    {
      maxRunning: 2,
      async claim(limit) {
        claims += 1;
        return due.splice(0, limit);
      },
      run: (task) => new Promise((resolve) => ends.set(task, resolve)),
      log,
    },
    () => rooms.push([...ends.keys()].join()),
  );
  const end = async (task: string) => {
    ends.get(task)?.();
    ends.delete(task);
    await new Promise(setImmediate);
  };
  return { runner, end, rooms, countClaims: () => claims };
}

describe('createRunner', () => {
  it('starts as many tasks as there is room for, and tells when there is room for those that had none', async () => {
    const { runner, end, rooms, countClaims } = openQueue('a', 'b', 'c');
    expect(await runner.startDue()).toBe(true);
    expect(runner.running.size).toBe(2);
    expect(await runner.startDue()).toBe(false);
    expect(countClaims()).toBe(1);
    await end('a');
    expect(rooms).toEqual(['b']);
    expect(await runner.startDue()).toBe(true);
    await end('b');
    expect(rooms).toEqual(['b', 'c']);
  });

  it('tells nothing when a task ends while no other had been due', async () => {
    const { runner, end, rooms } = openQueue('a');
    await runner.startDue();
    await end('a');
    expect(rooms).toEqual([]);
  });
});
