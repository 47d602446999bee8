import { listJobs, viewJob, withdrawApplication } from '@foothold/shared/contract';
import { aJob, failWith, mockEndpoint } from '@foothold/shared/testing';
import { ApiError, getErrorMessage } from './ApiError';
import { call, onSessionEnd, onUnapproved } from './call';

it('asks with path and query, leaving out what is not given', async () => {
  let asked = {};
  mockEndpoint(listJobs, ({ query }) => {
    asked = query;
    return { jobs: { data: [], total: 0, next_cursor: null, matched: [] } };
  });

  await call(listJobs, { query: { q: 'engineer', company: '', limit: 20 } });
  expect(asked).toEqual({ q: 'engineer', limit: 20 });
});

it('rejects with the server’s code, sentence and fields', async () => {
  mockEndpoint(viewJob, () => failWith('invalid_input', { id: 'No such id.' }));
  const failure = await call(viewJob, { params: { id: 3 } }).catch((cause: unknown) => cause);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ code: 'invalid_input', status: 422, fields: { id: 'No such id.' } });
});

it('says offline when no answer comes at all', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('network'));
  const failure = await call(withdrawApplication, { params: { id: 3 } }).catch((cause: unknown) => cause);
  expect(failure).toMatchObject({ code: 'offline' });
});

it('asks once more for what it only reads, and never twice for what changes something', async () => {
  const asked: string[] = [];
  globalThis.fetch = (request) => {
    const { method, url } = request as Request;
    asked.push(`${method} ${new URL(url).pathname}`);
    return Promise.reject(new TypeError('Failed to fetch'));
  };

  await call(viewJob, { params: { id: 3 } }).catch(() => undefined);
  expect(asked).toEqual(['GET /api/view/jobs/3', 'GET /api/view/jobs/3']);
  await call(withdrawApplication, { params: { id: 4 } }).catch(() => undefined);
  expect(asked.slice(2)).toEqual(['PUT /api/applications/4/withdraw']);
});

it('lets go of a call whose reader has left, and says nothing of the connection', async () => {
  globalThis.fetch = (request) =>
    new Promise((_resolve, reject) => {
      const { signal } = request as Request;
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const reader = new AbortController();
  const left = call(viewJob, { params: { id: 3 } }, reader.signal).catch((cause: unknown) => cause);

  reader.abort(new Error('left'));
  expect(await left).toEqual(new Error('left'));
});

it('makes a proxy’s page readable for people', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const failure = await call(withdrawApplication, { params: { id: 3 } }).catch((cause: unknown) => cause);
  expect(getErrorMessage(failure)).toBe('The service is busy. Try again in a moment.');
});

it('tells whoever listens that the session is gone', async () => {
  const told: string[] = [];
  const stop = onSessionEnd(() => told.push('gone'));
  mockEndpoint(viewJob, ({ params }) => (params.id === 1 ? failWith('signed_out') : { job: aJob() }));

  await call(viewJob, { params: { id: 2 } });
  expect(told).toEqual([]);
  await call(viewJob, { params: { id: 1 } }).catch(() => undefined);
  expect(told).toEqual(['gone']);
  stop();
});

it('tells whoever listens that the company is not approved any more', async () => {
  const told: string[] = [];
  const stop = onUnapproved(() => told.push('locked out'));
  mockEndpoint(viewJob, () => failWith('organization_rejected'));

  await call(viewJob, { params: { id: 1 } }).catch(() => undefined);
  expect(told).toEqual(['locked out']);
  stop();
});
