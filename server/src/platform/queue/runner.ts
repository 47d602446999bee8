import type { Log } from '../http';

/** Does the tasks of a queue that are due. */
export interface Runner {
  /** Starts what is due, as far as there is room. Resolves to whether anything was. */
  startDue(): Promise<boolean>;
  /** The tasks that run. None of them rejects. */
  running: ReadonlySet<Promise<void>>;
}

interface RunnerOptions<Task> {
  /** Tasks that run at once. One that takes long keeps no other waiting while there is room. */
  maxRunning: number;
  /** Takes up to `limit` tasks that are due, so that no other process does them. */
  claim(limit: number): Promise<Task[]>;
  run(task: Task): Promise<void>;
  log: Log;
}

/** Does the tasks of a queue side by side. `onRoom` is called when there is room again for tasks that had none. */
export function createRunner<Task>({ maxRunning, claim, run, log }: RunnerOptions<Task>, onRoom = () => {}): Runner {
  const running = new Set<Promise<void>>();
  // Where fewer were due than there was room for, none waits: whoever queues one triggers the worker.
  let mayWait = false;
  const start = (task: Task) => {
    const ended = run(task)
      .catch((cause: unknown) => log.warn({ err: cause }, 'a task of a queue could not be ended'))
      .finally(() => {
        running.delete(ended);
        if (mayWait) onRoom();
      });
    running.add(ended);
  };
  return {
    running,
    async startDue() {
      const room = maxRunning - running.size;
      const tasks = room > 0 ? await claim(room) : [];
      for (const task of tasks) start(task);
      mayWait = tasks.length === room;
      // Some have ended while it claimed.
      if (mayWait && running.size < maxRunning) onRoom();
      return tasks.length > 0;
    },
  };
}
