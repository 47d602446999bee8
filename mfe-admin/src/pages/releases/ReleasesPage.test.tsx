import { changeRelease, type LiveApp, listReleases, type ReleaseSummary } from '@foothold/shared/contract/admin';
import { failWith, mockEndpoint, mockEvents } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAdmin } from '../../testing/organization';

const health = { loaded: 120, load_failed: 2, crashed: 1, lcp: 1600, cls: 0.01, inp: 80 };
const aRelease = (release: string, over: Partial<ReleaseSummary> = {}): ReleaseSummary => ({
  release,
  published_at: '2026-11-21T09:00:00.000Z',
  weight: 12_288,
  files: 31,
  health,
  ...over,
});
const anApp = (over: Partial<LiveApp> = {}): LiveApp => ({
  app: 'company',
  stable: '1.1.0-b',
  previous: '1.0.0-a',
  canary: null,
  canary_percent: null,
  disabled_reason: null,
  changed_at: '2026-11-21T09:00:00.000Z',
  releases: [aRelease('1.1.0-b'), aRelease('1.0.0-a', { health: { ...health, lcp: null, cls: null, inp: null } })],
  history: [
    {
      action: 'release.flip',
      at: '2026-11-21T09:00:00.000Z',
      by: 'ada@foothold.test',
      reason: 'The new interviews',
      from: '1.0.0-a',
      to: '1.1.0-b',
    },
  ],
  ...over,
});

let revision = 7;
let apps: LiveApp[] = [];
const mockReleases = (...now: LiveApp[]) => {
  apps = now;
  mockEndpoint(listReleases, () => ({ revision, apps }));
};
const open = async () => {
  const router = openAsAdmin('/adminreleases');
  await screen.findByRole('heading', { level: 1, name: 'Releases' });
  return router;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows what runs, how it does, and who put it there and why', async () => {
  mockReleases(anApp(), anApp({ app: 'shell', previous: null, history: [] }));
  await open();
  const company = within(await screen.findByRole('region', { name: 'Companies' }));
  const [, live, before] = company.getAllByRole('row');
  expect(live).toHaveTextContent(/1\.1\.0-b.*Live.*12\.0 KiB.*120.*3.*1\.6 s.*0\.01.*80 ms/);
  expect(before).toHaveTextContent(/1\.0\.0-a.*Before.*–.*–.*–/);
  expect(company.getByText(/Put live 1\.1\.0-b by ada@foothold\.test: The new interviews/)).toBeInTheDocument();

  const shell = within(screen.getByRole('region', { name: 'Shell' }));
  expect(shell.queryByRole('button', { name: 'Switch off' })).toBeNull();
  expect(shell.queryByRole('button', { name: 'Roll back' })).toBeNull();
});

it('folds away what is old and in no use', async () => {
  const releases = ['9', '8', '7', '6', '5', '4', '3', '1.0.0-a'].map((release) => aRelease(release));
  mockReleases(anApp({ stable: '9', releases }));
  await open();
  const company = within(await screen.findByRole('region', { name: 'Companies' }));
  const named = () => company.getAllByRole('row').map((row) => row.firstElementChild?.textContent);
  expect(named()).toEqual(['Release', '9', '8', '7', '6', '5', '1.0.0-a']);

  await press('Show all 8 releases');
  expect(named()).toEqual(['Release', ...releases.map(({ release }) => release)]);
  await press('Show fewer releases');
  expect(named()).toHaveLength(7);
});

it('rolls back once it is told why, by the revision that was looked at', async () => {
  mockReleases(anApp());
  const asked = jest.fn();
  mockEndpoint(changeRelease, ({ params, body }) => {
    asked({ ...params, ...body });
    const { stable, previous, ...rest } = anApp();
    mockReleases(anApp({ stable: String(previous), previous: stable }));
    return { revision: 8, pointer: { ...rest, stable: String(previous), previous: stable } };
  });
  await open();

  await press('Roll back');
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText('A reason is required.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Reason'), 'A button was dead');
  await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));

  expect(await screen.findByText('Companies: 1.0.0-a is live')).toBeVisible();
  expect(asked).toHaveBeenCalledWith({
    app: 'company',
    seen: 7,
    reason: 'A button was dead',
    change: { kind: 'rollback' },
  });
});

it('asks of a canary for how many it is', async () => {
  mockReleases(anApp());
  const asked = jest.fn();
  mockEndpoint(changeRelease, ({ body }) => {
    asked(body.change);
    return { revision: 8, pointer: { ...anApp(), canary: '1.0.0-a', canary_percent: 25 } };
  });
  await open();
  await press('Try 1.0.0-a on some');
  const share = await screen.findByLabelText('Share of the visitors, in per cent');
  await userEvent.clear(share);
  await userEvent.type(share, '250');
  await userEvent.type(screen.getByLabelText('Reason'), 'Look at it');
  await press('Start the canary');
  expect(await screen.findByText('At most 100.')).toBeVisible();
  await userEvent.clear(share);
  await userEvent.type(share, '25');
  await press('Start the canary');
  await waitFor(() => expect(asked).toHaveBeenCalledWith({ kind: 'canary', release: '1.0.0-a', percent: 25 }));
  expect(await screen.findByText('Companies: 1.0.0-a is live for 25 %')).toBeVisible();
});

it('says what stands against a change, keeps what was written, and shows how things stand now', async () => {
  mockReleases(anApp());
  mockEndpoint(changeRelease, () => {
    mockReleases(anApp({ disabled_reason: 'Ada was quicker' }));
    return failWith('not_possible_now', { release: 'Somebody has changed what is live meanwhile.' });
  });
  await open();
  await press('Switch off');
  await userEvent.type(await screen.findByLabelText('Reason'), 'It is broken');
  await userEvent.click(screen.getAllByRole('button', { name: 'Switch off' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Somebody has changed what is live meanwhile.')).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('It is broken');
  expect(await screen.findByText('Switched off: Ada was quicker')).toBeInTheDocument();
});

it('follows what others change', async () => {
  mockReleases(anApp());
  await open();
  await mockEvents.open();
  revision = 8;
  mockReleases(anApp({ canary: '1.0.0-a', canary_percent: 10 }));
  await mockEvents.sendRelease();
  expect(await screen.findByText('Canary for 10 %')).toBeVisible();
  revision = 7;
});

it('overrides nobody whose change came while one was writing why', async () => {
  mockReleases(anApp());
  const seen: unknown[] = [];
  mockEndpoint(changeRelease, ({ body }) => {
    seen.push(body.seen);
    return failWith('not_possible_now', { release: 'Somebody has changed what is live meanwhile.' });
  });
  await open();
  await mockEvents.open();
  await press('Roll back');
  await userEvent.type(await screen.findByLabelText('Reason'), 'A button is dead');
  revision = 8;
  mockReleases(anApp({ disabled_reason: 'Ada was quicker' }));
  await mockEvents.sendRelease();
  await screen.findByText('Switched off: Ada was quicker');

  const confirm = () => userEvent.click(screen.getAllByRole('button', { name: 'Roll back' }).at(-1) as HTMLElement);
  await confirm();
  expect(await screen.findByText('Somebody has changed what is live meanwhile.')).toBeVisible();
  await confirm();
  await waitFor(() => expect(seen).toEqual([7, 8]));
  revision = 7;
});

it('says that it could not load, and tries again', async () => {
  mockEndpoint(listReleases, () => failWith('unavailable'));
  await open();
  expect(await screen.findByText(/The releases did not load/)).toBeVisible();
  mockReleases(anApp());
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByRole('region', { name: 'Companies' })).toBeVisible();
});
