import { ApiError } from '@foothold/shared/api';
import { type ErrorCode, listAreas, viewSession } from '@foothold/shared/contract';
import { anIdentity, mockEndpoint } from '@foothold/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBootArea, anArea, openShell } from '../testing/openShell';
import { sendReportsWhenHidden } from './healthReports';
import { reportUncaughtErrors } from './uncaughtErrors';

const requestedArea = aBootArea();
const fallbackRelease = { ...requestedArea, release: '0.9.0-b', container: 'candidate_0' };
const CrashingPage = () => {
  throw new Error('The page crashed.');
};

beforeEach(() => {
  globalThis.reportError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

/** What a bundle's runtime rejects with for a chunk that did not load. */
const missingChunk = () => Object.assign(new Error('404'), { name: 'ChunkLoadError' });

describe('healthReports', () => {
  it('reports a crashed page for the release that was loaded when that was the fallback', async () => {
    const readSentReports = captureBeacons();
    const load = async ({ container }: { container: string }) => {
      if (container !== fallbackRelease.container) throw new Error('The release is missing.');
      return anArea([{ path: 'dashboard/jobs', Component: CrashingPage }]);
    };
    const boot = { areas: [{ ...requestedArea, fallback: fallbackRelease }] };
    openShell('/dashboard/jobs', { as: anIdentity(), boot, load });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();

    expect(await readSentReports()).toEqual([
      { app: 'candidate', release: requestedArea.release, kind: 'load_failed' },
      { app: 'candidate', release: fallbackRelease.release, kind: 'loaded' },
      { app: 'candidate', release: fallbackRelease.release, kind: 'crashed' },
    ]);
  });

  it('reports once, by route, each page that crashes, does not load or cannot show its data', async () => {
    const readSentReports = captureBeacons();
    const load = async () =>
      anArea([
        { path: 'dashboard/crash/:id', lazy: async () => ({ Component: CrashingPage, ErrorBoundary: OwnBoundary }) },
        { path: 'dashboard/lost', lazy: () => Promise.reject(missingChunk()) },
        { path: 'dashboard/broken', lazy: async () => failingPage('unexpected') },
        { path: 'dashboard/refused', lazy: async () => failingPage('not_found') },
      ]);
    mockEndpoint(viewSession, () => anIdentity());
    const area = { ...requestedArea, release: '1.0.0-routes' };
    mockEndpoint(listAreas, () => ({ shell: '1', areas: [area] }));
    const router = openShell('/dashboard/crash/5', { as: anIdentity(), boot: { areas: [area] }, load });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    for (const page of ['lost', 'broken', 'refused']) {
      await act(() => router.navigate(`/dashboard/${page}`));
      await screen.findByRole('button', { name: page === 'lost' ? 'Try again' : 'Own boundary' });
    }

    const failures = (await readSentReports()).filter(({ kind }) => kind !== 'loaded');
    expect(failures).toEqual([
      { app: 'candidate', release: '1.0.0-routes', kind: 'crashed', route: '/dashboard/crash/:id' },
      { app: 'candidate', release: '1.0.0-routes', kind: 'load_failed', route: '/dashboard/lost' },
      { app: 'candidate', release: '1.0.0-routes', kind: 'unusable', route: '/dashboard/broken' },
    ]);
  });

  it('reports an error that nothing caught for the release that threw it, and none of browser extensions', async () => {
    const readSentReports = captureBeacons();
    reportUncaughtErrors();
    const reject = (file: string) =>
      fireEvent(
        window,
        Object.assign(new Event('unhandledrejection'), {
          reason: Object.assign(new Error('x'), { stack: `Error: x\n    at f (${file}:1:2)` }),
        }),
      );
    reject('https://jobs.example.ng/mf/company/2.0.0-c/742.js');
    reject('chrome-extension://abc/content.js');
    expect(await readSentReports()).toContainEqual({ app: 'company', release: '2.0.0-c', kind: 'crashed' });
  });

  it('reports a crash of the shell, with the token of its document', async () => {
    const readSentReports = captureBeacons();
    const brokenEntry = { to: '/dashboard/jobs', label: 'Jobs', icon: null as never };
    const load = async () => anArea([{ path: 'dashboard/jobs', Component: () => null }]);
    openShell('/dashboard/jobs', {
      as: anIdentity(),
      boot: { areas: [requestedArea], nav: [brokenEntry], health_token: 'token' },
      load,
    });
    expect(await screen.findByText('This page failed to open')).toBeVisible();

    expect(await readSentReports('token')).toContainEqual({ app: 'shell', release: '1', kind: 'crashed' });
  });
});

const OwnBoundary = () => <button type="button">Own boundary</button>;
const failingPage = (code: ErrorCode) => ({
  loader: () => Promise.reject(new ApiError(code)),
  Component: () => null,
  ErrorBoundary: OwnBoundary,
});

/** Collects the reports that the page sends when it is hidden; jsdom has no sendBeacon. */
function captureBeacons() {
  const sent: Blob[] = [];
  Object.assign(navigator, { sendBeacon: (_address: string, body: Blob) => sent.push(body) });
  sendReportsWhenHidden();
  return async (token?: string) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    const batches = await Promise.all(sent.map(async (body) => JSON.parse(await readText(body))));
    return batches.filter((batch) => batch.token === token).flatMap(({ reports }) => reports);
  };
}

const readText = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(body);
  });
