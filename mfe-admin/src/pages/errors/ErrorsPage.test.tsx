import { type ErrorKind, listErrorKinds } from '@foothold/shared/contract/admin';
import { failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anErrorKind } from '../../testing/errors';
import { openAsAdmin } from '../../testing/organization';

/** A server with these kinds, one a page, those met last first. */
function mockKinds(...all: ErrorKind[]) {
  mockEndpoint(listErrorKinds, ({ query: { app, release, cursor } }) => {
    const kinds = all.filter(
      (kind) => (!app || kind.app === app) && (!release || kind.releases.some((one) => one.release === release)),
    );
    const from = Number(cursor ?? 0);
    return {
      kinds: kinds.slice(from, from + 1),
      apps: [...new Set(all.map((kind) => kind.app))],
      releases: app ? ['1.1.0-b', '1.0.0-a'] : [],
      next_cursor: from + 1 < kinds.length ? String(from + 1) : null,
    };
  });
}
const choose = async (chip: string, option: string) => {
  await userEvent.click(await screen.findByRole('button', { name: chip }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: option }));
};

describe('ErrorsPage', () => {
  it('shows what was thrown where, whose app it is, and how often in which release', async () => {
    mockKinds(anErrorKind());
    openAsAdmin('/adminerrors');
    const row = within((await screen.findAllByRole('row'))[1] as HTMLElement);
    expect(row.getByRole('link', { name: 'TypeError' })).toHaveAttribute('href', '/adminerrors/12');
    for (const text of [
      ...['x is undefined', 'src/pages/job/JobPage.tsx:41', 'Candidates', 'Students'],
      ...['35', '31 in 1.1.0-b', '4 in 1.0.0-a'],
    ])
      expect(row.getByText(text)).toBeVisible();
    expect(row.getByRole('img', { name: '35 in 14 days, 18 today' })).toBeVisible();
  });

  it('narrows to an app and one of its releases, from the first page, and keeps both in the address', async () => {
    mockKinds(anErrorKind(), anErrorKind({ id: 13, app: 'company', name: 'RangeError', team: null }));
    const router = openAsAdmin('/adminerrors');
    await userEvent.click(await screen.findByRole('link', { name: 'Older' }));
    expect(await screen.findByRole('link', { name: 'RangeError' })).toBeVisible();
    await choose('App', 'Candidates');
    expect(await screen.findByRole('link', { name: 'TypeError' })).toBeVisible();
    await choose('Release', '1.0.0-a');
    expect(router.state.location.search).toBe('?app=candidate&release=1.0.0-a');
    await choose('App: Candidates', 'Companies');
    expect(await screen.findByRole('link', { name: 'RangeError' })).toBeVisible();
    expect(router.state.location.search).toBe('?app=company');
  });

  it('says that no page has met an error', async () => {
    mockKinds();
    openAsAdmin('/adminerrors');
    expect(await screen.findByRole('heading', { name: 'No page has met an error' })).toBeVisible();
  });

  it('clears filters that no error matches', async () => {
    mockKinds(anErrorKind());
    openAsAdmin('/adminerrors?app=company');
    expect(await screen.findByRole('heading', { name: 'No errors match your filters' })).toBeVisible();
    expect(screen.getByText('Active filters:').parentElement).toHaveTextContent('Companies');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(await screen.findByRole('link', { name: 'TypeError' })).toBeVisible();
  });

  it('says so when the list does not load', async () => {
    mockEndpoint(listErrorKinds, () => failWith('unavailable'));
    openAsAdmin('/adminerrors');
    expect(await screen.findByText(/^The errors did not load/)).toBeVisible();
  });
});
