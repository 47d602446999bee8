import {
  changeRelease,
  createPreview,
  type LiveApp,
  listReleases,
  type ReleaseSummary,
  type Rollout,
} from '@foothold/shared/contract/admin';
import { failWith, mockEndpoint, mockEvents } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAdmin } from '../../testing/organization';

const health = {
  ...{ loaded: 120, load_failed: 2, crashed: 1, unusable: 0, lcp: 1600, cls: 0.01, inp: 80 },
  failing_routes: [{ route: '/dashboard/jobs/:id', failures: 2 }],
};
const aRelease = (release: string, over: Partial<ReleaseSummary> = {}): ReleaseSummary => ({
  release,
  published_at: '2026-11-21T09:00:00.000Z',
  weight: 12_288,
  files: 31,
  shared_version: null,
  signed_by: null,
  base_url: null,
  screenshots_made_at: null,
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
  rollout: null,
  releases: [
    aRelease('1.1.0-b', { signed_by: 'CI of Hiring' }),
    aRelease('1.0.0-a', { health: { ...health, lcp: null, cls: null, inp: null } }),
  ],
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
const mockReleases = (...newApps: LiveApp[]) => {
  apps = newApps;
  mockEndpoint(listReleases, () => ({ revision, apps }));
};
const openPage = async () => {
  const router = openAsAdmin('/adminreleases');
  await screen.findByRole('heading', { level: 1, name: 'Releases' });
  return router;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('ReleasesPage', () => {
  it('shows each app’s releases with their health, and who put them live and why', async () => {
    mockReleases(anApp(), anApp({ app: 'shell', previous: null, history: [] }));
    await openPage();
    const company = within(await screen.findByRole('region', { name: 'Companies' }));
    const [, liveRow, previousRow] = company.getAllByRole('row');
    expect(liveRow).toHaveTextContent(
      /1\.1\.0-b.*Live.*Signed by CI of Hiring.*12\.0 KiB.*120.*3.*1\.6 s.*0\.01.*80 ms/,
    );
    expect(previousRow).toHaveTextContent(/1\.0\.0-a.*Before.*–.*–.*–/);
    expect(company.getByText(/Put live 1\.1\.0-b by ada@foothold\.test: The new interviews/)).toBeInTheDocument();

    const shell = within(screen.getByRole('region', { name: 'Shell' }));
    expect(shell.queryByRole('button', { name: 'Switch off' })).toBeNull();
    expect(shell.queryByRole('button', { name: 'Roll back' })).toBeNull();
  });

  it('collapses old releases that are not in use', async () => {
    const releases = ['9', '8', '7', '6', '5', '4', '3', '1.0.0-a'].map((release) => aRelease(release));
    mockReleases(anApp({ stable: '9', releases }));
    await openPage();
    const company = within(await screen.findByRole('region', { name: 'Companies' }));
    const getFirstCells = () => company.getAllByRole('row').map((row) => row.firstElementChild?.textContent);
    expect(getFirstCells()).toEqual(['Release', '9', '8', '7', '6', '5', '1.0.0-a']);

    await press('Show all 8 releases');
    expect(getFirstCells()).toEqual(['Release', ...releases.map(({ release }) => release)]);
    await press('Show fewer releases');
    expect(getFirstCells()).toHaveLength(7);
  });

  it('makes a link with which a release is seen before it is live', async () => {
    // Gives the page a clipboard.
    const user = userEvent.setup();
    mockReleases(anApp());
    mockEndpoint(createPreview, ({ params, body }) => ({
      url: `http://localhost/?preview=${params.app}@${body.release}~1~x`,
      expires_at: '2026-12-05T09:00:00.000Z',
    }));
    await openPage();
    await press('Preview 1.0.0-a');
    const dialog = await screen.findByRole('dialog', { name: 'A preview of Companies 1.0.0-a' });
    expect(dialog).toHaveTextContent('until 5 Dec 2026');
    const url = 'http://localhost/?preview=company@1.0.0-a~1~x';
    expect(within(dialog).getByRole('link', { name: 'See it' })).toHaveAttribute('href', url);
    await user.click(within(dialog).getByRole('button', { name: 'Copy the link' }));
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('says why no link can be made of a release', async () => {
    mockReleases(anApp());
    mockEndpoint(createPreview, () => failWith('not_possible_now'));
    await openPage();
    await press('Preview 1.0.0-a');
    expect(await screen.findAllByText(/This is no longer possible/)).not.toHaveLength(0);
  });

  it('rolls back with a reason and the revision that was shown', async () => {
    mockReleases(anApp());
    const handleChange = jest.fn();
    mockEndpoint(changeRelease, ({ params, body }) => {
      handleChange({ ...params, ...body });
      const { stable, previous, ...rest } = anApp();
      mockReleases(anApp({ stable: String(previous), previous: stable }));
      return { revision: 8, pointer: { ...rest, stable: String(previous), previous: stable } };
    });
    await openPage();

    await press('Roll back');
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back' }));
    expect(await screen.findByText('A reason is required.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Reason'), 'A button was dead');
    await userEvent.click(screen.getByRole('button', { name: 'Roll back' }));

    expect(await screen.findByText('Companies: 1.0.0-a is live')).toBeVisible();
    expect(handleChange).toHaveBeenCalledWith({
      app: 'company',
      seen: 7,
      reason: 'A button was dead',
      change: { kind: 'rollback' },
    });
  });

  it('puts a release live in stages', async () => {
    mockReleases(anApp());
    const changes: unknown[] = [];
    mockEndpoint(changeRelease, ({ body: { change } }) => {
      changes.push(change);
      return { revision: 8, pointer: anApp({ canary: '1.0.0-a', canary_percent: 5 }) };
    });
    await openPage();
    await press('Put 1.0.0-a live');
    await userEvent.type(await screen.findByLabelText('Reason'), 'Carefully');
    expect(screen.queryByLabelText('Minutes of a step')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'In stages' }));
    const steps = screen.getByLabelText('Steps, in per cent of the visitors');
    await userEvent.clear(steps);
    await userEvent.type(steps, '5, 50');
    await press('Put live');
    expect(await screen.findByText('Whole numbers that grow to 100, such as 1, 10, 50, 100.')).toBeVisible();
    await userEvent.type(steps, ', 100');
    await press('Put live');
    expect(await screen.findByText('Companies: 1.0.0-a is live for 5 %')).toBeVisible();
    expect(changes).toEqual([{ kind: 'rollout', release: '1.0.0-a', steps: [5, 50, 100], every_seconds: 1800 }]);
  });

  it('shows a rollout with its steps and the visitors of both releases, and pauses it', async () => {
    const rollout: Rollout = {
      ...{ release: '1.2.0-c', stable: '1.1.0-b', steps: [1, 10, 100], every_seconds: 1800, step: 1 },
      ...{ state: 'running', reason: null, waiting: null, started_by: 'key CI of Hiring', ended_at: null },
      ...{ started_at: '2026-11-21T09:00:00.000Z', due_at: '2026-11-21T10:00:00.000Z' },
      visitors: { release: 90, stable: 5_810 },
      measures: [{ measure: 'lcp', visitors: { release: 41, stable: 1_162 }, until_stopped: 7 }],
    };
    mockReleases(anApp({ app: 'candidate' }), anApp({ canary: '1.2.0-c', canary_percent: 10, rollout }));
    const changes: unknown[] = [];
    mockEndpoint(changeRelease, ({ body: { change } }) => {
      changes.push(change);
      mockReleases(anApp({ canary: '1.2.0-c', canary_percent: 10, rollout: { ...rollout, state: 'paused' } }));
      return { revision: 8, pointer: anApp({ canary: '1.2.0-c', canary_percent: 10 }) };
    });
    await openPage();
    const panel = within(await screen.findByRole('region', { name: 'Rollout of Companies 1.2.0-c' }));
    expect(panel.getByText('10 %')).toHaveAttribute('aria-current', 'step');
    expect(panel.getByRole('status')).toHaveTextContent(/Goes to 100 % at 21 Nov 2026/);
    expect(panel.getByRole('row', { name: /LCP over 2.5 s/ })).toHaveTextContent(
      /41 \(45\.6 %\).*1,162 \(20\.0 %\).*7 more/,
    );
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Companies');
    expect(panel.getByText(/Begun by the key CI of Hiring/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'End the rollout' })).toBeVisible();

    await press('Pause');
    await userEvent.type(await screen.findByLabelText('Reason'), 'Lunch');
    await userEvent.click(screen.getAllByRole('button', { name: 'Pause' }).at(-1) as HTMLElement);
    expect(await screen.findByText('Companies: the rollout is paused')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Resume' })).toBeVisible();
    expect(changes).toEqual([{ kind: 'pause_rollout' }]);
  });

  it('asks for the share of visitors when a canary is started', async () => {
    mockReleases(anApp());
    const handleChange = jest.fn();
    mockEndpoint(changeRelease, ({ body }) => {
      handleChange(body.change);
      return { revision: 8, pointer: { ...anApp(), canary: '1.0.0-a', canary_percent: 25 } };
    });
    await openPage();
    await press('Try 1.0.0-a on some visitors');
    const shareField = await screen.findByLabelText('Share of the visitors, in per cent');
    await userEvent.clear(shareField);
    await userEvent.type(shareField, '250');
    await userEvent.type(screen.getByLabelText('Reason'), 'Look at it');
    await press('Start the canary');
    expect(await screen.findByText('At most 100.')).toBeVisible();
    await userEvent.clear(shareField);
    await userEvent.type(shareField, '25');
    await press('Start the canary');
    await waitFor(() => expect(handleChange).toHaveBeenCalledWith({ kind: 'canary', release: '1.0.0-a', percent: 25 }));
    expect(await screen.findByText('Companies: 1.0.0-a is live for 25 %')).toBeVisible();
  });

  it('shows the conflict and the current state and keeps the reason when a change is refused', async () => {
    mockReleases(anApp());
    mockEndpoint(changeRelease, () => {
      mockReleases(anApp({ disabled_reason: 'Ada was faster' }));
      return failWith('not_possible_now', { release: 'Somebody has changed what is live meanwhile.' });
    });
    await openPage();
    await press('Switch off');
    await userEvent.type(await screen.findByLabelText('Reason'), 'It is broken');
    await userEvent.click(screen.getAllByRole('button', { name: 'Switch off' }).at(-1) as HTMLElement);
    expect(await screen.findByText('Somebody has changed what is live meanwhile.')).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('It is broken');
    expect(await screen.findByText('Switched off: Ada was faster')).toBeInTheDocument();
  });

  it('offers to grant what a release claims when the server says that it lacks only that', async () => {
    mockReleases(anApp());
    const changes: unknown[] = [];
    mockEndpoint(changeRelease, ({ body: { change } }) => {
      changes.push(change);
      if (change.kind === 'flip' && change.grant) return { revision: 8, pointer: anApp({ stable: '1.0.0-a' }) };
      return failWith('not_possible_now', { grant: 'company 1.0.0-a claims /reports, which it has no grant for.' });
    });
    await openPage();
    await press('Put 1.0.0-a live');
    await userEvent.type(await screen.findByLabelText('Reason'), 'The reports');
    expect(screen.queryByRole('checkbox', { name: /^Grant/ })).toBeNull();
    await press('Put live');
    const box = await screen.findByRole('checkbox', { name: 'Grant Companies what this release claims' });
    expect(box).toHaveAccessibleDescription('company 1.0.0-a claims /reports, which it has no grant for.');
    await userEvent.click(box);
    await press('Put live');

    expect(await screen.findByText('Companies: 1.0.0-a is live')).toBeVisible();
    const flip = { kind: 'flip', release: '1.0.0-a' };
    expect(changes).toEqual([flip, { ...flip, grant: true }]);
  });

  it('retires an app that is switched off, with a reason', async () => {
    mockReleases(anApp());
    const handleChange = jest.fn();
    mockEndpoint(changeRelease, ({ body: { change } }) => {
      handleChange(change);
      mockReleases(anApp({ app: 'shell' }));
      return { revision: 8, pointer: anApp({ disabled_reason: 'It moves' }) };
    });
    await openPage();
    expect(screen.queryByRole('button', { name: 'Retire' })).toBeNull();
    mockReleases(anApp({ disabled_reason: 'It moves' }));
    await mockEvents.acceptConnections();
    await mockEvents.sendRelease();
    await userEvent.click(await screen.findByRole('button', { name: 'Retire' }));
    await userEvent.type(await screen.findByLabelText('Reason'), 'It has moved');
    await userEvent.click(screen.getAllByRole('button', { name: 'Retire' }).at(-1) as HTMLElement);

    expect(await screen.findByText('Companies: retired')).toBeVisible();
    expect(handleChange).toHaveBeenCalledWith({ kind: 'retire' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Companies' })).toBeNull());
  });

  it('shows changes of other admins at once', async () => {
    mockReleases(anApp());
    await openPage();
    await mockEvents.acceptConnections();
    revision = 8;
    mockReleases(anApp({ canary: '1.0.0-a', canary_percent: 10 }));
    await mockEvents.sendRelease();
    expect(await screen.findByText('Canary for 10 %')).toBeVisible();
    revision = 7;
  });

  it('names the revision at which the dialog opened, and the current one after a conflict', async () => {
    mockReleases(anApp());
    const seenRevisions: unknown[] = [];
    mockEndpoint(changeRelease, ({ body }) => {
      seenRevisions.push(body.seen);
      return failWith('not_possible_now', { release: 'Somebody has changed what is live meanwhile.' });
    });
    await openPage();
    await mockEvents.acceptConnections();
    await press('Roll back');
    await userEvent.type(await screen.findByLabelText('Reason'), 'A button is dead');
    revision = 8;
    mockReleases(anApp({ disabled_reason: 'Ada was faster' }));
    await mockEvents.sendRelease();
    await screen.findByText('Switched off: Ada was faster');

    const confirm = () => userEvent.click(screen.getAllByRole('button', { name: 'Roll back' }).at(-1) as HTMLElement);
    await confirm();
    expect(await screen.findByText('Somebody has changed what is live meanwhile.')).toBeVisible();
    await confirm();
    await waitFor(() => expect(seenRevisions).toEqual([7, 8]));
    revision = 7;
  });

  it('leads to the screenshots of releases that have some, also of the live one', async () => {
    const [screenshots_made_at, href] = ['2026-11-21T09:00:00.000Z', '/adminreleases/company/1.1.0-b/screenshots'];
    mockReleases(anApp({ releases: [aRelease('1.1.0-b', { screenshots_made_at }), aRelease('1.0.0-a')] }));
    await openPage();
    expect(screen.getByRole('link', { name: 'Screenshots of 1.1.0-b' })).toHaveAttribute('href', href);
    expect(screen.queryByRole('link', { name: 'Screenshots of 1.0.0-a' })).not.toBeInTheDocument();
  });

  it('reports a failed load and loads again on request', async () => {
    mockEndpoint(listReleases, () => failWith('unavailable'));
    await openPage();
    expect(await screen.findByText(/The releases did not load/)).toBeVisible();
    mockReleases(anApp());
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByRole('region', { name: 'Companies' })).toBeVisible();
  });
});
