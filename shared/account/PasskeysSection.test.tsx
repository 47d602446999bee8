import {
  finishPasskeyRegistration,
  type Identity,
  listPasskeys,
  type Passkey,
  removePasskey,
  startPasskeyRegistration,
} from '@foothold/shared/contract';
import { useLoaderData } from '@foothold/shared/router';
import {
  anIdentity,
  aPasskey,
  canceledPrompt,
  failWith,
  mockEndpoint,
  mockPasskeys,
  somePasskeyCreationOptions,
  visit,
} from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPasskeys, PasskeysSection } from '.';

const loader = ({ request }: { request: Request }) => loadPasskeys(request.signal);
const Component = () => (
  <main id="main" tabIndex={-1}>
    <h1>Profile</h1>
    <PasskeysSection passkeys={useLoaderData<typeof loader>()} email="ada@example.ng" />
  </main>
);
const visitAccount = (as: Identity = anIdentity()) =>
  visit([{ path: '/account', loader, Component }], '/account', { as });
const mockList = (...passkeys: Passkey[]) => mockEndpoint(listPasskeys, () => ({ passkeys }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => mockList());

describe('PasskeysSection', () => {
  beforeEach(() => {
    mockPasskeys();
    mockEndpoint(startPasskeyRegistration, () => somePasskeyCreationOptions());
  });

  it('adds a passkey that the browser makes once the password is right, and shows it', async () => {
    const phone = aPasskey({ name: 'My phone' });
    const received = jest.fn();
    mockEndpoint(startPasskeyRegistration, ({ body }) => {
      received(body);
      return somePasskeyCreationOptions();
    });
    mockEndpoint(finishPasskeyRegistration, ({ body: { name, response } }) => {
      received({ name, transports: response.response.transports });
      mockList(phone);
      return { passkey: phone, message: 'Your passkey was added.' };
    });
    visitAccount();
    await press('Add a passkey');
    expect(screen.getByLabelText('Name (optional)')).toHaveFocus();
    await fill('Name (optional)', 'My phone');
    await fill('Your password', 'a-quiet-harbour-7');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Your passkey was added.')).toBeVisible();
    expect(received.mock.calls).toEqual([
      [{ password: 'a-quiet-harbour-7' }],
      [{ name: 'My phone', transports: ['internal'] }],
    ]);
    await waitFor(() => expect(rows()[0]).toMatch(/^My phoneSynced between your devices\. Added .*, not used yet\./));
    expect(screen.getByRole('button', { name: 'Add a passkey' })).toHaveFocus();
  });

  it('shows a wrong password at its field', async () => {
    mockEndpoint(startPasskeyRegistration, () => failWith('invalid_input', { password: 'This is not your password.' }));
    visitAccount();
    await press('Add a passkey');
    await press('Continue');
    expect(await screen.findByText('Your password is required.')).toBeVisible();
    await fill('Your password', 'not-mine-at-all');
    await press('Continue');
    await waitFor(() =>
      expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('This is not your password.'),
    );
  });

  it.each([
    ['the user cancels', canceledPrompt, 'No passkey was added. Try again, and follow your browser’s window.'],
    [
      'the device has one already',
      async () => Promise.reject(new DOMException('', 'InvalidStateError')),
      'This device has a passkey of your account already.',
    ],
    [
      'the address is another than the passkeys’',
      async () => Promise.reject(new DOMException('', 'SecurityError')),
      'Passkeys do not work at this address of the site.',
    ],
  ])('says why none was added when %s, and lets the user try again', async (_, create, sentence) => {
    mockPasskeys({ create });
    visitAccount();
    await press('Add a passkey');
    await fill('Your password', 'a-quiet-harbour-7');
    await press('Continue');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-busy');
  });

  it('removes a passkey with the password', async () => {
    const [phone, laptop] = [aPasskey({ name: 'My phone' }), aPasskey({ name: 'Laptop', is_synced: false })];
    mockList(phone, laptop);
    const received = jest.fn();
    mockEndpoint(removePasskey, ({ params, body }) => {
      received(params, body);
      mockList(laptop);
      return { message: 'The passkey was removed.' };
    });
    visitAccount();
    await press(/^Remove My phone/);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove “My phone”?' }));
    await userEvent.type(dialog.getByLabelText('Your password'), 'a-quiet-harbour-7');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The passkey was removed.')).toBeVisible();
    expect(received.mock.calls).toEqual([[{ id: phone.id }, { password: 'a-quiet-harbour-7' }]]);
    await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^LaptopOn one device\./)]));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Passkeys' })).toHaveFocus());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('shows that a passkey is gone already when another tab has removed it', async () => {
    mockList(aPasskey({ name: 'My phone' }));
    mockEndpoint(removePasskey, () => {
      mockList();
      return failWith('not_found');
    });
    visitAccount();
    await press(/^Remove My phone/);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText('Your password'), 'a-quiet-harbour-7');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(rows()).toEqual([]));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Passkeys' })).toHaveFocus());
  });

  it('asks an admin to set up two-factor login first', async () => {
    visitAccount(anIdentity({ role: 'admin', two_factor: 'off' }));
    expect(await screen.findByText(/^Set up two-factor login first/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });

  it('reloads the list when "Try again" is pressed after a failure', async () => {
    mockEndpoint(listPasskeys, () => failWith('unavailable'));
    visitAccount();
    expect(await screen.findByText('Your passkeys did not load.')).toBeVisible();
    mockList(aPasskey({ name: 'My phone' }));
    await press('Try again');
    expect(await screen.findByRole('button', { name: /^Remove My phone/ })).toBeVisible();
  });
});

describe('PasskeysSection in a browser without passkeys', () => {
  it('lists them and offers to remove them only', async () => {
    mockList(aPasskey({ name: 'My phone' }));
    visitAccount();
    expect(await screen.findByText('This browser cannot make one here.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Remove My phone/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });
});
