import { currentIdentity } from '@foothold/shared/auth';
import { logout } from '@foothold/shared/contract';
import { anIdentity, answer, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from './AdminFrame';

const routes = [{ Component, children: [{ path: 'admindashboard', Component: () => <h1>Dashboard</h1> }] }];
const open = () => visit(routes, '/admindashboard', { as: anIdentity({ role: 'admin' }) });

afterEach(() => document.documentElement.removeAttribute('data-theme'));

it('says where one is and where one can go', async () => {
  open();
  const places = within(await screen.findByRole('navigation', { name: 'Admin' }));
  expect(places.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Foothold' })).toHaveAttribute('href', '/');
});

it('changes the theme at once, and keeps the choice for the next visit', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Use the dark theme' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(document.cookie).toContain('theme=dark');

  await userEvent.click(await screen.findByRole('button', { name: 'Use the light theme' }));
  expect(await screen.findByRole('button', { name: 'Use the dark theme' })).toBeVisible();
});

it('follows the system again once one asks for what the system wants', async () => {
  document.documentElement.dataset.theme = 'dark';
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Use the light theme' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(document.cookie).not.toContain('theme=');
});

it('asks before it logs out', async () => {
  const asked = jest.fn();
  answer(logout, asked);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Log out?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  const again = within(await screen.findByRole('alertdialog', { name: 'Log out?' }));
  await userEvent.click(again.getByRole('button', { name: /Logout/ }));
  await waitFor(() => expect(currentIdentity()).toBeNull());
});
