import { call } from '@foothold/shared/api';
import { type ErrorReport, listJobs } from '@foothold/shared/contract';
import { anIdentity, mockEndpoint } from '@foothold/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBootArea, anArea, openShell } from '../testing/openShell';
import { recordBreadcrumbs } from './breadcrumbs';
import { sendError } from './errorReports';
import { reportUncaughtErrors } from './uncaughtErrors';

const script = 'https://jobs.example.ng/mf/candidate/1.0.0-a/4.js';
const createError = (message: string, stack = `Error: ${message}\n    at k (${script}:1:20)`) =>
  Object.assign(new Error(message), { stack });

let sent: { address: string; body: Blob }[] = [];
beforeEach(() => {
  sent = [];
  Object.assign(navigator, { sendBeacon: (address: string, body: Blob) => sent.push({ address, body }) });
  globalThis.reportError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

const readReports = () =>
  Promise.all(
    sent.flatMap(({ address, body }) =>
      address === '/api/error_reports' ? readText(body).then((text) => JSON.parse(text)) : [],
    ),
  ) as Promise<{ token: string; report: ErrorReport }[]>;

const readText = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(body);
  });

/** Opens a document with a page that works and one that crashes. */
function openCandidate(address: string, error: Error, health_token?: string) {
  const CrashingPage = () => {
    throw error;
  };
  const boot = { areas: [aBootArea()], ...(health_token && { health_token }) };
  const router = openShell(address, {
    as: anIdentity(),
    boot,
    load: async () =>
      anArea([
        { path: 'dashboard/jobs/:id', Component: () => <button type="button">Ada’s offer</button> },
        { path: 'dashboard/crash/:id', lazy: async () => ({ Component: CrashingPage }) },
      ]),
  });
  recordBreadcrumbs(router);
  return router;
}

describe('errorReports', () => {
  it('sends a crash with its stack and what happened before, and nothing that may be personal', async () => {
    mockEndpoint(listJobs, () => ({ jobs: { data: [], total: 0, next_cursor: null, matched: [] } }));
    const stack = [
      'Error: Ada Obi <ada@example.ng> at 4711',
      `    at k (${script}:1:20)`,
      `    at ${script}:1:30`,
      '    at load (https://jobs.example.ng/dashboard/crash/4711?q=ada:3:4)',
      '    at Promise.all (index 0)',
    ].join('\n');
    const router = openCandidate('/dashboard/jobs/815', createError('"Ada" has no job 4711', stack), 'token');
    await userEvent.click(await screen.findByRole('button', { name: 'Ada’s offer' }));
    await call(listJobs, { query: { q: 'ada' } });
    await act(() => router.navigate('/dashboard/crash/4711'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();

    const [message, ...others] = await readReports();
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      token: 'token',
      report: {
        ...{ app: 'candidate', release: '1.0.0-a', route: '/dashboard/crash/:id', name: 'Error' },
        message: '“…” has no job #',
        frames: [
          { app: 'candidate', release: '1.0.0-a', file: '4.js', function: 'k', line: 1, column: 20 },
          { app: 'candidate', release: '1.0.0-a', file: '4.js', line: 1, column: 30 },
          { file: 'https://jobs.example.ng', function: 'load', line: 3, column: 4 },
        ],
      },
    });
    const happened = message?.report.breadcrumbs.map(({ kind, what, status }) => [kind, what, status]);
    expect(happened).toEqual(
      expect.arrayContaining([
        ['page', '/dashboard/jobs/:id', undefined],
        ['press', 'button', undefined],
        ['call', 'GET /jobs', 200],
      ]),
    );
    expect(happened?.at(-1)).toEqual(['page', '/dashboard/crash/:id', undefined]);
    expect(JSON.stringify(message)).not.toMatch(/ada|4711|815/i);
  });

  it('reads the stacks of Firefox and Safari', async () => {
    openCandidate('/dashboard/jobs/1', createError('unused'), 'token');
    sendError(createError('In Firefox', `k@${script}:1:20\n@${script}:1:30\nada obi\n`), {
      app: 'candidate',
      release: '1.0.0-a',
    });
    const [message] = await readReports();
    expect(message?.report.frames.map((frame) => [frame.function, frame.file, frame.column])).toEqual([
      ['k', '4.js', 20],
      [undefined, '4.js', 30],
    ]);
  });

  it('sends an error that nothing caught for the release that threw it, each once and five of a document at most', async () => {
    openCandidate('/dashboard/jobs/1', createError('unused'), 'token');
    reportUncaughtErrors();
    for (const name of ['a', 'a', 'b', 'c', 'd', 'e', 'f', 'g'])
      fireEvent(
        window,
        Object.assign(new Event('unhandledrejection'), {
          reason: createError(`${name} failed`, `Error\n    at k (${script}:1:20)`),
        }),
      );
    const messages = (await readReports()).map(({ report }) => report.message);
    // Two were sent by the tests before: a document’s errors are counted together.
    expect(messages).toEqual(['a failed', 'b failed', 'c failed']);
  });

  it('sends nothing from a document without a token, as of a preview', async () => {
    openCandidate('/dashboard/crash/1', createError('Without a token'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await readReports()).toEqual([]);
  });
});
