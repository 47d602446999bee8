import { listJobs, viewJob, withdrawApplication } from '@foothold/shared/contract';
import { aJob, answer, refuse } from '@foothold/shared/testing';
import { ApiError, sentenceOf } from './ApiError';
import { call, onSessionEnd, onUnapproved } from './call';

it('asks with path and query, leaving out what is not given', async () => {
  let asked = {};
  answer(listJobs, ({ query }) => {
    asked = query;
    return { jobs: { data: [], total: 0, next_cursor: null, matched: [] } };
  });

  await call(listJobs, { query: { q: 'engineer', company: '', limit: 20 } });
  expect(asked).toEqual({ q: 'engineer', limit: 20 });
});

it('rejects with the server’s code, sentence and fields', async () => {
  answer(viewJob, () => refuse('invalid_input', { id: 'No such id.' }));
  const failure = await call(viewJob, { params: { id: 3 } }).catch((cause: unknown) => cause);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ code: 'invalid_input', status: 422, fields: { id: 'No such id.' } });
});

it('says offline when no answer comes at all', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('network'));
  const failure = await call(withdrawApplication, { params: { id: 3 } }).catch((cause: unknown) => cause);
  expect(failure).toMatchObject({ code: 'offline' });
});

it('makes a proxy’s page readable for people', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const failure = await call(withdrawApplication, { params: { id: 3 } }).catch((cause: unknown) => cause);
  expect(sentenceOf(failure)).toBe('The service is busy. Try again in a moment.');
});

it('tells whoever listens that the session is gone', async () => {
  const told: string[] = [];
  const stop = onSessionEnd(() => told.push('gone'));
  answer(viewJob, ({ params }) => (params.id === 1 ? refuse('signed_out') : { job: aJob() }));

  await call(viewJob, { params: { id: 2 } });
  expect(told).toEqual([]);
  await call(viewJob, { params: { id: 1 } }).catch(() => undefined);
  expect(told).toEqual(['gone']);
  stop();
});

it('tells whoever listens that the company is not approved any more', async () => {
  const told: string[] = [];
  const stop = onUnapproved(() => told.push('locked out'));
  answer(viewJob, () => refuse('organization_rejected'));

  await call(viewJob, { params: { id: 1 } }).catch(() => undefined);
  expect(told).toEqual(['locked out']);
  stop();
});
