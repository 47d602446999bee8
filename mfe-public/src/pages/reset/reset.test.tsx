import { confirmPasswordReset, requestPasswordReset } from '@foothold/shared/contract';
import { answer, refuse, visit } from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const ask = () => userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));

it('mails a link and says so, with the ways to the login and to another try', async () => {
  answer(requestPasswordReset, () => ({ message: 'sent' }));
  const router = visit(area.routes, '/reset');
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.ng');
  await ask();

  expect(await screen.findByRole('heading', { name: 'Password Reset Email Sent' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/reset-message');
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'send it again' })).toHaveAttribute('href', '/reset');
});

it('needs an email', async () => {
  visit(area.routes, '/reset');
  await screen.findByLabelText('Email');
  await ask();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required.');
});

it('keeps the email when sending failed', async () => {
  answer(requestPasswordReset, () => refuse('unexpected'));
  visit(area.routes, '/reset');
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.ng');
  await ask();
  expect(await screen.findByText('Failed to send reset email. Try again.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.ng');
});

it('sets a new password by the mailed link and leads to the login', async () => {
  answer(confirmPasswordReset, ({ body }) => {
    expect(body).toEqual({ token: 'once', password: 'a-quiet-harbour-7' });
    return { message: 'Your password was changed.' };
  });
  const router = visit(area.routes, '/reset/confirm?token=once');
  await userEvent.type(await screen.findByLabelText('New password'), 'a-quiet-harbour-7');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByText('Your password was changed.')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

it('offers a new link where the old one is used up', async () => {
  answer(confirmPasswordReset, () => refuse('not_possible_now'));
  visit(area.routes, '/reset/confirm?token=old');
  await userEvent.type(await screen.findByLabelText('New password'), 'a-quiet-harbour-7');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByRole('link', { name: 'ask for a new one' })).toHaveAttribute('href', '/reset');
});

it('has nothing to confirm without a token', async () => {
  const router = visit(area.routes, '/reset/confirm');
  expect(await screen.findByLabelText('Email')).toBeVisible();
  expect(router.state.location.pathname).toBe('/reset');
});
