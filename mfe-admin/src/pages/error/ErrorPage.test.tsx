import { viewErrorKind } from '@foothold/shared/contract/admin';
import { failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import { anErrorInDetail } from '../../testing/errors';
import { openAsAdmin } from '../../testing/organization';

const open = () => openAsAdmin('/adminerrors/12');
const mockKind = (over: Parameters<typeof anErrorInDetail>[0] = {}) =>
  mockEndpoint(viewErrorKind, () => ({ kind: anErrorInDetail(over) }));
const readItems = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('ErrorPage', () => {
  it('shows the stack as the sources have it, and other scripts by their address', async () => {
    mockKind();
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'TypeError' })).toBeVisible();
    expect(screen.getByText('x is undefined')).toBeVisible();
    expect(readItems('Stack')).toEqual([
      'Component src/pages/job/JobPage.tsx:41:9',
      'JobAside src/jobs/JobAside.tsx, from line 18',
      'ka shell/main.js:1:30412',
      '(anonymous) https://cdn.example.com/tag.js:3:9',
    ]);
  });

  it('shows what happened before, and where and in which releases it is met', async () => {
    mockKind();
    open();
    await screen.findByRole('heading', { level: 1, name: 'TypeError' });
    expect(readItems('What happened before')).toEqual([
      '9 s beforeOpened /dashboard/jobs',
      '2 s beforePressed a link',
      'just beforeCalled GET /view/jobs/:id: 200',
    ]);
    const routes = within(screen.getByRole('region', { name: 'Where it is met' }));
    expect(routes.getByText('/dashboard/jobs/:id')).toBeVisible();
    expect(routes.getByText('Another page')).toBeVisible();
    expect(screen.getByRole('row', { name: /^1\.1\.0-b 31 / })).toBeVisible();
    expect(screen.getByText('1.1.0-b, on /dashboard/jobs/:id')).toBeVisible();
  });

  it('says what is not known of it', async () => {
    mockKind({ team: null, frames: [], breadcrumbs: [], releases: [], message: '' });
    open();
    for (const text of [
      ...['No team owns this app', 'The browser sent no stack.', 'Nothing is known of it.'],
      'No page has met it in the last 90 days.',
    ])
      expect(await screen.findByText(text)).toBeVisible();
  });

  it('says that there is no such error', async () => {
    mockEndpoint(viewErrorKind, () => failWith('not_found'));
    open();
    expect(await screen.findByRole('heading', { name: 'Error not found' })).toBeVisible();
  });
});
