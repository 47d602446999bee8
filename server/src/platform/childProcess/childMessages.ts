import type { ChildProcess } from 'node:child_process';

/** A child process has not sent a message in time. */
export class ChildTimeoutError extends Error {
  override name = 'ChildTimeoutError';
}

/** The next message of a child process. Fails when it exits, or after `timeoutMs`, before it sends one. */
export const receiveMessage = <Message>(child: ChildProcess, timeoutMs: number): Promise<Message> =>
  new Promise((resolve, reject) => {
    const stopWaiting = () => {
      clearTimeout(timer);
      child.off('message', receive).off('exit', failByExit).off('error', fail);
    };
    const receive = (message: unknown) => {
      stopWaiting();
      resolve(message as Message);
    };
    const fail = (cause: Error) => {
      stopWaiting();
      reject(cause);
    };
    const failByExit = (code: number | null) => fail(new Error(`The child process exited with ${code}.`));
    const timer = setTimeout(() => fail(new ChildTimeoutError(`No message in ${timeoutMs} ms.`)), timeoutMs);
    child.once('message', receive).once('exit', failByExit).once('error', fail);
  });
