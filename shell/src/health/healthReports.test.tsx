import { anIdentity } from '@foothold/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { aBootArea, anArea, openShell } from '../testing/openShell';
import { sendReportsWhenHidden } from './healthReports';

const requestedArea = aBootArea();
const fallbackRelease = { ...requestedArea, release: '0.9.0-b', container: 'candidate_0' };
const CrashingPage = () => {
  throw new Error('The page crashed.');
};

beforeEach(() => {
  globalThis.reportError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

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

  it('reports a crash of the shell', async () => {
    const readSentReports = captureBeacons();
    const brokenEntry = { to: '/dashboard/jobs', label: 'Jobs', icon: null as never };
    const load = async () => anArea([{ path: 'dashboard/jobs', Component: () => null }]);
    openShell('/dashboard/jobs', { as: anIdentity(), boot: { areas: [requestedArea], nav: [brokenEntry] }, load });
    expect(await screen.findByText('Something failed that should not have.', { exact: false })).toBeVisible();

    expect(await readSentReports()).toContainEqual({ app: 'shell', release: '1', kind: 'crashed' });
  });
});

/** Collects the reports that the page sends when it is hidden; jsdom has no sendBeacon. */
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
