import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';
import { handleErrors } from './failures';
import { limitConcurrency } from './limitConcurrency';

let app: FastifyInstance;
let finishAll: () => void;
let begun = 0;
/** Requests over the network. */
let arrived = 0;
async function open({ bodyTimeout = 60_000 } = {}) {
  begun = 0;
  const finished = new Promise<void>((resolve) => {
    finishAll = resolve;
  });
  app = fastify({ trustProxy: true });
  handleErrors(app);
  limitConcurrency(app, { perNetwork: true, bodyTimeout });
  const handler = async () => {
    begun += 1;
    await finished;
    return 'done';
  };
  app.get('/', handler);
  app.post('/', handler);
  app.get('/stream', { config: { isLong: true } }, handler);
  app.server.on('request', () => {
    arrived += 1;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
}
beforeEach(() => open());
afterEach(() => app.close());

/** Sends requests whose body does not come, and resolves once the server waits for it. */
async function sendHalves(count: number, toAddress: (number: number) => string) {
  const wanted = arrived + count;
  const halves = Array.from({ length: count }, (_, number) => sendHalf(toAddress(number)));
  while (arrived < wanted) await new Promise(setImmediate);
  return halves;
}

/** Half a request that a proxy forwards for a client. */
function sendHalf(client: string) {
  const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  const headers = ['host: x', `x-forwarded-for: ${client}`, 'content-type: application/json', 'content-length: 9'];
  socket.write(`POST / HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{`);
  return { socket, closed };
}

const ask = async (remoteAddress: string, url = '/') => (await app.inject({ url, remoteAddress })).statusCode;
/** Sends requests that stay in work until `finishAll`. */
const send = (count: number, toAddress: (number: number) => string, url?: string) =>
  Array.from({ length: count }, (_, number) => ask(toAddress(number), url));
const toOther = (number: number) => `10.1.${Math.floor(number / 250)}.${number % 250}`;
const count = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;

describe('limitConcurrency', () => {
  it('refuses the address that has most requests in work first', async () => {
    const flood = send(200, () => '10.0.0.1');
    const others = send(60, toOther);
    while (begun < 160) await new Promise(setImmediate);
    finishAll();
    expect(count(await Promise.all(flood), 429)).toBe(100);
    expect(count(await Promise.all(others), 200)).toBe(60);
    expect(await ask('10.0.0.1')).toBe(200);
  });

  it('refuses everybody when too many are in work, and says when to try again', async () => {
    const many = send(500, toOther);
    while (begun < 500) await new Promise(setImmediate);
    const refused = await app.inject({ url: '/', remoteAddress: '10.0.0.2' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    finishAll();
    expect(count(await Promise.all(many), 200)).toBe(500);
  });

  it('gives no place to requests whose body does not come', async () => {
    const halves = await sendHalves(600, (number) => `10.2.0.${number % 10}`);
    const request = ask('10.0.0.1');
    finishAll();
    expect(await request).toBe(200);
    for (const { socket } of halves) socket.destroy();
  });

  it('ends a request whose body does not come', async () => {
    await app.close();
    await open({ bodyTimeout: 50 });
    await sendHalf('10.2.0.9').closed;
    finishAll();
    expect(await ask('10.2.0.9')).toBe(200);
  });

  it('refuses an address that has too many bodies on their way', async () => {
    const halves = await sendHalves(200, () => '10.2.0.9');
    const refused = sendHalf('10.2.0.9');
    const [response] = (await once(refused.socket, 'data')) as [Buffer];
    expect(String(response)).toMatch(/^HTTP\/1\.1 429/);
    for (const { socket } of [refused, ...halves]) socket.destroy();
  });

  it('does not count streams', async () => {
    const streams = send(600, () => '10.0.0.1', '/stream');
    while (begun < 600) await new Promise(setImmediate);
    const request = ask('10.0.0.1');
    finishAll();
    expect(await request).toBe(200);
    expect(count(await Promise.all(streams), 200)).toBe(600);
  });
});
