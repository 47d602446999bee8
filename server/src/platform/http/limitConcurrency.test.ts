import { type FastifyInstance, fastify } from 'fastify';
import { handleErrors } from './failures';
import { limitConcurrency } from './limitConcurrency';

let app: FastifyInstance;
let finishAll: () => void;
let begun = 0;
beforeEach(() => {
  begun = 0;
  const finished = new Promise<void>((resolve) => {
    finishAll = resolve;
  });
  app = fastify();
  handleErrors(app);
  limitConcurrency(app, { perNetwork: true });
  const handler = async () => {
    begun += 1;
    await finished;
    return 'done';
  };
  app.get('/', handler);
  app.get('/stream', { config: { isLong: true } }, handler);
});
afterEach(() => app.close());

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

  it('does not count streams', async () => {
    const streams = send(600, () => '10.0.0.1', '/stream');
    while (begun < 600) await new Promise(setImmediate);
    const request = ask('10.0.0.1');
    finishAll();
    expect(await request).toBe(200);
    expect(count(await Promise.all(streams), 200)).toBe(600);
  });
});
