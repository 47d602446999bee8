import { endStudentSessions, restoreStudent, suspendStudent, viewStudent } from '@foothold/shared/contract/admin';
import { aStudent, failWith, mockEndpoint } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAdmin } from '../../testing/organization';
import { anApplicationRow, mockUser } from '../../testing/users';

const open = () => openAsAdmin('/adminusers/40');
const findCard = async (name: string) => within(await screen.findByRole('region', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const readDetails = async (name: string) =>
  (await findCard(name)).getAllByRole('definition').map((value) => value.textContent);
const session = (device: string | null) => {
  const now = new Date().toISOString();
  return { device, created_at: now, last_seen_at: now };
};

describe('UserPage', () => {
  it('shows the user’s profile and sessions', async () => {
    mockUser({ sessions: [session('Chrome on Android'), session(null)] });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Obi' })).toBeVisible();
    expect(await readDetails('Profile')).toEqual([
      ...['Ada Obi', 'ada@example.ng', '08031234567', 'Female', 'University of Lagos', 'Microbiology'],
      ...['BSc', 'Undergraduate', '2 Nov 2026'],
    ]);
    expect(await readDetails('Account')).toEqual([
      'Active',
      expect.stringMatching(/Chrome on Android.*last seen today.*Unknown device/),
    ]);
    const link = screen.getByRole('link', { name: 'In the audit log' });
    expect(link).toHaveAttribute('href', '/adminaudit?q=ada%40example.ng');
  });

  it('says that the address is not confirmed', async () => {
    mockUser({ email_confirmed: false });
    open();
    expect((await findCard('Profile')).getByText('Address not confirmed')).toBeVisible();
  });

  it('marks values that were not provided', async () => {
    mockUser({ student: aStudent({ sex: null, phone: null }) });
    open();
    expect((await findCard('Profile')).getAllByText('Not provided')).toHaveLength(2);
    expect((await findCard('Account')).getByText('Nowhere')).toBeVisible();
  });

  it('shows the applications, five per page, with links to their companies', async () => {
    const titles = ['Cook', 'Baker', 'Tailor', 'Clerk', 'Driver', 'Nurse'];
    mockUser({
      applications: titles.map((job_title, index) =>
        anApplicationRow({ id: index + 1, job_title, status: index === 0 ? 'Accepted' : 'Applied' }),
      ),
    });
    const router = open();
    expect(await screen.findByText('6 applications')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Applications' }));
    expect(table.getAllByRole('row')).toHaveLength(6);
    expect(table.getByRole('row', { name: /^Cook/ })).toHaveTextContent(/Harmattan Systems.*3 Nov 2026.*Accepted/);
    expect(table.getAllByRole('link', { name: 'Harmattan Systems' })[0]).toHaveAttribute('href', '/adminorg/details/7');
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByRole('row', { name: /^Nurse/ })).toBeVisible();
    expect(router.state.location.search).toBe('?applications=2');
  });

  it('says that the user was not found, or reports a failed load and loads again on request', async () => {
    mockEndpoint(viewStudent, () => failWith('not_found'));
    const router = open();
    expect(await screen.findByRole('heading', { name: 'User not found' })).toBeVisible();
    mockEndpoint(viewStudent, () => failWith('unavailable'));
    await act(() => router.revalidate());
    expect(await screen.findByText(/The user did not load/)).toBeVisible();
    mockUser();
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Ada Obi' })).toBeVisible();
  });
});

describe('AccountActions', () => {
  it('suspends the account with a reason, and restores it', async () => {
    mockUser({ sessions: [session('Firefox on Windows')] });
    open();
    const account = await findCard('Account');
    await press('Suspend');
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend this user?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await dialog.findByText('A reason is required.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Copied letters.');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));

    expect(await account.findByText('Suspended')).toBeVisible();
    expect(await readDetails('Account')).toEqual(['Suspended', '20 Nov 2026', 'Copied letters.', 'Nowhere']);
    expect(screen.getByText('User suspended successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Restore');
    expect(await account.findByText('Active')).toBeVisible();
    expect(screen.getByText('User restored successfully')).toBeVisible();
  });

  it('ends all sessions when that is confirmed', async () => {
    mockUser({ sessions: [session('Firefox on Windows')] });
    open();
    const account = await findCard('Account');
    await press('Log out everywhere');
    const confirmation = within(await screen.findByRole('alertdialog', { name: 'Log out everywhere?' }));
    await userEvent.click(confirmation.getByRole('button', { name: 'Log out' }));
    expect(await account.findByText('Nowhere')).toBeVisible();
    expect(screen.getByText('The user was logged out everywhere.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Log out everywhere' })).toBeNull());
  });

  it('reports failures and keeps the reason', async () => {
    mockUser({ sessions: [session('Firefox on Windows')] });
    for (const endpoint of [suspendStudent, endStudentSessions]) mockEndpoint(endpoint, () => failWith('unavailable'));
    open();
    await findCard('Account');
    await press('Suspend');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Spam.');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await dialog.findByText('Failed to suspend user. Please try again.')).toBeVisible();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Spam.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Log out everywhere');
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Failed to log the user out. Please try again.')).toBeVisible();
  });

  it('keeps the account suspended when restoring fails', async () => {
    mockUser({ suspended_at: '2026-11-20T08:00:00.000Z', suspension_reason: 'Spam.' });
    mockEndpoint(restoreStudent, () => failWith('unavailable'));
    open();
    const account = await findCard('Account');
    await press('Restore');
    expect(await screen.findByText('Failed to restore user. Please try again.')).toBeVisible();
    expect(account.getByText('Suspended')).toBeVisible();
  });
});

describe('HistoryBackLink', () => {
  it('leads to the list of users when the page was opened directly', async () => {
    mockUser();
    open();
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/adminusers');
  });
});
