import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Publication } from './modifiedRelease';

/** How an origin answers requests for scripts. */
export type OriginFault = 'wrong CORS header' | 'another script' | 'no such file' | 'no answer';

/** An origin beside the site, on which a team has put scripts. */
export interface OtherOrigin {
  origin: string;
  /** Serves the files of a release, or of a folder, below its address. Resolves to that address. */
  put(folder: string, files: Publication | string): string;
  /** From now on all of its answers are like that; as they should be without a fault. */
  setFault(fault?: OriginFault): void;
  stop(): Promise<unknown>;
}

export async function startOtherOrigin(): Promise<OtherOrigin> {
  const folders = new Map<string, Publication | string>();
  let current: OriginFault | undefined;

  const read = async (url: string): Promise<Buffer | undefined> => {
    const [, folder = '', name = ''] = /^\/([^/]+)\/([\w.-]+)$/.exec(url) ?? [];
    const files = folders.get(folder);
    if (typeof files === 'string') return readFile(path.join(files, name)).catch(() => undefined);
    const content = files?.files[name];
    return content === undefined ? undefined : Buffer.from(content, 'base64');
  };

  const server = http.createServer(async (request, response) => {
    if (current === 'no answer') return;
    const content = await read(String(request.url));
    if (!content || current === 'no such file') return response.writeHead(404).end();
    const allowed = current === 'wrong CORS header' ? 'https://other.example' : '*';
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': allowed });
    return response.end(current === 'another script' ? `globalThis.tampered = true;${content}` : content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    put(folder, files) {
      folders.set(folder, files);
      return `${origin}/${folder}/`;
    },
    setFault(fault) {
      current = fault;
    },
    stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      return closed;
    },
  };
}
