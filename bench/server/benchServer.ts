import { recordStatements } from './recorder';

/**
 * Runs a server in this process for a benchmark: sends its address to the parent and, when asked, its CPU time or the
 * statements that it has sent since the last time.
 */
export function serveForBench(origin: string, stop: () => Promise<unknown>): void {
  let stopRecording: ReturnType<typeof recordStatements> | undefined;
  const answers = {
    cpu: () => ({ cpu: process.cpuUsage() }),
    record() {
      stopRecording = recordStatements();
      return { statements: [] };
    },
    statements: () => ({ statements: stopRecording?.() ?? [] }),
  };
  const sendToParent = (message: object) => process.send?.(message);
  process.on('message', (question: keyof typeof answers) => sendToParent(answers[question]()));
  process.on('disconnect', () => void stop().finally(() => process.exit()));
  sendToParent({ origin });
}
