import { currentIdentity } from '@foothold/shared/auth';
import { logout } from '@foothold/shared/contract';
import { anIdentity, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';
import { saveSignUpDraft, setUpSignUpTests } from '../../testing/signUp';

setUpSignUpTests();

describe('Sign-up while signed in', () => {
  const ada = anIdentity({ name: 'Ada Okafor', email: 'ada@example.ng' });

  it.each(['/register', '/signup', '/create-student-account'])(
    'names the signed-in user at %s and links to the dashboard',
    async (address) => {
      saveSignUpDraft('student');
      const router = visit(area.routes, address, { as: ada });
      const heading = await screen.findByRole('heading', { name: 'You are logged in' });
      expect(heading.parentElement).toHaveTextContent(
        'As Ada Okafor, ada@example.ng. To open another account, log out first.',
      );
      expect(document.title).toBe('You are logged in · Foothold');
      expect(screen.queryByText("I'm looking for a job")).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('link', { name: 'Go to your dashboard' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/jobs'));
    },
  );

  it('logs out after the confirmation', async () => {
    mockEndpoint(logout, () => undefined);
    visit(area.routes, '/register', { as: ada });
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Log out?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(currentIdentity()).toBeNull());
  });
});
