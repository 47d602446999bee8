import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startServer, type TestServer } from '../../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.stop());

const send = (request: string) => {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(request);
  return text(socket);
};

describe('what is no valid HTTP', () => {
  it.each([
    ['a header that is none', 'GET / HTTP/1.1\r\nhost : x\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
    ['long headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'0'.repeat(20_000)}\r\n\r\n`, 431],
    ['no host', 'GET /api/jobs HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: a miracle\r\n\r\n', 417],
  ])('is refused like any other bad request: %s', async (_what, request, status) => {
    const response = await send(request);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of ['x-content-type-options: nosniff', 'content-security-policy: default-src', 'x-request-id: '])
      expect(response).toContain(header);
    const body = JSON.parse(response.slice(response.indexOf('\r\n\r\n')));
    expect(body).toMatchObject({ code: 'bad_request', request_id: expect.any(String) });
  });
});
