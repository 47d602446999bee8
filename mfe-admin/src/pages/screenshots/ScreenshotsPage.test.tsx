import { type ReleaseScreenshots, type ScreenshotComparison, viewScreenshots } from '@foothold/shared/contract/admin';
import { failWith, mockEndpoint } from '@foothold/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAdmin } from '../../testing/organization';

const aPicture = (name: string, width: number) => ({ url: `/screenshots/${name}.webp`, width, height: 900 });
const compare = (name: string, width: number, over: Partial<ScreenshotComparison> = {}): ScreenshotComparison => ({
  ...{ before: aPicture(`${name}1`, width), after: aPicture(`${name}2`, width), is_same: false },
  ...over,
});
const screenshots: ReleaseScreenshots = {
  live_release: '1.0.0-a',
  made_at: '2026-11-28T09:00:00.000Z',
  pages: [
    {
      path: '/dashboard/jobs',
      desktop: compare('jobs', 1280, { is_same: true }),
      phone: compare('jobs-phone', 360, { is_same: true }),
    },
    { path: '/dashboard/profile', desktop: compare('profile', 1280), phone: compare('profile-phone', 360) },
    {
      path: '/dashboard/new',
      desktop: compare('new', 1280, { before: null }),
      phone: compare('new-phone', 360, { before: null }),
    },
  ],
};
const open = (answer: ReleaseScreenshots | null, query = '') => {
  mockEndpoint(viewScreenshots, () => ({ screenshots: answer }));
  return openAsAdmin(`/adminreleases/candidate/1.1.0-b/screenshots${query}`);
};
const findPage = async (path: string) => within(await screen.findByRole('region', { name: path }));

describe('ScreenshotsPage', () => {
  it('shows each page before and after, those that differ first, and says beside what they were made', async () => {
    open(screenshots);
    expect(await screen.findByRole('heading', { level: 1, name: 'Screenshots of Candidates' })).toBeVisible();
    expect(screen.getByText(/^1\.1\.0-b, beside 1\.0\.0-a, which was live on 28 Nov 2026/)).toBeVisible();
    expect(screen.getByText('On a desktop 2 of 3 pages differ.')).toBeVisible();
    expect(screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent)).toEqual([
      '/dashboard/profile',
      '/dashboard/new',
      '/dashboard/jobs',
    ]);

    const profile = await findPage('/dashboard/profile');
    expect(profile.getByText('Different')).toBeVisible();
    const before = profile.getByRole('img', { name: '/dashboard/profile before, on a desktop' });
    expect(before).toHaveAttribute('src', '/screenshots/profile1.webp');
    expect(profile.getByRole('link', { name: '/dashboard/profile after, on a desktop' })).toHaveAttribute(
      'href',
      '/screenshots/profile2.webp',
    );
    expect((await findPage('/dashboard/jobs')).getByText('No difference')).toBeVisible();
    const added = await findPage('/dashboard/new');
    expect(added.getByText('New page')).toBeVisible();
    expect(added.getByText('What was live had no such page.')).toBeVisible();
  });

  it('switches to the phone, and keeps that in the address', async () => {
    const router = open(screenshots);
    await userEvent.click(await screen.findByRole('link', { name: 'Phone' }));
    expect(await screen.findByText('On a phone 2 of 3 pages differ.')).toBeVisible();
    expect(router.state.location.search).toBe('?width=phone');
    expect(screen.getByRole('img', { name: '/dashboard/profile after, on a phone' })).toHaveAttribute('width', '360');
    await userEvent.click(screen.getByRole('link', { name: 'Desktop' }));
    expect(await screen.findByText('On a desktop 2 of 3 pages differ.')).toBeVisible();
  });

  it('says that nothing differs', async () => {
    open({ ...screenshots, pages: screenshots.pages.slice(0, 1) }, '?width=phone');
    expect(await screen.findByText('On a phone all pages look as they did.')).toBeVisible();
  });

  it('shows the first release of an app alone', async () => {
    open({ ...screenshots, live_release: null, pages: screenshots.pages.slice(2) });
    expect(await screen.findByText(/^1\.1\.0-b, before anything of it was live on/)).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.queryByText('New page')).not.toBeInTheDocument();
  });

  it('says so when a picture does not load', async () => {
    open(screenshots);
    fireEvent.error(await screen.findByRole('img', { name: '/dashboard/profile before, on a desktop' }));
    expect((await findPage('/dashboard/profile')).getByText('This picture did not load.')).toBeVisible();
  });

  it('says how screenshots are made when there are none', async () => {
    open(null);
    expect(await screen.findByRole('heading', { name: 'No screenshots yet' })).toBeVisible();
    expect(screen.getByText(/foothold release --preview --screenshots/)).toBeVisible();
  });

  it('says so when the release is no longer kept, or when loading fails', async () => {
    mockEndpoint(viewScreenshots, () => failWith('not_found'));
    openAsAdmin('/adminreleases/candidate/1.1.0-b/screenshots');
    expect(await screen.findByRole('heading', { name: 'Screenshots not found' })).toBeVisible();
    mockEndpoint(viewScreenshots, () => failWith('unexpected'));
    openAsAdmin('/adminreleases/candidate/1.1.0-c/screenshots');
    expect(await screen.findByText(/^The screenshots did not load\./)).toBeVisible();
  });
});
