import { anIdentity } from '@foothold/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { aBootArea, anArea, openShell } from '../testing/openShell';
import { sendReportsWhenHidden } from './healthReports';

const requestedArea = aBootArea();
const fallbackRelease = { ...requestedArea, release: '0.9.0-b', container: 'candidate_0' };
const CrashingPage = () => {
  throw new Error('A page of ours failed.');
};

beforeEach(() => {
  globalThis.reportError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('tells of a page that broke under the release that it came from, not the one that was asked for', async () => {
  const readSentReports = captureBeacons();
  const load = async ({ container }: { container: string }) => {
    if (container !== fallbackRelease.container) throw new Error('It is lost.');
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

it('tells of a shell that broke', async () => {
  const readSentReports = captureBeacons();
  const broken = { to: '/dashboard/jobs', label: 'Jobs', icon: null as never };
  const load = async () => anArea([{ path: 'dashboard/jobs', Component: () => null }]);
  openShell('/dashboard/jobs', { as: anIdentity(), boot: { areas: [requestedArea], nav: [broken] }, load });
  expect(await screen.findByText('Something failed that should not have.', { exact: false })).toBeVisible();

  expect(await readSentReports()).toContainEqual({ app: 'shell', release: '1', kind: 'crashed' });
});

/** What the page tells the server as it is left; jsdom has no beacons of its own. */
function captureBeacons() {
  const sent: Blob[] = [];
  Object.assign(navigator, { sendBeacon: (_address: string, body: Blob) => sent.push(body) });
  sendReportsWhenHidden();
  return async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    const reports = await Promise.all(sent.map(async (body) => JSON.parse(await readText(body)).reports));
    return reports.flat();
  };
}

const readText = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(body);
  });
