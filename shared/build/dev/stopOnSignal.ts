/** Stops on Ctrl+C and exits then; exits at once on a second one. */
export function stopOnSignal(stop: () => Promise<unknown>): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void stop().finally(() => process.exit());
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
