import { currentIdentity } from '@foothold/shared/auth';
import { viewSession } from '@foothold/shared/contract';
import { anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { area } from '../../area';
import { approvedCompany, FakeEventSource, pendingCompany, setUpVerificationTests } from '../../testing/verification';

setUpVerificationTests();

describe('Pending company', () => {
  const visitPage = async () => {
    const router = visit(area.routes, '/unverified-company', { as: pendingCompany });
    expect(await screen.findByRole('heading', { name: 'Your account is almost ready!' })).toBeVisible();
    return router;
  };

  it('shows that the approval is pending', async () => {
    await visitPage();
    expect(
      screen.getByText(
        'Your account is awaiting approval. Please check back in a few minutes to access your dashboard.',
      ),
    ).toBeVisible();
  });

  it.each([
    ['a live event', () => FakeEventSource.open[0]?.dispatchEvent(new Event('notification'))],
    ['a new connection', () => FakeEventSource.open[0]?.dispatchEvent(new Event('open'))],
    ['a look at the tab', () => window.dispatchEvent(new Event('focus'))],
  ])('redirects to the dashboard when approved: on %s', async (_, happen) => {
    const router = await visitPage();
    expect(FakeEventSource.open[0]?.url).toBe('/api/events');
    mockEndpoint(viewSession, () => approvedCompany);
    act(() => void happen());

    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/jobs'));
    expect(currentIdentity()?.verified).toBe(1);
    await waitFor(() => expect(FakeEventSource.open).toEqual([]));
  });

  it('stays when the status request fails', async () => {
    const router = await visitPage();
    mockEndpoint(viewSession, () => failWith('unavailable'));
    act(() => void window.dispatchEvent(new Event('focus')));
    await screen.findByRole('heading', { name: 'Your account is almost ready!' });
    expect(router.state.location.pathname).toBe('/unverified-company');
  });

  it('redirects to the login when signed out', async () => {
    const router = visit(area.routes, '/unverified-company');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('redirects to the home page when the account is not pending', async () => {
    const router = visit(area.routes, '/unverified-company', { as: anIdentity() });
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/jobs'));
  });
});
