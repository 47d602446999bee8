import { type ChildProcess, fork as forkProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serverFolder } from '../package/serverFolder';
import { ChildTimeoutError, receiveMessage } from './childMessages';
import type { JobResult } from './serveJobs';
import { createWaitingLine, type JobOrigin } from './waitingLine';

const oneSecond = 1000;
/** Loading a script takes seconds where other processes want the processors. */
const startTimeoutMs = 30 * oneSecond;

interface JobQueueOptions {
  /** Starts the process, which runs `serveJobs`. */
  fork: () => ChildProcess;
  /** Jobs that wait or run. Further ones fail with QueueFullError. */
  maxQueued?: number;
  /** Of these, how many may be of one caller. */
  maxOfOne?: number;
  /** How often a job is tried whose process ends. One that takes too long would do so again. */
  maxAttempts?: number;
  /** In milliseconds. */
  idleMs?: number;
  /** How long one job may take, from when its process has started. */
  timeoutMs?: number;
}

/** The process has answered that it cannot do the job. */
class JobFailure extends Error {}

/** Does one job at a time in a child process, which is started on demand and stopped when it has been idle. */
export function createJobQueue<Job extends object, Result>({
  fork,
  maxQueued = 30,
  maxOfOne = maxQueued,
  maxAttempts = 2,
  idleMs = 30 * oneSecond,
  timeoutMs = 30 * oneSecond,
}: JobQueueOptions): (job: Job, origin?: JobOrigin) => Promise<Result> {
  let child: ChildProcess | undefined;
  let isStarting = false;
  const line = createWaitingLine({ maxQueued, maxOfOne });
  let idleTimer: NodeJS.Timeout | undefined;

  const stopChild = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const attempt = async (job: Job) => {
    clearTimeout(idleTimer);
    if (!child?.connected) {
      child = fork();
      isStarting = true;
    }
    try {
      if (isStarting) await receiveMessage(child, startTimeoutMs);
      isStarting = false;
      return await requestResult<Result>(child, job, timeoutMs);
    } catch (cause) {
      if (!(cause instanceof JobFailure)) stopChild();
      throw cause;
    } finally {
      idleTimer = setTimeout(stopChild, idleMs).unref();
    }
  };
  const run = async (job: Job): Promise<Result> => {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await attempt(job);
      } catch (cause) {
        // The process may have been killed for a reason other than this job.
        const isItsOwn = cause instanceof JobFailure || cause instanceof ChildTimeoutError;
        if (isItsOwn || attempts === maxAttempts) throw cause;
      }
    }
  };
  return async (job, origin = {}) => {
    const leave = await line.enter(origin);
    try {
      return await run(job);
    } finally {
      leave();
    }
  };
}

async function requestResult<Result>(child: ChildProcess, job: object, timeoutMs: number): Promise<Result> {
  child.send(job);
  const result = await receiveMessage<JobResult<Result>>(child, timeoutMs);
  if ('failure' in result) throw new JobFailure(result.failure);
  return result.value;
}

const isCompiled = import.meta.url.endsWith('.js');
const toCompiled = (source: string) => join(serverFolder, 'dist', `${basename(source, '.ts')}.js`);

/**
 * Starts a script, named by its source below `src`, without the server's environment, which holds secrets. It exits when
 * the server does.
 */
export function forkScript(source: string): ChildProcess {
  const child = forkProcess(isCompiled ? toCompiled(source) : join(serverFolder, 'src', source), {
    execArgv: isCompiled ? [] : ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
}
