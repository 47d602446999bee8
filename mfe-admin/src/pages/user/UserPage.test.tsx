import { endStudentSessions, restoreStudent, suspendStudent, viewStudent } from '@foothold/shared/contract/admin';
import { aStudent, failWith, mockEndpoint } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAdmin } from '../../testing/organization';
import { anApplicationRow, mockUser } from '../../testing/users';

const open = () => openAsAdmin('/adminusers/40');
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const readDetails = async (name: string) =>
  (await card(name)).getAllByRole('definition').map((value) => value.textContent);
const session = (device: string | null) => {
  const now = new Date().toISOString();
  return { device, created_at: now, last_seen_at: now };
};

describe('a user', () => {
  it('is who they say they are, with where they are logged in', async () => {
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
    const log = screen.getByRole('link', { name: 'In the audit log' });
    expect(log).toHaveAttribute('href', '/adminaudit?q=ada%40example.ng');
  });

  it('says what was not provided', async () => {
    mockUser({ student: aStudent({ sex: null, phone: null }) });
    open();
    expect((await card('Profile')).getAllByText('Not provided')).toHaveLength(2);
    expect((await card('Account')).getByText('Nowhere')).toBeVisible();
  });

  it('has applications, five at a time, each with the way to its company', async () => {
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

  it('is not found where there is none, and is asked for again where it did not load', async () => {
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

describe('the account', () => {
  it('is suspended with a reason that stands beside it, and restored', async () => {
    mockUser({ sessions: [session('Firefox on Windows')] });
    open();
    const account = await card('Account');
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

  it('is logged out everywhere only once that is confirmed', async () => {
    mockUser({ sessions: [session('Firefox on Windows')] });
    open();
    const account = await card('Account');
    await press('Log out everywhere');
    const question = within(await screen.findByRole('alertdialog', { name: 'Log out everywhere?' }));
    await userEvent.click(question.getByRole('button', { name: 'Log out' }));
    expect(await account.findByText('Nowhere')).toBeVisible();
    expect(screen.getByText('The user was logged out everywhere.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Log out everywhere' })).toBeNull());
  });

  it('says what failed, and keeps the reason', async () => {
    mockUser({ sessions: [session('Firefox on Windows')] });
    for (const endpoint of [suspendStudent, endStudentSessions]) mockEndpoint(endpoint, () => failWith('unavailable'));
    open();
    await card('Account');
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

  it('that is suspended stays so where restoring failed', async () => {
    mockUser({ suspended_at: '2026-11-20T08:00:00.000Z', suspension_reason: 'Spam.' });
    mockEndpoint(restoreStudent, () => failWith('unavailable'));
    open();
    const account = await card('Account');
    await press('Restore');
    expect(await screen.findByText('Failed to restore user. Please try again.')).toBeVisible();
    expect(account.getByText('Suspended')).toBeVisible();
  });
});

it('leads back to the users when one came from outside', async () => {
  mockUser();
  open();
  expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/adminusers');
});
