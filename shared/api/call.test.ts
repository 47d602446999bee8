import { listJobs, logout, viewJob, withdrawApplication } from '@foothold/shared/contract';
import { aJob, deferResponse, failWith, mockEndpoint } from '@foothold/shared/testing';
import { ApiError, getErrorMessage } from './ApiError';
import { call, onSessionEnd, onUnapproved } from './call';

afterEach(() => jest.restoreAllMocks());

describe('call', () => {
  it('sends path and query without empty parameters', async () => {
    let received = {};
    mockEndpoint(listJobs, ({ query }) => {
      received = query;
      return { jobs: { data: [], total: 0, next_cursor: null, matched: [] } };
    });

    await call(listJobs, { query: { q: 'engineer', company: '', limit: 20 } });
    expect(received).toEqual({ q: 'engineer', limit: 20 });
  });

  it('belongs to the trace of its page for the first minute, where the server records one', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const sent: (string | null)[] = [];
    globalThis.fetch = async (request) => {
      sent.push((request as Request).headers.get('traceparent'));
      return Response.json({ message: 'done' });
    };
    const withdraw = () => call(withdrawApplication, { params: { id: 3 } });
    await withdraw();
    const page = { serverTiming: [{ name: 'traceparent', description: traceparent }] };
    Object.assign(performance, { getEntriesByType: () => [page] });
    await withdraw();
    jest.spyOn(performance, 'now').mockReturnValue(60_001);
    await withdraw();
    Reflect.deleteProperty(performance, 'getEntriesByType');
    expect(sent).toEqual([null, traceparent, null]);
  });

  it('rejects with code, message and fields when the server refuses', async () => {
    mockEndpoint(viewJob, () => failWith('invalid_input', { id: 'No such id.' }));
    const failure = await call(viewJob, { params: { id: 3 } }).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: 'invalid_input', status: 422, fields: { id: 'No such id.' } });
  });

  it.each([
    ['offline', false],
    ['unreachable', true],
  ])('rejects with `%s` when there is no response and the browser is online: %s', async (code, onLine) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    globalThis.fetch = () => Promise.reject(new TypeError('network'));
    const failure = await call(withdrawApplication, { params: { id: 3 } }).catch((cause: unknown) => cause);
    expect(failure).toMatchObject({ code, isConnectionLost: true });
  });

  it('retries a GET once and never retries a write', async () => {
    const requests: string[] = [];
    globalThis.fetch = (request) => {
      const { method, url } = request as Request;
      requests.push(`${method} ${new URL(url).pathname}`);
      return Promise.reject(new TypeError('Failed to fetch'));
    };

    await call(viewJob, { params: { id: 3 } }).catch(() => undefined);
    expect(requests).toEqual(['GET /api/view/jobs/3', 'GET /api/view/jobs/3']);
    await call(withdrawApplication, { params: { id: 4 } }).catch(() => undefined);
    expect(requests.slice(2)).toEqual(['PUT /api/applications/4/withdraw']);
  });

  it.each([
    [429, 'too_many_requests'],
    [413, 'too_large'],
    [504, 'unavailable'],
    [418, 'unexpected'],
  ])('reads the status %d of a proxy, whose page says nothing else, as %s', async (status, code) => {
    globalThis.fetch = async () => new Response('<h1>Refused</h1>', { status });
    const failure = await call(withdrawApplication, { params: { id: 3 } }).catch((cause: unknown) => cause);
    expect(failure).toMatchObject({ code });
  });

  it('does not repeat a GET that was refused because there were too many', async () => {
    let requests = 0;
    globalThis.fetch = async () => {
      requests += 1;
      const body = {
        error: 'Too many attempts.',
        message: 'Too many attempts.',
        code: 'too_many_requests',
        request_id: 'a',
      };
      return Response.json(body, { status: 429, headers: { 'retry-after': '60' } });
    };
    const failure = await call(viewJob, { params: { id: 3 } }).catch((cause: unknown) => cause);
    expect(failure).toMatchObject({ code: 'too_many_requests', message: 'Too many attempts.' });
    expect(requests).toBe(1);
  });

  it('rejects with the abort reason when the signal is aborted', async () => {
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

  it('maps a proxy’s error page to `unavailable`', async () => {
    globalThis.fetch = () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const failure = await call(withdrawApplication, { params: { id: 3 } }).catch((cause: unknown) => cause);
    expect(getErrorMessage(failure)).toBe('The service is busy. Try again in a moment.');
  });

  it('notifies onSessionEnd listeners when a call is refused as signed out', async () => {
    const calls: string[] = [];
    const stop = onSessionEnd(() => calls.push('gone'));
    mockEndpoint(viewJob, ({ params }) => (params.id === 1 ? failWith('signed_out') : { job: aJob() }));

    await call(viewJob, { params: { id: 2 } });
    expect(calls).toEqual([]);
    await call(viewJob, { params: { id: 1 } }).catch(() => undefined);
    expect(calls).toEqual(['gone']);
    stop();
  });

  it('notifies nobody of a session that a call is about to end by itself', async () => {
    const calls: string[] = [];
    const stop = onSessionEnd(() => calls.push('gone'));
    const { response, respond } = deferResponse<void>();
    mockEndpoint(logout, () => response);
    mockEndpoint(viewJob, () => failWith('signed_out'));

    const ending = call(logout, { endsSession: true });
    await call(viewJob, { params: { id: 1 } }).catch(() => undefined);
    respond();
    await ending;
    expect(calls).toEqual([]);
    await call(viewJob, { params: { id: 1 } }).catch(() => undefined);
    expect(calls).toEqual(['gone']);
    stop();
  });

  it('notifies onUnapproved listeners when the company is not approved', async () => {
    const calls: string[] = [];
    const stop = onUnapproved(() => calls.push('locked out'));
    mockEndpoint(viewJob, () => failWith('organization_rejected'));

    await call(viewJob, { params: { id: 1 } }).catch(() => undefined);
    expect(calls).toEqual(['locked out']);
    stop();
  });
});
