import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A child process has not sent a message in time. */
export class ChildTimeoutError extends Error {
  override name = 'ChildTimeoutError';
}

/** The next message of a child process. Fails when it exits, or after `timeoutMs`, before it sends one. */
export async function receiveMessage<Message>(child: ChildProcess, timeoutMs: number): Promise<Message> {
  const settled = new AbortController();
  const { signal } = settled;
  let timer: NodeJS.Timeout | undefined;
  // A plain timer: a signal that only AbortSignal.any refers to may be collected, and then never fires.
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChildTimeoutError(`No message in ${timeoutMs} ms.`)), timeoutMs);
  });
  const exited = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The child process exited with ${code}.`);
  });
  const received = once(child, 'message', { signal });
  try {
    const [message] = await Promise.race([received, exited, late]);
    return message as Message;
  } finally {
    clearTimeout(timer);
    for (const ended of [received, exited]) ended.catch(() => undefined);
    settled.abort();
  }
}
