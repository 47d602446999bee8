import { viewPerformance } from '@foothold/shared/contract/admin';
import { failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAdmin } from '../../testing/organization';

const published_at = '2026-11-21T09:00:00.000Z';

describe('PerformancePage', () => {
  it('compares the last releases of an app, as charts and as tables', async () => {
    mockEndpoint(viewPerformance, () => ({
      releases: [
        { release: '1.0.0-a', published_at, loaded: 900, lcp: 2400, inp: 120, bytes: 40_960, requests: 4 },
        { release: '1.1.0-b', published_at, loaded: 12, lcp: 1600, inp: null, bytes: 51_200, requests: 5 },
      ],
    }));
    openAsAdmin('/adminreleases/candidate');
    expect(await screen.findByRole('heading', { level: 1, name: 'Performance of Candidates' })).toBeVisible();
    expect(screen.getByRole('img', { name: /^LCP.*: 1\.0\.0-a 2\.4 s, 1\.1\.0-b 1\.6 s$/ })).toBeVisible();
    expect(screen.getByRole('img', { name: /^INP.*: 1\.0\.0-a 120 ms, 1\.1\.0-b –$/ })).toBeVisible();
    const weight = within(screen.getByRole('region', { name: 'Compressed JavaScript' }));
    expect(weight.getByText('40 KiB in 1.0.0-a before')).toBeVisible();
    await userEvent.click(weight.getByRole('button', { name: 'Show as table' }));
    expect(weight.getByRole('row', { name: '1.1.0-b 50 KiB 12' })).toBeVisible();
  });

  it('says what nobody has measured yet', async () => {
    mockEndpoint(viewPerformance, () => ({
      releases: [{ release: '1.0.0-a', published_at, loaded: 0, lcp: null, inp: null, bytes: 40_960, requests: 4 }],
    }));
    openAsAdmin('/adminreleases/candidate');
    expect(await screen.findAllByText('No browser has measured it within 30 days.')).toHaveLength(2);
  });

  it('says that no such app has a release', async () => {
    mockEndpoint(viewPerformance, () => failWith('not_found'));
    openAsAdmin('/adminreleases/nothing');
    expect(await screen.findByRole('heading', { name: 'Performance not found' })).toBeVisible();
  });
});
