import { abandonHungScripts } from './unloadedScripts';

export interface RepeatableLoad<T> {
  /** Starts an attempt. While one runs, that one gets no more time for scripts that hang, and another follows if it fails. */
  request(): Promise<T>;
  /** The attempts that run, or the result of the one that succeeded. */
  current(): Promise<T> | undefined;
}

/** Loads something once. After a failure the next request starts again: no request of the user goes unanswered. */
export function createRepeatableLoad<T>(attempt: () => Promise<T>): RepeatableLoad<T> {
  let running: Promise<T> | undefined;
  let isFollowed = false;
  const run = (attempts: Promise<T>) => {
    running = attempts;
    attempts.catch(() => {
      if (running === attempts) running = undefined;
    });
    return attempts;
  };
  return {
    request() {
      if (!running) return run(attempt());
      abandonHungScripts();
      if (isFollowed) return running;
      isFollowed = true;
      return run(
        running.catch(() => {
          isFollowed = false;
          return attempt();
        }),
      );
    },
    current: () => running,
  };
}
