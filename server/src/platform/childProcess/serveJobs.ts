/** What a child process answers to a job. */
export type JobResult<Value> = { value: Value } | { failure: string };

/** In a child process: says that it has started, and does each job that the server sends until the server ends. */
export function serveJobs<Job, Value>(work: (job: Job) => Promise<Value>): void {
  const answer = (result: JobResult<Value>) => process.send?.(result);
  process.on('message', (job: Job) => {
    work(job).then(
      (value) => answer({ value }),
      (cause: Error) => answer({ failure: cause.message }),
    );
  });
  process.on('disconnect', () => process.exit());
  process.send?.('started');
}
