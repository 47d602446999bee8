import { Agent, get, type OutgoingHttpHeaders } from 'node:http';

/** Asks one address so many times over a few connections that stay open; any answer but a 200 ends the bench. */
export async function sendRequests(url: string, requests: number, connections = 4): Promise<void> {
  await measureRequests(() => url, requests, connections);
}

/** The same for addresses in turn: how many milliseconds each answer took, headers and body. */
export async function measureRequests(
  next: () => string,
  requests: number,
  connections: number,
  headers: OutgoingHttpHeaders = {},
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const taken: number[] = [];
  let left = requests;
  const client = async () => {
    while (left-- > 0) {
      const before = performance.now();
      await sendRequest(next(), agent, headers);
      taken.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return taken;
}

const sendRequest = (url: string, agent: Agent, headers: OutgoingHttpHeaders) =>
  new Promise<void>((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`));
      response.on('end', resolve).on('error', reject).resume();
    }).on('error', reject);
  });
