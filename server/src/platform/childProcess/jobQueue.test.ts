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
});
