import { type AccountSession, changePassword, listSessions } from '@foothold/shared/contract';
import { useLoaderData } from '@foothold/shared/router';
import { anIdentity, aSession, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadSessions, PasswordSection, SessionsSection } from '.';

const loader = ({ request }: { request: Request }) => loadSessions(request.signal);
const Component = () => (
  <main id="main" tabIndex={-1}>
    <PasswordSection email="ada@example.ng" />
    <SessionsSection sessions={useLoaderData<typeof loader>()} />
  </main>
);
const visitAccount = () => visit([{ path: '/account', loader, Component }], '/account', { as: anIdentity() });
const mockSessions = (...sessions: AccountSession[]) => mockEndpoint(listSessions, () => ({ sessions }));
const currentSession = aSession({ current: true, device: 'Firefox on Windows' });
const otherSession = aSession({ current: false, device: 'Chrome on Android' });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => mockSessions(currentSession));

describe('PasswordSection', () => {
  const openForm = async () => userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
  const fillIn = async (label: string, text: string) => {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: /^Sav/ }));

  it('shows the form when "Change password" is pressed and closes it when cancelled', async () => {
    visitAccount();
    await openForm();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
  });

  it('changes the password once, shows its strength and reloads the sessions when saved', async () => {
    mockSessions(currentSession, otherSession);
    const received = jest.fn();
    mockEndpoint(changePassword, ({ body }) => {
      received(body);
      mockSessions(currentSession);
      return { token: 'renewed', message: 'Your password was changed. You were logged out everywhere else.' };
    });
    visitAccount();
    await openForm();
    await fillIn('Current password', 'a-quiet-harbour-7');
    await fillIn('New password', 'another-harbour-8-and-a-boat');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Strong/);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText(/^Your password was changed/)).toBeVisible();
    expect(received.mock.calls).toEqual([
      [{ current_password: 'a-quiet-harbour-7', new_password: 'another-harbour-8-and-a-boat' }],
    ]);
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('shows field errors without a request when a field is empty or too short', async () => {
    visitAccount();
    await openForm();
    await save();
    expect(await screen.findByText('Your password is required.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Password is required\./);
    await fillIn('New password', 'short');
    expect(await screen.findByText('Use at least 8 characters.')).toBeVisible();
  });

  it('shows the error at the current password when the server refuses it', async () => {
    mockEndpoint(changePassword, () => failWith('invalid_input', { current_password: 'This is not your password.' }));
    visitAccount();
    await openForm();
    await fillIn('Current password', 'not-mine-at-all');
    await fillIn('New password', 'another-harbour-8');
    await save();
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('This is not your password.');

    mockEndpoint(changePassword, () => failWith('too_many_requests'));
    await fillIn('Current password', 'not-mine-either');
    await save();
    expect(await screen.findByText('Too many attempts. Wait a little and try again.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('another-harbour-8');
  });
});
