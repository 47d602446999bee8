import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HangingProxy {
  /** Its address; cookies of the site apply, because a cookie does not depend on the port. */
  origin: string;
  /** How often a file was asked for. */
  countRequests(name: string): number;
  stop(): Promise<unknown>;
}

/**
 * Passes requests on to the site, and never answers the first ones for each of these files. A real connection, because the
 * browser does without its cache where Playwright intercepts requests.
 */
export async function startHangingProxy(
  site: string,
  files: readonly string[],
  hungRequests = 1,
): Promise<HangingProxy> {
  const counts = new Map<string, number>();
  const server = http.createServer((request, response) => {
    const path = String(request.url);
    const name = files.find((file) => path.endsWith(file));
    if (name) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      if ((counts.get(name) ?? 0) <= hungRequests) return;
    }
    const { method, headers } = request;
    const forwarded = http.request(new URL(path, site), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    countRequests: (name) => counts.get(name) ?? 0,
    stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      return closed;
    },
  };
}
