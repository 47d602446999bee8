import type { Task } from './queries';

/** Does a job. It may be asked to do one again, so doing it twice must do no harm; what it throws is tried again later. */
export type TaskHandler = (job: Task) => Promise<void>;

/** A failure that no further try can mend. `code` is kept and logged, so it holds nobody's data. */
export class PermanentFailure extends Error {
  override name = 'GivenUp';

  constructor(readonly code: string) {
    super(code);
  }
}
