import { readBoot } from '@foothold/shared/boot';
import { listAreas } from '@foothold/shared/contract';
import { anIdentity, mockEndpoint, mockEvents } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findOwningArea } from '../loading/visitorAreas';
import { aBootArea, anArea, openShell } from '../testing/openShell';

const student = anIdentity();
const page = (title: string) => () => (
  <main id="main">
    <h1>{title}</h1>
  </main>
);
const nav = [{ to: '/dashboard/jobs', label: 'Jobs', icon: [] }];
const candidate = aBootArea();
const extra = aBootArea({ name: 'extra', paths: ['/extra'], container: 'extra_1' });
const candidateArea = anArea([{ path: 'dashboard/jobs', Component: page('Jobs') }]);
const extraArea = anArea([{ path: 'extra', Component: page('Extra') }], { name: 'extra', paths: ['/extra'] });
const withNewRelease = (area: typeof extra) => ({ ...area, release: '2.0.0-b', container: `${area.name}_2` });

/** Opens a page of the first of two areas; the second one is not loaded. */
async function openJobs() {
  const load = jest.fn(async ({ container }: { container: string }) =>
    container.startsWith('extra') ? extraArea : candidateArea,
  );
  const router = openShell('/dashboard/jobs', { as: student, boot: { areas: [candidate, extra], nav }, load });
  await screen.findByRole('heading', { name: 'Jobs' });
  await mockEvents.acceptConnections();
  return { router, load };
}

const publishAreas = async (areas: (typeof extra)[], shell = '1') => {
  mockEndpoint(listAreas, ({ query }) => {
    expect(query.shell).toBe(readBoot().shell.release);
    return { shell, areas: areas as never };
  });
  jest.spyOn(Math, 'random').mockReturnValue(0);
  await mockEvents.sendRelease();
};

beforeEach(() => {
  globalThis.reportError = jest.fn();
});

describe('ReleaseWatch', () => {
  it('loads an area at its live release when it is opened later', async () => {
    const { router, load } = await openJobs();
    await publishAreas([candidate, withNewRelease(extra)], '2');
    await screen.findByRole('button', { name: 'Reload' });
    await act(() => router.navigate('/extra'));

    expect(await screen.findByRole('heading', { name: 'Extra' })).toBeVisible();
    expect(load.mock.calls.map(([source]) => source.container)).toEqual(['candidate_1', 'extra_2']);
  });

  it('offers a reload when an open area has a newer release', async () => {
    await openJobs();
    await publishAreas([withNewRelease(candidate), extra]);

    const offer = within(
      await screen
        .findByText('Foothold was updated while this page was open.')
        .then((text) => text.parentElement as HTMLElement),
    );
    expect(offer.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Jobs' })).toBeVisible();
    await userEvent.click(offer.getByRole('button', { name: 'Later' }));
    expect(screen.queryByText('Foothold was updated while this page was open.')).toBeNull();
  });

  it('offers a reload when the release of an area changes while it is on its way', async () => {
    let finish = (_area: typeof candidateArea) => {};
    const load = () => new Promise<typeof candidateArea>((resolve) => (finish = resolve));
    openShell('/dashboard/jobs', { as: student, boot: { areas: [candidate, extra], nav }, load });
    await mockEvents.acceptConnections();
    await publishAreas([withNewRelease(candidate), extra]);
    await act(async () => finish(candidateArea));

    expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
    expect(await screen.findByText('Foothold was updated while this page was open.')).toBeVisible();
  });

  it('offers a reload when the release of an area that is opened later changes while it is on its way', async () => {
    let finish = (_area: typeof extraArea) => {};
    const load = ({ container }: { container: string }) =>
      container.startsWith('extra')
        ? new Promise<typeof extraArea>((resolve) => (finish = resolve))
        : Promise.resolve(candidateArea);
    const router = openShell('/dashboard/jobs', { as: student, boot: { areas: [candidate, extra], nav }, load });
    await screen.findByRole('heading', { name: 'Jobs' });
    await act(async () => void router.navigate('/extra'));
    await publishAreas([candidate, withNewRelease(extra)]);
    await waitFor(() => expect(findOwningArea('/extra')?.release).toBe('2.0.0-b'));
    await act(async () => finish(extraArea));

    expect(await screen.findByRole('heading', { name: 'Extra' })).toBeVisible();
    expect(await screen.findByText('Foothold was updated while this page was open.')).toBeVisible();
  });

  it('says at once that the open area was switched off, until it is on again', async () => {
    await openJobs();
    await publishAreas([{ ...candidate, disabled: 'We are repairing the jobs.' }, extra]);
    expect(await screen.findByText('This part of Foothold was switched off: We are repairing the jobs.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Jobs' })).toBeVisible();
    await publishAreas([candidate, extra]);
    await waitFor(() => expect(screen.queryByText(/was switched off/)).toBeNull());
  });

  it('shows why an area is switched off, and opens it when it is on again', async () => {
    const { router } = await openJobs();
    await publishAreas([candidate, { ...extra, disabled: 'We are repairing the interviews.' }], '2');
    await screen.findByRole('button', { name: 'Reload' });
    await act(() => router.navigate('/extra'));
    expect(await screen.findByRole('heading', { name: 'This part of Foothold is switched off' })).toBeVisible();
    expect(screen.getByText('We are repairing the interviews.')).toBeVisible();

    await publishAreas([candidate, extra]);
    await waitFor(async () => {
      for (const retry of screen.queryAllByRole('button', { name: 'Retry' })) await userEvent.click(retry);
      expect(screen.getByRole('heading', { name: 'Extra' })).toBeVisible();
    });
  });

  it('offers a reload when an area that the page has loaded was retired', async () => {
    await openJobs();
    await publishAreas([extra]);
    expect(await screen.findByText('Foothold was updated while this page was open.')).toBeVisible();
  });

  it('retries a failed area at its live release for a visitor without events', async () => {
    const load = jest.fn(async ({ container }: { container: string }) =>
      container === 'extra_2' ? extraArea : Promise.reject(new Error('It breaks.')),
    );
    openShell('/extra', { boot: { areas: [{ ...extra, access: 'anyone' }] }, load });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    mockEndpoint(listAreas, () => ({ shell: '1', areas: [{ ...withNewRelease(extra), access: 'anyone' }] as never }));
    await userEvent.click(retry);

    expect(await screen.findByRole('heading', { name: 'Extra' })).toBeVisible();
  });
});
