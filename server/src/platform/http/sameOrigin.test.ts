import { logout } from '@foothold/shared/contract';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { route } from './route';

let server: TestServer;
let ada: SignedIn;
beforeAll(async () => {
  server = await startServer({ APP_ORIGIN: 'https://foothold.example' }, () => [route(logout, () => undefined)]);
  ada = await server.signIn('student');
});
afterAll(() => server.stop());

const cookie = () => ({ cookie: `__Host-foothold_session=${ada.token}` });
const ask = (headers: Record<string, string>) =>
  server.send({ method: 'POST', url: 'logout', headers: { host: 'foothold.example', ...headers } });

describe('calls with the session cookie', () => {
  it.each([
    ['a page of the site', { 'sec-fetch-site': 'same-origin' }],
    ['a page of the site, in an old browser', { origin: 'https://foothold.example' }],
  ])('are allowed when sent by %s', async (_sender, headers) => {
    expect((await ask({ ...cookie(), ...headers })).statusCode).toBe(204);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.foothold.example' }],
    ['another site, in an old browser', { origin: 'https://evil.example' }],
    ['another site that names itself as the host', { origin: 'https://evil.example', host: 'evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['a client without origin headers', {}],
  ])('are refused when sent by %s', async (_sender, headers) => {
    const response = await ask({ ...cookie(), ...(headers as Record<string, string>) });
    expect([response.statusCode, response.json().code]).toEqual([403, 'cross_site']);
  });

  it('are refused from another site even when no cookie is sent', async () => {
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('are not checked when the token is in the authorization header', async () => {
    expect((await ask({ authorization: `Bearer ${ada.token}` })).statusCode).toBe(204);
  });
});
