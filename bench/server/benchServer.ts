/** Runs a server in this process for a benchmark: sends its address to the parent, and its CPU time on request. */
export function serveForBench(origin: string, stop: () => Promise<unknown>): void {
  const sendToParent = (message: object) => process.send?.(message);
  process.on('message', () => sendToParent({ cpu: process.cpuUsage() }));
  process.on('disconnect', () => void stop().finally(() => process.exit()));
  sendToParent({ origin });
}
