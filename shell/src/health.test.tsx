import { anIdentity } from '@foothold/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { reportWhenLeaving } from './health';
import { aBootArea, anArea, openShell } from './testing';

const asked = aBootArea();
const before = { ...asked, release: '0.9.0-b', container: 'candidate_0' };
const fails = () => {
  throw new Error('A page of ours failed.');
};

beforeEach(() => {
  globalThis.reportError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('tells of a page that broke under the release that it came from, not the one that was asked for', async () => {
  const told = takingBeacons();
  const load = async ({ container }: { container: string }) => {
    if (container !== before.container) throw new Error('It is lost.');
    return anArea([{ path: 'dashboard/jobs', Component: fails }]);
  };
  const boot = { areas: [{ ...asked, fallback: before }] };
  openShell('/dashboard/jobs', { as: anIdentity(), boot, load });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();

  expect(await told()).toEqual([
    { app: 'candidate', release: asked.release, kind: 'load_failed' },
    { app: 'candidate', release: before.release, kind: 'loaded' },
    { app: 'candidate', release: before.release, kind: 'crashed' },
  ]);
});

it('tells of a shell that broke', async () => {
  const told = takingBeacons();
  const broken = { to: '/dashboard/jobs', label: 'Jobs', icon: null as never };
  const load = async () => anArea([{ path: 'dashboard/jobs', Component: () => null }]);
  openShell('/dashboard/jobs', { as: anIdentity(), boot: { areas: [asked], nav: [broken] }, load });
  expect(await screen.findByText('Something failed that should not have.', { exact: false })).toBeVisible();

  expect(await told()).toContainEqual({ app: 'shell', release: '1', kind: 'crashed' });
});

/** What the page tells the server as it is left; jsdom has no beacons of its own. */
function takingBeacons() {
  const sent: Blob[] = [];
  Object.assign(navigator, { sendBeacon: (_address: string, body: Blob) => sent.push(body) });
  reportWhenLeaving();
  return async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    const reports = await Promise.all(sent.map(async (body) => JSON.parse(await textOf(body)).reports));
    return reports.flat();
  };
}

const textOf = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(body);
  });
