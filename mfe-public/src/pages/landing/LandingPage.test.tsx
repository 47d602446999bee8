import { endSession } from '@foothold/shared/auth';
import type { SiteLinks } from '@foothold/shared/boot';
import { listJobs, viewFrontPage } from '@foothold/shared/contract';
import { aJob, anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const cook = aJob({ id: 41, job_title: 'Cook' });
const live = {
  jobs: [cook],
  total: 156,
  fields: [{ value: 'Art', count: 39 }],
  places: [{ value: 'Akwa Ibom', count: 5 }],
  figures: { at: '2026-11-25T09:00:00.000Z', companies: 34, applications: 1286, accepted: 29 },
};

beforeEach(() => mockEndpoint(viewFrontPage, () => live));
afterEach(() => {
  act(() => endSession());
  document.getElementById('boot')?.remove();
});

/** The page as a server sends it whose operator has set these links. */
function visitWith(links: SiteLinks) {
  const boot = document.createElement('script');
  Object.assign(boot, { id: 'boot', type: 'application/json', textContent: JSON.stringify({ links }) });
  document.head.append(boot);
  visit(area.routes, '/');
}

const linksIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('Landing page', () => {
  it('links to its sections, the login and sign-up', async () => {
    visit(area.routes, '/');
    const main = within(await screen.findByRole('navigation', { name: 'Main' }));
    for (const part of ['home', 'stories', 'impact', 'faqs']) {
      expect(main.getByRole('link', { name: new RegExp(part, 'i') })).toHaveAttribute('href', `/#${part}`);
      expect(document.getElementById(part)).toBeVisible();
    }
    const account = within(screen.getByRole('navigation', { name: 'Account' }));
    expect(account.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(account.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
  });

  it('focuses the heading of a section when its link is pressed', async () => {
    visit(area.routes, '/');
    await userEvent.click(await screen.findByRole('link', { name: 'Impact' }));
    expect(screen.getByRole('heading', { name: 'Impact' })).toHaveFocus();
  });

  it('shows the figures', async () => {
    visit(area.routes, '/');
    const impact = within(await screen.findByRole('region', { name: 'Impact' }));
    const figures = impact.getAllByRole('listitem').map((item) => item.textContent);
    expect(figures).toEqual(['4+ internships facilitated', '10+ partner organizations', '100% placement rate']);
    expect(screen.getByText(/600\+ qualified candidates/)).toBeVisible();
  });

  it('leads to jobs by a search, the newest, fields and places', async () => {
    mockEndpoint(listJobs, () => ({ jobs: { data: [cook], total: 1, next_cursor: null, matched: [] } }));
    const router = visit(area.routes, '/');
    const newest = within(await screen.findByRole('region', { name: 'Newest jobs' }));
    expect(newest.getByRole('link', { name: /^Cook/ })).toHaveAttribute('href', new URL(cook.sharelink).pathname);
    expect(newest.getByRole('link', { name: '156 open roles' })).toHaveAttribute('href', '/jobs');
    expect(screen.getByRole('link', { name: 'Art 39' })).toHaveAttribute('href', '/jobs?field=Art');
    expect(screen.getByRole('link', { name: 'Akwa Ibom 5' })).toHaveAttribute('href', '/jobs?location=Akwa+Ibom');

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search jobs' }), 'cook{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=cook'));
    expect(router.state.location.pathname).toBe('/jobs');
  });

  it('shows what was counted, and when, beside the figures', async () => {
    visit(area.routes, '/');
    expect(await screen.findByText('Counted on 25 November 2026')).toBeVisible();
    expect(screen.getByText('applications sent').nextSibling).toHaveTextContent('1,286');
  });

  it('claims nothing that nobody counted when the operator says so', async () => {
    visitWith({ chat_group: null, social: [], hides_claims: true });
    expect(await screen.findByText('Counted on 25 November 2026')).toBeVisible();
    expect(screen.queryByText('100%')).not.toBeInTheDocument();
  });

  it('shows all the rest when what is live does not load', async () => {
    mockEndpoint(viewFrontPage, () => failWith('unavailable'));
    visit(area.routes, '/');
    expect(await screen.findByText('100%')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Newest jobs' })).not.toBeInTheDocument();
  });

  it('shows the partners, one story and three questions', async () => {
    visit(area.routes, '/');
    expect(await screen.findByRole('region', { name: 'Partners and sponsors' })).toBeVisible();
    const stories = within(screen.getByRole('region', { name: 'Stories' }));
    expect(stories.getAllByRole('figure')).toHaveLength(1);
    expect(document.querySelectorAll('#faqs details')).toHaveLength(3);
  });

  it('links to the configured chat group and social accounts', async () => {
    const social = [{ label: 'LinkedIn', href: 'https://www.linkedin.com/company/foothold' }];
    visitWith({ chat_group: 'https://chat.example/foothold', social });

    const group = await screen.findByRole('link', { name: 'Join the chat group' });
    expect(group).toHaveAttribute('href', 'https://chat.example/foothold');
    const nav = screen.getByRole('navigation', { name: 'Social' });
    expect(linksIn(nav)).toEqual(['LinkedIn']);
    expect(within(nav).getByRole('link')).toHaveAttribute('href', 'https://www.linkedin.com/company/foothold');
  });

  it('shows share links, and no address of a site without a domain, when no links are configured', async () => {
    visitWith({ chat_group: null, social: [] });
    const faqs = await screen.findByRole('region', { name: 'FAQs' });
    expect(within(faqs).queryByRole('link')).toBeNull();
    expect(screen.queryByText(/support@|Something else/)).toBeNull();
    expect(linksIn(screen.getByRole('navigation', { name: 'Social' }))).toEqual([
      'WhatsApp',
      'LinkedIn',
      'X',
      'Facebook',
    ]);
  });

  it('has no link with an empty target', async () => {
    visit(area.routes, '/');
    await screen.findByRole('navigation', { name: 'Main' });
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(targets.filter((href) => !/^(\/|#\w|https:\/\/|mailto:)/.test(href))).toEqual([]);
  });

  it('links to the dashboard instead of the login when signed in', async () => {
    visit(area.routes, '/', { as: anIdentity() });
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/loader');
    expect(screen.queryByRole('link', { name: 'Sign Up' })).not.toBeInTheDocument();
  });

  it.each(['/terms', '/privacy'])('shows the legal page at %s', async (address) => {
    visit(area.routes, address);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });
});
