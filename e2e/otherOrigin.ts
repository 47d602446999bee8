import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Publication } from './modifiedRelease';

/** How an origin answers requests for scripts. */
export type OriginFault =
  | 'the CORS header of another site'
  | 'no CORS header'
  | 'a redirect'
  | 'another script'
  | 'an HTML page'
  | 'JSON'
  | 'no such file'
  | 'a server error'
  | 'nothing, and closes the connection'
  | 'no answer'
  | 'a byte now and then';

/** An origin beside the site, on which a team has put scripts. */
export interface OtherOrigin {
  origin: string;
  /** Serves the files of a release, or of a folder, below its address. Resolves to that address. */
  put(folder: string, files: Publication | string): string;
  /** From now on its answers for these files, or for all, are like that; as they should be without a fault. */
  setFault(fault?: OriginFault, names?: readonly string[]): void;
  /** From now on it lets pages of this origin have its scripts, or of any. */
  allowPagesOf(site: string): void;
  /** How often it answered with the fault that it has. */
  countFaults(): number;
  stop(): Promise<unknown>;
}

export async function startOtherOrigin(): Promise<OtherOrigin> {
  const folders = new Map<string, Publication | string>();
  let current: OriginFault | undefined;
  let names: readonly string[] | undefined;
  let allowed = '*';
  let faults = 0;

  const read = async (url: string): Promise<Buffer | undefined> => {
    const [, folder = '', name = ''] = /^\/([^/]+)\/([\w.-]+)$/.exec(url) ?? [];
    const files = folders.get(folder);
    if (typeof files === 'string') return readFile(path.join(files, name)).catch(() => undefined);
    const content = files?.files[name];
    return content === undefined ? undefined : Buffer.from(content, 'base64');
  };

  const server = http.createServer(async (request, response) => {
    const content = await read(String(request.url));
    if (!content) return response.writeHead(404).end();
    const name = String(request.url).split('/').at(-1) ?? '';
    const applied = names === undefined || names.includes(name) ? current : undefined;
    if (applied) {
      faults += 1;
      return answerWrongly[applied](response, content);
    }
    return response.writeHead(200, { ...javaScript, 'access-control-allow-origin': allowed }).end(content);
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
    setFault(fault, onlyOf) {
      current = fault;
      names = onlyOf;
      faults = 0;
    },
    allowPagesOf(site) {
      allowed = site;
    },
    countFaults: () => faults,
    stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      return closed;
    },
  };
}

const javaScript = { 'content-type': 'text/javascript' };
const anyPage = { 'access-control-allow-origin': '*' };

const answerWrongly: Record<OriginFault, (response: http.ServerResponse, content: Buffer) => unknown> = {
  'the CORS header of another site': (response, content) =>
    response.writeHead(200, { ...javaScript, 'access-control-allow-origin': 'https://other.example' }).end(content),
  'no CORS header': (response, content) => response.writeHead(200, javaScript).end(content),
  'a redirect': (response) => response.writeHead(302, { ...anyPage, location: '/elsewhere' }).end(),
  'another script': (response, content) =>
    response.writeHead(200, { ...javaScript, ...anyPage }).end(`globalThis.tampered = true;${content}`),
  'an HTML page': (response) =>
    response.writeHead(200, { ...anyPage, 'content-type': 'text/html' }).end('<!doctype html><title>x'),
  JSON: (response) => response.writeHead(200, { ...anyPage, 'content-type': 'application/json' }).end('{"ok":true}'),
  'no such file': (response) => response.writeHead(404, anyPage).end(),
  'a server error': (response) => response.writeHead(500, anyPage).end('no'),
  'nothing, and closes the connection': (response) => response.destroy(),
  'no answer': () => {},
  'a byte now and then': (response, content) => {
    response.writeHead(200, { ...javaScript, ...anyPage, 'content-length': content.length });
    let sent = 0;
    const timer = setInterval(() => {
      response.write(content.subarray(sent, sent + 1));
      sent += 1;
    }, 200);
    response.on('close', () => clearInterval(timer));
  },
};
