import { currentIdentity, setSessionIdentity } from '@foothold/shared/auth';
import { logout } from '@foothold/shared/contract';
import { anIdentity, mockEndpoint, mockEvents, visit } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from './AdminLayout';

const pages = [
  { path: 'admindashboard', Component: () => <h1>Dashboard</h1> },
  { path: 'adminjobs', Component: () => <h1>Jobs</h1> },
];
const routes = [{ Component, children: pages }];
const open = () => visit(routes, '/admindashboard', { as: anIdentity({ role: 'admin' }) });

afterEach(() => document.documentElement.removeAttribute('data-theme'));

describe('AdminLayout', () => {
  it('marks the current page in the navigation', async () => {
    open();
    const navigation = within(await screen.findByRole('navigation', { name: 'Admin' }));
    expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Foothold' })).toHaveAttribute('href', '/');
  });

  it('marks Releases also on the pages that are reached from it', async () => {
    visit([{ Component, children: [{ path: 'adminerrors/:id', Component: () => null }] }], '/adminerrors/7', {
      as: anIdentity({ role: 'admin', two_factor: 'on' }),
    });
    const navigation = within(await screen.findByRole('navigation', { name: 'Admin' }));
    expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Releases');
  });

  it('shows the number of pending organisations, keeps it up to date and links to the dashboard', async () => {
    visit(routes, '/adminjobs', { as: anIdentity({ role: 'admin' }) });
    expect(await screen.findByRole('link', { name: 'Notifications' })).toBeVisible();
    await mockEvents.sendReviewQueue(2);
    expect(screen.getByText('2 organisations are waiting for you.')).toBeInTheDocument();
    await mockEvents.sendReviewQueue(1);
    const bell = screen.getByRole('link', { name: 'Notifications: 1 organisation is waiting for you.' });
    expect(bell).toHaveTextContent('1');
    await mockEvents.sendReviewQueue(100);
    expect(bell).toHaveTextContent('99+');
    await mockEvents.sendReviewQueue(0);
    expect(bell).toHaveTextContent('');
    await userEvent.click(bell);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it('offers the choice of the theme', async () => {
    open();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Theme' }), 'Dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });

  it('links to all pages in the menu of the bottom bar', async () => {
    const children = ['admindashboard', 'adminsecurity'].map((path) => ({ path, Component: () => <h1>{path}</h1> }));
    visit([{ Component, children }], '/admindashboard', { as: anIdentity({ role: 'admin', two_factor: 'on' }) });
    // By text, because the bottom bar is hidden in the desktop layout of the tests.
    await userEvent.click(await screen.findByText('Menu'));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getAllByRole('link')).toHaveLength(10);
    await userEvent.click(menu.getByRole('link', { name: 'Security' }));
    expect(await screen.findByRole('heading', { name: 'adminsecurity' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows reviewers and release managers the pages of their work alone', async () => {
    const listLinks = async () => {
      const navigation = within(await screen.findByRole('navigation', { name: 'Admin' }));
      return navigation.getAllByRole('link').map((link) => link.textContent);
    };
    open();
    expect(await listLinks()).toHaveLength(10);
    act(() => setSessionIdentity(anIdentity({ role: 'admin', admin_role: 'release_manager' })));
    expect(await listLinks()).toEqual(['Releases', 'Security']);
    expect(screen.queryByRole('link', { name: /^Notifications/ })).toBeNull();
    act(() => setSessionIdentity(anIdentity({ role: 'admin', admin_role: 'reviewer' })));
    expect(await listLinks()).toEqual([
      ...['Dashboard', 'Users', 'Organisations', 'Jobs', 'Replies', 'Audit log', 'Emails', 'Reports', 'Security'],
    ]);
  });

  it('asks to set up two-factor login until it is set up', async () => {
    visit(routes, '/admindashboard', { as: anIdentity({ role: 'admin', two_factor: 'off' }) });
    expect(await screen.findByRole('link', { name: 'Set up two-factor login' })).toHaveAttribute(
      'href',
      '/adminsecurity',
    );
    act(() => setSessionIdentity(anIdentity({ role: 'admin', two_factor: 'on' })));
    expect(screen.queryByRole('link', { name: 'Set up two-factor login' })).not.toBeInTheDocument();
  });

  it('leads nowhere else until an admin who must set up two-factor login has done so', async () => {
    visit(routes, '/admindashboard', { as: anIdentity({ role: 'admin', two_factor: 'setup' }) });
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Organisations' })).not.toBeInTheDocument();

    act(() => setSessionIdentity(anIdentity({ role: 'admin', two_factor: 'on' })));
    expect(screen.getByRole('link', { name: 'Organisations' })).toBeVisible();
  });

  it('logs out only when the logout is confirmed', async () => {
    const handleLogout = jest.fn();
    mockEndpoint(logout, handleLogout);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Log out?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(handleLogout).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    const secondDialog = within(await screen.findByRole('alertdialog', { name: 'Log out?' }));
    await userEvent.click(secondDialog.getByRole('button', { name: /Logout/ }));
    await waitFor(() => expect(currentIdentity()).toBeNull());
  });
});
