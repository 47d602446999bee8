import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type FastifyInstance, fastify } from 'fastify';
import { enableGracefulShutdown } from './gracefulShutdown';

let app: FastifyInstance;
beforeEach(async () => {
  app = fastify({ return503OnClosing: false, forceCloseConnections: false });
  enableGracefulShutdown(app, { endTimeout: 1_500 });
  app.get('/', () => 'answered');
  app.post('/', () => 'answered');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** Opens a connection and resolves when the server has accepted it. */
async function open(): Promise<Socket> {
  const accepted = once(app.server, 'connection');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await Promise.all([accepted, once(socket, 'connect')]);
  return socket;
}

/** Keeps the whole process busy for as long, as a slow machine does. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('enableGracefulShutdown', () => {
  it('answers a request that was sent before the server found time to read it', async () => {
    const socket = await open();
    const closed = app.close();
    await once(app.closing, 'abort');

    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    block(1_200);

    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200.*answered$/s);
    await closed;
  });

  it('does not wait for the rest of a request that does not come', async () => {
    const socket = await open();
    socket.on('error', () => {});
    socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nhal');
    await once(app.server, 'request');
    await app.close();
    expect(await text(socket).catch(() => '')).toBe('');
  });

  it('closes connections on which nothing was asked', async () => {
    const socket = await open();
    await app.close();
    expect(await text(socket)).toBe('');
  });
});
