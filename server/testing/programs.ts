import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The environment of programs that Debian installs where only the path of root leads. */
export const programEnv = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

/** Below those that systems give to outgoing connections and to whoever does not care: what is free here stays free. */
const [firstPort, lastPort] = [20_000, 32_000];

/** A port of this machine on which nothing listens. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(firstPort, lastPort);
    const probe = createServer().listen(port);
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

/** Resolves when a program that was just started listens. Rejects when it ends instead. */
export async function waitUntilItListens(program: ChildProcess, address: NetConnectOpts): Promise<void> {
  for (;;) {
    if (program.exitCode !== null) throw new Error(`${program.spawnfile} ended with ${program.exitCode}.`);
    const socket = connect(address);
    const isListening = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isListening) return;
    await pause(20);
  }
}
