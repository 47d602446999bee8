import { currentIdentity, saveReturnPath, takeReturnPath } from '@foothold/shared/auth';
import { login, viewJob } from '@foothold/shared/contract';
import { aJob, anIdentity, failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { replaceDocument } from '../navigation/document';
import { setFlashMessage, setLoginReason } from '../session/sessionEnd';
import { openShell } from '../testing/openShell';

jest.mock('../navigation/document', () => ({
  servedAddress: '/login',
  visitDocument: jest.fn(),
  replaceDocument: jest.fn(),
}));
const mockReplaceDocument = jest.mocked(replaceDocument);
beforeEach(() => mockReplaceDocument.mockClear());

const open = async () => {
  openShell('/login');
  await screen.findByRole('heading', { name: 'Login' });
};

async function signIn(password = 'foothold-demo') {
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.ng');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: /Sign in/ }));
}

describe('LoginPage', () => {
  it.each([
    ['a student', anIdentity(), '/dashboard/jobs'],
    ['a company', anIdentity({ role: 'organization' }), '/dashboard/jobs'],
    ['a company that is not approved yet', anIdentity({ role: 'organization', verified: 0 }), '/unverified-company'],
    ['an admin', anIdentity({ role: 'admin' }), '/loader'],
  ] as const)('leads %s to the home page in a new document', async (_, identity, home) => {
    mockEndpoint(login, () => ({ ...identity, token: 'secret' }));
    await open();
    await signIn();

    await waitFor(() => expect(mockReplaceDocument).toHaveBeenCalledWith(home));
    expect(currentIdentity()).toEqual(identity);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret');
  });

  it('leads to the saved return path', async () => {
    mockEndpoint(login, () => ({ ...anIdentity(), token: 't' }));
    saveReturnPath('/dashboard/applications/7');
    await open();
    await signIn();

    await waitFor(() => expect(mockReplaceDocument).toHaveBeenCalledWith('/dashboard/applications/7'));
  });

  it('clears everything stored in the browser when it opens', async () => {
    localStorage.setItem('user_id', '7');
    sessionStorage.setItem('anything', 'x');
    await open();

    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows the flash message of the previous document', async () => {
    setFlashMessage('You have been logged out successfully!');
    await open();

    expect(await screen.findByText('You have been logged out successfully!')).toBeVisible();
  });

  it('shows why the session ended', async () => {
    setLoginReason('Your session has ended. Log in to go on where you were.');
    await open();

    expect(await screen.findByText('Your session has ended. Log in to go on where you were.')).toBeVisible();
  });

  it('names the job that the login is for', async () => {
    const job = aJob({ id: 7, job_title: 'Cook', company_name: 'Adunola Foods' });
    mockEndpoint(viewJob, ({ params }) => (params.id === 7 ? { job } : failWith('not_found')));
    saveReturnPath('/dashboard/jobs/7/apply/3');
    await open();

    expect(await screen.findByText('Log in to apply for Cook at Adunola Foods.')).toBeVisible();
  });

  it.each([
    ['is gone', '/dashboard/jobs/7', () => failWith('not_found')],
    ['has expired', '/dashboard/jobs/7', () => ({ job: aJob({ display_status: 'Expired' }) })],
    ['is none', '/dashboard/jobs?q=cook', () => failWith('not_found')],
  ] as const)('names no job when it %s', async (_, path, respond) => {
    mockEndpoint(viewJob, respond);
    saveReturnPath(path);
    await open();

    expect(await screen.findByText('Pick up where you left off.')).toBeVisible();
  });

  it('tells who is logged in, and offers to go on or to switch', async () => {
    const ada = anIdentity({ name: 'Ada Okafor', email: 'ada@example.ng' });
    saveReturnPath('/dashboard/applications');
    openShell('/login', { as: ada });

    const name = await screen.findByText('Ada Okafor');
    expect(name.parentElement).toHaveTextContent('You are logged in as Ada Okafor, ada@example.ng.');
    expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/dashboard/applications');
    expect(screen.getByLabelText('Email')).toBeVisible();
  });

  it('takes nobody for logged in whose code is still due', async () => {
    openShell('/login', { as: anIdentity({ role: 'admin', two_factor: 'code' }) });

    await screen.findByRole('heading', { name: 'Login' });
    expect(screen.queryByRole('link', { name: 'Go on' })).toBeNull();
  });

  it('leads to the second step and keeps the return path when a code is required', async () => {
    mockEndpoint(login, () => ({ ...anIdentity({ role: 'admin', two_factor: 'code' }), token: 't' }));
    saveReturnPath('/adminorg?page=2');
    await open();
    await signIn();

    await waitFor(() => expect(mockReplaceDocument).toHaveBeenCalledWith('/login/code'));
    expect(takeReturnPath()).toBe('/adminorg?page=2');
  });

  it('asks for email and password when they are empty', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /Sign in/ }));

    expect(await screen.findByText('Email and password are required.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('shows the server’s message in an error toast', async () => {
    mockEndpoint(login, () => failWith('wrong_credentials'));
    await open();
    await signIn();

    expect(await within(screen.getByRole('alert')).findByText('That email and password don’t match.')).toBeVisible();
    expect(mockReplaceDocument).not.toHaveBeenCalled();
  });

  it('leads a rejected company to the page with the reason', async () => {
    mockEndpoint(login, () => failWith('organization_rejected', undefined, 'The CAC number is not registered.'));
    await open();
    await signIn();

    await waitFor(() => expect(mockReplaceDocument).toHaveBeenCalledWith('/unverified-company'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows the reason when the account is suspended, until a login succeeds', async () => {
    mockEndpoint(login, () => failWith('account_suspended', undefined, 'Copied letters.'));
    await open();
    await signIn();

    const alert = (await screen.findByText('Your account is suspended.')).closest('[role=alert]');
    expect(alert).toHaveTextContent('Copied letters.');
    expect(mockReplaceDocument).not.toHaveBeenCalled();

    mockEndpoint(login, () => ({ ...anIdentity(), token: 'secret' }));
    await userEvent.click(screen.getByRole('button', { name: /Sign in/ }));
    await waitFor(() => expect(mockReplaceDocument).toHaveBeenCalledWith('/dashboard/jobs'));
    expect(screen.queryByText('Your account is suspended.')).toBeNull();
  });

  it('shows an error toast when the request comes from another site', async () => {
    mockEndpoint(login, () => failWith('cross_site'));
    await open();
    await signIn();

    const alert = within(screen.getByRole('alert'));
    expect(await alert.findByText('This request came from another site and was refused.')).toBeVisible();
    expect(mockReplaceDocument).not.toHaveBeenCalled();
  });

  it('shows the password on request, and is busy while signing in', async () => {
    mockEndpoint(login, () => new Promise(() => {}));
    await open();

    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await signIn();
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-busy', 'true');
  });
});
