import { currentIdentity, saveReturnPath, takeReturnPath } from '@foothold/shared/auth';
import { login } from '@foothold/shared/contract';
import { anIdentity, failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replaceDocument } from '../navigation/document';
import { setFlashMessage, setLoginReason } from '../session/flashMessages';
import { openShell } from '../testing/openShell';

jest.mock('../navigation/document', () => ({
  servedAddress: '/login',
  visitDocument: jest.fn(),
  replaceDocument: jest.fn(),
}));
const visited = jest.mocked(replaceDocument);
beforeEach(() => visited.mockClear());

const open = async (more = {}) => {
  const router = openShell('/login', more);
  await screen.findByRole('heading', { name: 'Login' });
  return router;
};

async function signIn(password = 'foothold-demo') {
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.ng');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: /Sign in/ }));
}

it.each([
  ['a student', anIdentity(), '/dashboard/jobs'],
  ['a company', anIdentity({ role: 'organization' }), '/dashboard/jobs'],
  ['a company that waits', anIdentity({ role: 'organization', verified: 0 }), '/unverified-company'],
  ['an admin', anIdentity({ role: 'admin' }), '/loader'],
] as const)('leads %s to their own start, in a new document', async (_, identity, home) => {
  mockEndpoint(login, () => ({ ...identity, token: 'secret' }));
  await open();
  await signIn();

  await waitFor(() => expect(visited).toHaveBeenCalledWith(home));
  expect(currentIdentity()).toEqual(identity);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret');
});

it('returns to where the login came in between', async () => {
  mockEndpoint(login, () => ({ ...anIdentity(), token: 't' }));
  saveReturnPath('/dashboard/jobs/7/apply/3');
  await open();
  await signIn();

  await waitFor(() => expect(visited).toHaveBeenCalledWith('/dashboard/jobs/7/apply/3'));
});

it('forgets everything that was stored, on opening', async () => {
  localStorage.setItem('user_id', '7');
  sessionStorage.setItem('anything', 'x');
  await open();

  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

it('says what the page before left to say', async () => {
  setFlashMessage('You have been logged out successfully!');
  await open();

  expect(await screen.findByText('You have been logged out successfully!')).toBeVisible();
});

it('says why it came in between', async () => {
  setLoginReason('Your session has ended. Log in to go on where you were.');
  await open();

  expect(await screen.findByText('Your session has ended. Log in to go on where you were.')).toBeVisible();
});

it('leads whoever owes a code to the second step, and keeps where they wanted to go', async () => {
  mockEndpoint(login, () => ({ ...anIdentity({ role: 'admin', two_factor: 'code' }), token: 't' }));
  saveReturnPath('/adminorg?page=2');
  await open();
  await signIn();

  await waitFor(() => expect(visited).toHaveBeenCalledWith('/login/code'));
  expect(takeReturnPath()).toBe('/adminorg?page=2');
});

it('asks for both', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: /Sign in/ }));

  expect(await screen.findByText('Email and password are required.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

it('shows what the server says in a red toast', async () => {
  mockEndpoint(login, () => failWith('wrong_credentials'));
  await open();
  await signIn();

  expect(await within(screen.getByRole('alert')).findByText('That email and password don’t match.')).toBeVisible();
  expect(visited).not.toHaveBeenCalled();
});

it('takes a rejected company to where the reason stands', async () => {
  mockEndpoint(login, () => failWith('organization_rejected', undefined, 'The CAC number is not registered.'));
  await open();
  await signIn();

  await waitFor(() => expect(visited).toHaveBeenCalledWith('/unverified-company'));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('tells a suspended student why, and takes them nowhere', async () => {
  mockEndpoint(login, () => failWith('account_suspended', undefined, 'Copied letters.'));
  await open();
  await signIn();

  const alert = (await screen.findByText('Your account is suspended.')).closest('[role=alert]');
  expect(alert).toHaveTextContent('Copied letters.');
  expect(visited).not.toHaveBeenCalled();

  mockEndpoint(login, () => ({ ...anIdentity(), token: 'secret' }));
  await userEvent.click(screen.getByRole('button', { name: /Sign in/ }));
  await waitFor(() => expect(visited).toHaveBeenCalledWith('/dashboard/jobs'));
  expect(screen.queryByText('Your account is suspended.')).toBeNull();
});

it('says so where the call itself was refused, whoever it was', async () => {
  mockEndpoint(login, () => failWith('cross_site'));
  await open();
  await signIn();

  const alert = within(screen.getByRole('alert'));
  expect(await alert.findByText('This request came from another site and was refused.')).toBeVisible();
  expect(visited).not.toHaveBeenCalled();
});

it('shows and hides the password, and reads Signing in... meanwhile', async () => {
  mockEndpoint(login, () => new Promise(() => {}));
  await open();

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await signIn();
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-busy', 'true');
});
