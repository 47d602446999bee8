import { checkPasswordReset, confirmPasswordReset, requestPasswordReset } from '@foothold/shared/contract';
import { failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';
import { resetToken } from './resetToken';

const pressSend = () => userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));

describe('Password reset', () => {
  it('confirms the email and links to the login and to another try', async () => {
    mockEndpoint(requestPasswordReset, () => ({ message: 'sent' }));
    const router = visit(area.routes, '/reset');
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.ng');
    await pressSend();

    expect(await screen.findByRole('heading', { name: 'Password Reset Email Sent' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/reset-message');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'send it again' })).toHaveAttribute('href', '/reset');
  });

  it('requires an email', async () => {
    visit(area.routes, '/reset');
    await screen.findByLabelText('Email');
    await pressSend();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required.');
  });

  it('keeps the email when sending fails', async () => {
    mockEndpoint(requestPasswordReset, () => failWith('unexpected'));
    visit(area.routes, '/reset');
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.ng');
    await pressSend();
    expect(await screen.findByText('Failed to send reset email. Try again.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.ng');
  });

  describe('emailed link', () => {
    const works = () => mockEndpoint(checkPasswordReset, () => ({ needs_code: false }));
    const mockExpiredLink = () => mockEndpoint(checkPasswordReset, () => failWith('not_possible_now'));
    const typePassword = async () => {
      await userEvent.type(await screen.findByLabelText('New password'), 'a-quiet-harbour-7');
      await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
    };
    const deadTitle = () => screen.findByRole('heading', { name: 'This link no longer works' });

    it('sets a new password and redirects to the login', async () => {
      works();
      mockEndpoint(confirmPasswordReset, ({ body }) => {
        expect(body).toEqual({ token: 'once', password: 'a-quiet-harbour-7' });
        return { message: 'Your password was changed.' };
      });
      const router = visit(area.routes, '/reset/confirm?token=once');
      await typePassword();
      expect(await screen.findByText('Your password was changed.')).toBeVisible();
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    });

    it('removes the token from the address and stores it nowhere', async () => {
      works();
      const router = visit(area.routes, '/reset/confirm?token=hidden-from-history');
      await screen.findByLabelText('New password');
      expect(router.state.location.search).toBe('');
      expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('hidden-from-history');
    });

    it('shows at once that the link was used, with a link to request a new one', async () => {
      mockExpiredLink();
      visit(area.routes, '/reset/confirm?token=old');
      expect(await deadTitle()).toBeVisible();
      expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/reset');
    });

    it('shows that the link has expired when it expires while the form is open', async () => {
      works();
      mockEndpoint(confirmPasswordReset, () => failWith('not_possible_now'));
      visit(area.routes, '/reset/confirm?token=slow');
      await screen.findByLabelText('New password');
      mockExpiredLink();
      await typePassword();
      expect(await deadTitle()).toBeVisible();
    });

    it.each(['too_many_requests', 'unavailable'] as const)(
      'shows the form when the check fails with %s',
      async (code) => {
        mockEndpoint(checkPasswordReset, () => failWith(code));
        visit(area.routes, '/reset/confirm?token=perhaps');
        expect(await screen.findByLabelText('New password')).toBeVisible();
      },
    );

    it('shows the error of the new password', async () => {
      works();
      mockEndpoint(confirmPasswordReset, () => failWith('invalid_input', { password: 'This password is too common.' }));
      visit(area.routes, '/reset/confirm?token=once');
      await typePassword();
      await waitFor(() =>
        expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/This password is too common\./),
      );
      expect(screen.getByLabelText('New password')).toHaveFocus();
    });

    it('must be opened again after a reload', async () => {
      resetToken.clear();
      visit(area.routes, '/reset/confirm');
      expect(await screen.findByRole('heading', { name: 'Open the link again' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/reset');
    });
  });
});
