import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

export interface Sent {
  url: string;
  headers?: OutgoingHttpHeaders;
  /** Sent by POST. */
  body?: Buffer;
}

/** How many milliseconds each answer took, headers and body, over a few connections that stay open; a failure ends the bench. */
export async function measureRequests(next: () => Sent, requests: number, connections = 4): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const taken: number[] = [];
  let left = requests;
  const client = async () => {
    while (left-- > 0) {
      const before = performance.now();
      await send(next(), agent);
      taken.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return taken;
}

const send = ({ url, headers = {}, body }: Sent, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    const sent = request(url, { agent, headers, method: body ? 'POST' : 'GET' }, (response) => {
      const status = response.statusCode ?? 0;
      if (status < 200 || status > 299) reject(new Error(`${url} answered ${status}.`));
      response.on('end', resolve).on('error', reject).resume();
    }).on('error', reject);
    sent.end(body);
  });
