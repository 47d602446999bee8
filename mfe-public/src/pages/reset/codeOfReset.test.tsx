import { checkPasswordReset, confirmPasswordReset } from '@foothold/shared/contract';
import { failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const codeLabel = 'Code, or a recovery code';
const mockCheck = (needs_code: boolean) => mockEndpoint(checkPasswordReset, () => ({ needs_code }));
const openLink = async () => {
  const router = visit(area.routes, '/reset/confirm?token=once');
  await userEvent.type(await screen.findByLabelText('New password'), 'a-quiet-harbour-7');
  return router;
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save password' }));

describe('emailed link that takes a code', () => {
  it('sends password and code, and redirects to the login', async () => {
    mockCheck(true);
    mockEndpoint(confirmPasswordReset, ({ body }) => {
      expect(body).toEqual({ token: 'once', password: 'a-quiet-harbour-7', code: '123 456' });
      return { message: 'Your password was changed.' };
    });
    const router = await openLink();
    expect(screen.getByLabelText(codeLabel)).toHaveAccessibleDescription(/An operator of the site resets your account/);
    await userEvent.type(screen.getByLabelText(codeLabel), '123 456{Enter}');
    expect(await screen.findByText('Your password was changed.')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('is not used without the code', async () => {
    mockCheck(true);
    const received = jest.fn();
    mockEndpoint(confirmPasswordReset, received);
    await openLink();
    await save();
    await waitFor(() => expect(screen.getByLabelText(codeLabel)).toHaveFocus());
    expect(screen.getByLabelText(codeLabel)).toHaveAccessibleDescription(/^Enter the code\./);
    expect(received).not.toHaveBeenCalled();
  });

  it('shows that the code does not work, and takes another one', async () => {
    mockCheck(true);
    mockEndpoint(confirmPasswordReset, ({ body }) =>
      body.code === '654321'
        ? { message: 'Your password was changed.' }
        : failWith('invalid_input', { code: 'This code does not work.' }),
    );
    await openLink();
    await userEvent.type(screen.getByLabelText(codeLabel), '123456{Enter}');
    await waitFor(() => expect(screen.getByLabelText(codeLabel)).toHaveFocus());
    expect(screen.getByLabelText(codeLabel)).toHaveAccessibleDescription(/^This code does not work\./);
    await userEvent.clear(screen.getByLabelText(codeLabel));
    await userEvent.type(screen.getByLabelText(codeLabel), '654321{Enter}');
    expect(await screen.findByText('Your password was changed.')).toBeVisible();
  });

  it('says when to try again after too many codes', async () => {
    mockCheck(true);
    mockEndpoint(confirmPasswordReset, () => failWith('too_many_requests'));
    await openLink();
    await userEvent.type(screen.getByLabelText(codeLabel), '123456{Enter}');
    expect(await screen.findByText('Too many attempts. Wait a little and try again.')).toBeVisible();
  });

  it('asks for it when the check had failed and the server refuses the password alone', async () => {
    mockEndpoint(checkPasswordReset, () => failWith('unavailable'));
    mockEndpoint(confirmPasswordReset, () => failWith('invalid_input', { code: 'Enter the code.' }));
    await openLink();
    expect(screen.queryByLabelText(codeLabel)).not.toBeInTheDocument();
    await save();
    expect(await screen.findByLabelText(codeLabel)).toHaveAccessibleDescription(/^Enter the code\./);
    expect(screen.getByLabelText(codeLabel)).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue('a-quiet-harbour-7');
  });
});

describe('any other emailed link', () => {
  it('asks for no code', async () => {
    mockCheck(false);
    await openLink();
    expect(screen.queryByLabelText(codeLabel)).not.toBeInTheDocument();
  });
});
