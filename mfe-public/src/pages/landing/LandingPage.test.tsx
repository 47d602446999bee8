import { endSession } from '@foothold/shared/auth';
import type { SiteLinks } from '@foothold/shared/boot';
import { anIdentity, visit } from '@foothold/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

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

  it('shows an email address and share links when no links are configured', async () => {
    visitWith({ chat_group: null, social: [] });
    const faqs = await screen.findByRole('region', { name: 'FAQs' });
    expect(linksIn(faqs)).toEqual(['support@localhost']);
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
