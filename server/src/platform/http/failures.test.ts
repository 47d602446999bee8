import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createJob, endpoint, viewJob } from '@foothold/shared/contract';
import * as z from '@foothold/shared/schema';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { fail } from './fail';
import { renderFailurePage } from './failurePage';
import { route } from './route';

const echo = endpoint({
  method: 'POST',
  path: '/echo',
  access: 'anyone',
  summary: 'Returns the body and a field that is not in the contract.',
  body: z.object({ text: z.string(), count: z.int().max(9).optional() }),
  query: z.object({ field: z.enum(['Art', 'Science']).optional() }),
  output: z.object({ text: z.string() }),
});
const broken = endpoint({ method: 'GET', path: '/broken', access: 'anyone', summary: 'Fails.' });
const full = endpoint({ method: 'GET', path: '/full', access: 'anyone', summary: 'Writes to a disk that is full.' });
const busy = endpoint({ method: 'GET', path: '/busy', access: 'anyone', summary: 'Is unavailable.' });

let server: TestServer;
let company: SignedIn;
beforeAll(async () => {
  server = await startServer({}, () => [
    route(echo, ({ body }) => ({ ...body, password_hash: 'secret' })),
    route(broken, () => {
      throw new Error('password=hunter2');
    }),
    route(full, () => writeFile('/dev/full', 'x')),
    route(busy, () => fail('unavailable', undefined, { retryAfter: 7 })),
    route(viewJob, () => fail('not_found')),
    route(createJob, () => fail('not_found')),
  ]);
  company = await server.signIn('organization');
});
afterAll(() => server.stop());

const post = (body: unknown, headers: Record<string, string> = {}, url = 'echo') =>
  server.send({ method: 'POST', url, body, headers });
const json = { 'content-type': 'application/json' };

describe('API server', () => {
  it('removes response fields that are not in the contract', async () => {
    expect((await post({ text: 'hello' })).json()).toEqual({ text: 'hello' });
  });

  it('responds to each failure with error, message, code and request id', async () => {
    const response = await server.send({ url: 'nowhere' });
    expect(response.statusCode).toBe(404);
    const { request_id, ...body } = response.json();
    const sentence = 'This does not exist or has been removed.';
    expect(body).toEqual({ error: sentence, message: sentence, code: 'not_found' });
    expect(response.headers['x-request-id']).toBe(request_id);
  });

  it.each([
    ['not JSON', '{"text":', json, 400, 'bad_request'],
    ['a list', '[]', json, 422, 'invalid_input'],
    ['nothing', '', json, 422, 'invalid_input'],
    ['deep nesting', `{"text":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, json, 422, 'invalid_input'],
    [
      'another type',
      'text=hello',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    ['a form', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }, 415, 'unsupported_media_type'],
    ['too much', JSON.stringify({ text: 'x'.repeat(300_000) }), json, 413, 'too_large'],
    ['a NUL character', '{"text":"a\\u0000b"}', json, 422, 'invalid_input'],
  ] as const)('responds with a sentence when the body is %s', async (_description, body, headers, status, code) => {
    const response = await post(body, headers);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.json().error).toMatch(/\.$/);
  });

  it('lists each invalid field with its message', async () => {
    const response = await post({ count: 10 }, {}, 'echo?field=Cooking');
    expect(response.statusCode).toBe(422);
    expect(response.json().fields).toEqual({
      text: 'Text is required.',
      count: 'Count must be at most 9.',
      field: 'Field must be one of: Art, Science.',
    });
    expect(response.json().error).toBe('Some fields need another look.');
  });

  it('answers with the sentence of a field when it is the only one', async () => {
    const response = await post({ count: 1 });
    expect(response.json()).toMatchObject({ code: 'invalid_input', error: 'Text is required.' });
    expect(response.json().message).toBe('Text is required.');
  });

  it.each(['abc', '0', '-1', '1.5', '99999999999', '%00'])('answers 404 when the id is %s', async (id) => {
    expect((await server.send({ url: `view/jobs/${id}` })).statusCode).toBe(404);
  });

  it('answers 400 when the address is malformed', async () => {
    const response = await server.send({ url: 'view/jobs/%zz' });
    expect([response.statusCode, response.json().code]).toEqual([400, 'bad_request']);
  });

  it('hides the message of an unexpected error', async () => {
    const response = await server.send({ url: 'broken' });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: 'unexpected', error: 'An unexpected error occurred.' });
    expect(response.body).not.toContain('hunter2');
  });

  it('sends Retry-After when it is unavailable', async () => {
    const response = await server.send({ url: 'busy' });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '7']);
  });

  // The device of a disk that is always full exists on Linux alone.
  (existsSync('/dev/full') ? it : it.skip)('says so when the disk is full', async () => {
    const response = await server.send({ url: 'full' });
    expect([response.statusCode, response.json().code]).toEqual([507, 'storage_full']);
  });

  it('responds with an HTML page when a browser opens a file, and with JSON otherwise', async () => {
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const page = await server.send({ url: '/storage/x', headers: browser });
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<h1>This does not exist or has been removed.</h1>');
    const nonce = /style-src 'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1];
    expect(page.body).toContain(`<style nonce="${nonce}">`);

    expect(page.body).not.toContain('Try again');
    expect(renderFailurePage('The service is busy.', true).html).toContain('<a href="">Try again</a>');

    expect((await server.send({ url: '/storage/x' })).json().code).toBe('not_found');
    expect((await server.send({ url: 'busy', headers: browser })).json().code).toBe('unavailable');
  });

  it('checks the session before it parses the body', async () => {
    const response = await server.send({ method: 'POST', url: 'jobs', body: '{', headers: json });
    expect(response.statusCode).toBe(401);
    const signedIn = await server.send({ method: 'POST', url: 'jobs', body: '{', headers: json, as: company });
    expect(signedIn.statusCode).toBe(400);
  });

  it('sends the security headers with each response', async () => {
    for (const url of ['/api/nowhere', '/healthz', '/storage/x', '/api/openapi.json', '/%', '/api/jobs/%E0']) {
      const { headers } = await server.send({ url });
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  it('responds to the liveness and readiness probes', async () => {
    expect((await server.send({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    expect((await server.send({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
  });
});
