/** Makes this process a server for a bench: it says where it listens, tells its CPU time when asked, and ends when let go. */
export function serveForBench(origin: string, stop: () => Promise<unknown>): void {
  const tell = (message: object) => process.send?.(message);
  process.on('message', () => tell({ cpu: process.cpuUsage() }));
  process.on('disconnect', () => void stop().finally(() => process.exit()));
  tell({ origin });
}
