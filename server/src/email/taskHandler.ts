import type { Task } from './queries';

/** Does a task, at least once: doing it twice must do no harm. What throws is retried later. */
export type TaskHandler = (task: Task) => Promise<void>;

/** The task was not attempted: it is to be done a while later. */
export class Deferral extends Error {
  override name = 'Deferral';
}

/** The task waits until the address of this user is confirmed. */
export class Hold extends Error {
  override name = 'Hold';

  constructor(readonly user_id: number) {
    super('the address is not confirmed');
  }
}

/** A failure that no retry can fix. `code` is stored and logged, so it must hold no personal data. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure';

  constructor(
    readonly code: string,
    /** By the mail server, of the address or the content. */
    readonly isRefusal = false,
  ) {
    super(code);
  }
}
