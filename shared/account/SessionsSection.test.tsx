import { type AccountSession, endOtherSessions, endSession, listSessions } from '@foothold/shared/contract';
import { useLoaderData } from '@foothold/shared/router';
import { anIdentity, aSession, failWith, mockEndpoint, neverRespond, visit } from '@foothold/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadSessions, SessionsSection } from '.';

const loader = ({ request }: { request: Request }) => loadSessions(request.signal);
const Component = () => (
  <main id="main" tabIndex={-1}>
    <SessionsSection sessions={useLoaderData<typeof loader>()} />
  </main>
);
const visitAccount = () => visit([{ path: '/account', loader, Component }], '/account', { as: anIdentity() });
const mockSessions = (...sessions: AccountSession[]) => mockEndpoint(listSessions, () => ({ sessions }));
const currentSession = aSession({ current: true, device: 'Firefox on Windows' });
const otherSession = aSession({ current: false, device: 'Chrome on Android' });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => mockSessions(currentSession));

describe('SessionsSection', () => {
  it('shows device and last use of each session and marks the current one', async () => {
    mockSessions({ ...currentSession, created_at: '2026-05-12T09:00:00.000Z' }, { ...otherSession, device: null });
    visitAccount();
    const list = within(await screen.findByRole('list'));
    expect(list.getByText('Firefox on Windows')).toBeVisible();
    expect(list.getByText(/^Logged in 12 May 2026/)).toBeVisible();
    expect(list.getByText('Unknown device')).toBeVisible();
    expect(rows()[0]).toMatch(/This device$/);
    expect(list.getByText(/^Logged in .*, last seen today$/)).toBeVisible();
  });

  describe('with a button for each other session', () => {
    const phone = { ...otherSession, created_at: '2026-05-12T09:00:00.000Z' };
    const tablet = aSession({ device: 'Safari on iPadOS' });
    const findButton = () => screen.findByRole('button', { name: /^End Chrome on Android, logged in 12 May 2026/ });
    const pressEnd = async () => userEvent.click(await findButton());

    it('ends that one, takes its row away and leaves the focus in the list', async () => {
      mockSessions(currentSession, phone, tablet);
      const received = jest.fn();
      mockEndpoint(endSession, ({ params }) => {
        received(params.id);
        mockSessions(currentSession, tablet);
        return { message: 'You were logged out there.' };
      });
      visitAccount();
      await pressEnd();
      expect(await screen.findByText('You were logged out there.')).toBeVisible();
      expect(received.mock.calls).toEqual([[phone.id]]);
      await waitFor(() => expect(rows()).toHaveLength(2));
      expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
    });

    it('ends one session when it is double-clicked, whichever row is there at the second click', async () => {
      mockSessions(currentSession, phone, tablet);
      const received = jest.fn();
      mockEndpoint(endSession, ({ params }) => {
        received(params.id);
        mockSessions(currentSession, tablet);
        return { message: 'You were logged out there.' };
      });
      visitAccount();
      await userEvent.dblClick(await findButton());
      await waitFor(() => expect(rows()).toHaveLength(2));
      fireEvent.click(screen.getByRole('button', { name: /^End Safari on iPadOS/ }), { detail: 2 });
      expect(screen.queryByRole('button', { name: 'Ending...' })).not.toBeInTheDocument();
      expect(received.mock.calls).toEqual([[phone.id]]);
    });

    it('is missing where the page is signed in', async () => {
      visitAccount();
      expect(await screen.findByText('This device')).toBeVisible();
      expect(screen.queryByRole('button', { name: /^End/ })).not.toBeInTheDocument();
    });

    it('takes the row away when that session had ended already', async () => {
      mockSessions(currentSession, phone);
      mockEndpoint(endSession, () => {
        mockSessions(currentSession);
        return failWith('not_found');
      });
      visitAccount();
      await pressEnd();
      expect(await screen.findByText('That session had ended already.')).toBeVisible();
      await waitFor(() => expect(rows()).toHaveLength(1));
    });

    it('keeps the row when the request fails', async () => {
      mockSessions(currentSession, phone);
      mockEndpoint(endSession, () => failWith('unavailable'));
      visitAccount();
      await pressEnd();
      expect(await screen.findByText('The service is busy. Try again in a moment.')).toBeVisible();
      expect(rows()).toHaveLength(2);
    });
  });

  it('ends the other sessions once when the button is pressed twice', async () => {
    mockSessions(currentSession, otherSession);
    const received = jest.fn();
    mockEndpoint(endOtherSessions, () => {
      received();
      mockSessions(currentSession);
      return { ended: 1, message: 'You were logged out everywhere else.' };
    });
    visitAccount();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'End the other session' }));
    expect(await screen.findByText('You were logged out everywhere else.')).toBeVisible();
    expect(received).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'End the other session' })).not.toBeInTheDocument();
  });

  it('keeps the list when the request fails', async () => {
    mockSessions(currentSession, otherSession);
    mockEndpoint(endOtherSessions, () => failWith('unavailable'));
    visitAccount();
    await userEvent.click(await screen.findByRole('button', { name: 'End the other session' }));
    expect(await screen.findByText('The service is busy. Try again in a moment.')).toBeVisible();
    expect(rows()).toHaveLength(2);
  });

  it('shows a busy button while the request is pending', async () => {
    mockSessions(currentSession, otherSession);
    mockEndpoint(endOtherSessions, neverRespond);
    visitAccount();
    await userEvent.click(await screen.findByRole('button', { name: 'End the other session' }));
    expect(screen.getByRole('button', { name: 'Ending...' })).toHaveAttribute('aria-busy', 'true');
  });

  it('shows five sessions until "Show all" is pressed', async () => {
    mockSessions(currentSession, ...Array.from({ length: 6 }, () => aSession()));
    visitAccount();
    const more = await screen.findByRole('button', { name: 'Show all 7' });
    expect(rows()).toHaveLength(5);
    await userEvent.click(more);
    expect(rows()).toHaveLength(7);
    await userEvent.click(screen.getByRole('button', { name: 'Show the last 5 only' }));
    expect(rows()).toHaveLength(5);
  });

  it('reloads the list when "Try again" is pressed after a failure', async () => {
    mockEndpoint(listSessions, () => failWith('unavailable'));
    visitAccount();
    expect(await screen.findByText('Your sessions did not load.')).toBeVisible();
    mockSessions(currentSession);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Firefox on Windows')).toBeVisible();
  });
});
