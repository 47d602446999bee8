import { resendConfirmation } from '@foothold/shared/contract';
import { anIdentity, mockEndpoint } from '@foothold/shared/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBootArea, anArea, openShell } from '../testing/openShell';

const open = (email_status?: 'unconfirmed' | 'overdue') => {
  const as = anIdentity({ email: 'ada@example.ng', ...(email_status && { email_status }) });
  const load = async () =>
    anArea([
      {
        path: 'dashboard/jobs',
        handle: { frame: 'sidebar' },
        Component: () => (
          <main>
            <h1>Jobs</h1>
          </main>
        ),
      },
    ]);
  return openShell('/dashboard/jobs', { as, boot: { areas: [aBootArea()] }, load });
};

describe('AddressStrip', () => {
  it('sends the link again, above the page of an account whose address is not confirmed', async () => {
    mockEndpoint(resendConfirmation, () => ({ message: 'A new link is on its way to ada@example.ng.' }));
    open('unconfirmed');
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('A new link is on its way to ada@example.ng.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Wrong address?' })).toHaveAttribute('href', '/confirm/address');
  });

  it('stays closed for the visit once it was closed', async () => {
    open('unconfirmed');
    const heading = await screen.findByRole('heading', { name: 'Jobs' });
    await userEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
    expect(screen.queryByRole('region', { name: 'Your email address' })).not.toBeInTheDocument();
    expect(heading).toHaveFocus();
    cleanup();

    open('unconfirmed');
    expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your email address' })).not.toBeInTheDocument();
  });

  it('is missing where the address is confirmed', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your email address' })).not.toBeInTheDocument();
  });
});
