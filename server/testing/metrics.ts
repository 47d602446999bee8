import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** The value of a sample in the text format of Prometheus, by its name with its labels; undefined where there is none. */
export function readSample(text: string, sample: string): number | undefined {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length));
}

/** A port of this machine on which nobody listens. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
