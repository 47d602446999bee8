import { type ChildProcess, spawn } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createJobQueue } from './jobQueue';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const children: ChildProcess[] = [];
/** A process that answers each job with `answer`, a function in the language of Node. */
const forkWith = (answer: string) => () => {
  const script = `process.on('message', (job) => { const value = (${answer})(job); if (value !== undefined) process.send({ value }); }); process.send('started')`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  children.push(child);
  return child;
};
const forkSilent = forkWith('() => undefined');

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

describe('createJobQueue', () => {
  it('ends a job in time, whatever garbage is collected meanwhile', async () => {
    const run = createJobQueue<object, string>({ fork: forkSilent, timeoutMs: 500 });
    const collecting = setInterval(collectGarbage, 50);
    await expect(run({})).rejects.toThrow('No message in 500 ms.');
    clearInterval(collecting);
    expect(children.map(({ killed }) => killed)).toEqual([true]);
  });

  it('does the next job when one has taken too long', async () => {
    const run = createJobQueue<{ name: string }, string>({
      fork: forkWith("({ name }) => (name === 'slow' ? undefined : name)"),
      timeoutMs: 500,
    });
    const [slow, next] = await Promise.allSettled([run({ name: 'slow' }), run({ name: 'next' })]);
    expect(slow.status).toBe('rejected');
    expect(next).toMatchObject({ value: 'next' });
  });

  const forkEcho = forkWith('({ name }) => name');

  it('does the jobs of all callers in turn, however many one of them has', async () => {
    const run = createJobQueue<{ name: string }, string>({ fork: forkEcho });
    const order: string[] = [];
    const jobs = ['a1', 'a2', 'a3', 'b1'].map((name) => run({ name }, { from: name.charAt(0) }));
    await Promise.all(jobs.map((job) => job.then((name) => order.push(name))));
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('takes no more jobs of a caller who has too many, and those of others', async () => {
    const run = createJobQueue<{ name: string }, string>({ fork: forkEcho, maxOfOne: 2 });
    const jobs = await Promise.allSettled(
      ['a1', 'a2', 'a3', 'b1'].map((name) => run({ name }, { from: name.charAt(0) })),
    );
    expect(jobs).toMatchObject([
      { value: 'a1' },
      { value: 'a2' },
      { reason: { name: 'QueueFullError' } },
      { value: 'b1' },
    ]);
    expect(await run({ name: 'a4' }, { from: 'a' })).toBe('a4');
  });

  it('leaves out a job that nobody needs any more', async () => {
    const done: string[] = [];
    const run = createJobQueue<{ name: string }, string>({ fork: forkEcho, maxOfOne: 2 });
    const keep = (name: string) => done.push(name);
    const closing = new AbortController();
    const first = run({ name: 'first' }, { from: 'a' }).then(keep);
    const dropped = run({ name: 'dropped' }, { from: 'a', signal: closing.signal }).then(keep);
    closing.abort();
    const next = run({ name: 'next' }, { from: 'a' }).then(keep);
    await expect(dropped).rejects.toThrow('aborted');
    await Promise.all([first, next]);
    expect(done).toEqual(['first', 'next']);
  });
});
