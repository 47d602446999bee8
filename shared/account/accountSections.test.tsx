import { type AccountSession, changePassword, endOtherSessions, listSessions } from '@foothold/shared/contract';
import { useLoaderData } from '@foothold/shared/router';
import { anIdentity, aSession, failWith, mockEndpoint, neverRespond, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadSessions, PasswordSection, SessionsSection } from '.';

const loader = ({ request }: { request: Request }) => loadSessions(request.signal);
const Component = () => (
  <main id="main" tabIndex={-1}>
    <PasswordSection email="ada@example.ng" />
    <SessionsSection sessions={useLoaderData<typeof loader>()} />
  </main>
);
const open = () => visit([{ path: '/account', loader, Component }], '/account', { as: anIdentity() });
const signedInOn = (...sessions: AccountSession[]) => mockEndpoint(listSessions, () => ({ sessions }));
const here = aSession({ current: true, device: 'Firefox on Windows' });
const elsewhere = aSession({ current: false, device: 'Chrome on Android' });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => signedInOn(here));

describe('a new password', () => {
  const start = async () => userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
  const give = async (label: string, text: string) => {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: /^Sav/ }));

  it('shows the form when "Change password" is pressed and closes it when cancelled', async () => {
    open();
    await start();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
  });

  it('changes the password once, shows its strength and reloads the sessions when saved', async () => {
    signedInOn(here, elsewhere);
    const asked = jest.fn();
    mockEndpoint(changePassword, ({ body }) => {
      asked(body);
      signedInOn(here);
      return { message: 'Your password was changed. You were logged out everywhere else.' };
    });
    open();
    await start();
    await give('Current password', 'a-quiet-harbour-7');
    await give('New password', 'another-harbour-8-and-a-boat');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Strong/);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText(/^Your password was changed/)).toBeVisible();
    expect(asked.mock.calls).toEqual([
      [{ current_password: 'a-quiet-harbour-7', new_password: 'another-harbour-8-and-a-boat' }],
    ]);
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('shows field errors without a request when a field is empty or too short', async () => {
    open();
    await start();
    await save();
    expect(await screen.findByText('Your password is required.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Password is required\./);
    await give('New password', 'short');
    expect(await screen.findByText('Use at least 8 characters.')).toBeVisible();
  });

  it('shows the error at the current password when the server refuses it', async () => {
    mockEndpoint(changePassword, () => failWith('invalid_input', { current_password: 'This is not your password.' }));
    open();
    await start();
    await give('Current password', 'not-mine-at-all');
    await give('New password', 'another-harbour-8');
    await save();
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('This is not your password.');

    mockEndpoint(changePassword, () => failWith('too_many_requests'));
    await give('Current password', 'not-mine-either');
    await save();
    expect(await screen.findByText('Too many attempts. Wait a little and try again.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('another-harbour-8');
  });
});

describe('the places where one is signed in', () => {
  it('shows device and last use of each session and marks the current one', async () => {
    signedInOn({ ...here, created_at: '2026-05-12T09:00:00.000Z' }, { ...elsewhere, device: null });
    open();
    const list = within(await screen.findByRole('list'));
    expect(list.getByText('Firefox on Windows')).toBeVisible();
    expect(list.getByText(/^Signed in 12 May 2026/)).toBeVisible();
    expect(list.getByText('Unknown device')).toBeVisible();
    expect(rows()[0]).toMatch(/This device$/);
    expect(rows()[1]).toMatch(/last seen today$/);
  });

  it('ends the other sessions once when the button is pressed twice', async () => {
    signedInOn(here, elsewhere);
    const asked = jest.fn();
    mockEndpoint(endOtherSessions, () => {
      asked();
      signedInOn(here);
      return { ended: 1, message: 'You were logged out everywhere else.' };
    });
    open();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'End other sessions' }));
    expect(await screen.findByText('You were logged out everywhere else.')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'End other sessions' })).not.toBeInTheDocument();
  });

  it('keeps the list when the request fails', async () => {
    signedInOn(here, elsewhere);
    mockEndpoint(endOtherSessions, () => failWith('unavailable'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'End other sessions' }));
    expect(await screen.findByText('The service is busy. Try again in a moment.')).toBeVisible();
    expect(rows()).toHaveLength(2);
  });

  it('shows a busy button while the request is pending', async () => {
    signedInOn(here, elsewhere);
    mockEndpoint(endOtherSessions, neverRespond);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'End other sessions' }));
    expect(screen.getByRole('button', { name: 'Ending...' })).toHaveAttribute('aria-busy', 'true');
  });

  it('shows five sessions until "Show all" is pressed', async () => {
    signedInOn(here, ...Array.from({ length: 6 }, () => elsewhere));
    open();
    const more = await screen.findByRole('button', { name: 'Show all 7' });
    expect(rows()).toHaveLength(5);
    await userEvent.click(more);
    expect(rows()).toHaveLength(7);
    await userEvent.click(screen.getByRole('button', { name: 'Show the last 5 only' }));
    expect(rows()).toHaveLength(5);
  });

  it('reloads the list when "Try again" is pressed after a failure', async () => {
    mockEndpoint(listSessions, () => failWith('unavailable'));
    open();
    expect(await screen.findByText('Your sessions did not load.')).toBeVisible();
    signedInOn(here);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Firefox on Windows')).toBeVisible();
  });
});
