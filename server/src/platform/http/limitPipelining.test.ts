import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type FastifyInstance, fastify } from 'fastify';
import { limitPipelining } from './limitPipelining';

let app: FastifyInstance;
let answered = 0;
beforeEach(async () => {
  answered = 0;
  app = fastify();
  limitPipelining(app);
  app.get('/', async () => {
    await new Promise(setImmediate);
    answered += 1;
    return 'x'.repeat(100_000);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const request = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
const last = 'GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
const open = () => connect((app.server.address() as AddressInfo).port, '127.0.0.1');

describe('limitPipelining', () => {
  it('closes a connection that sends many requests without reading a response', async () => {
    const socket = open();
    socket.on('error', () => {});
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(request.repeat(2_000));
    socket.resume();
    await closed;
    expect(answered).toBeLessThan(100);
  });

  it('answers a few requests that are sent at once, and any number one after the other', async () => {
    const socket = open();
    socket.write(request.repeat(4) + last);
    expect((await text(socket)).match(/HTTP\/1\.1 200/g)).toHaveLength(5);
    const { port } = app.server.address() as AddressInfo;
    for (let sent = 0; sent < 30; sent += 1) {
      const response = await fetch(`http://127.0.0.1:${port}/`);
      // The server ends only when every response has been read.
      expect([response.status, (await response.text()).length]).toEqual([200, 100_000]);
    }
  });
});
