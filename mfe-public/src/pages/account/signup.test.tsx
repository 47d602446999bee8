import { readSignupDraft, saveSignupDraft } from '@foothold/shared/auth';
import { listSchools } from '@foothold/shared/contract';
import { mockEndpoint, visit } from '@foothold/shared/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('Sign-up: role, email and password', () => {
  it.each([
    ["I'm looking for a job", 'student', 'candidate', 'a'],
    ["I'm hiring", 'organization', 'organization', 'an'],
  ] as const)('stores the choice %s as role %s and shows it as %s', async (card, userRole, word, article) => {
    const router = visit(area.routes, '/register');
    expect(await screen.findByRole('heading', { name: 'What are you interested in?' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: new RegExp(card) }));

    const back = await screen.findByRole('link', { name: word });
    expect(back.parentElement).toHaveTextContent(`You want to sign up as ${article} ${word}`);
    expect(back).toHaveAttribute('href', '/register');
    expect(router.state.location.pathname).toBe('/signup');
    expect(readSignupDraft()).toEqual({ email: '', password: null, userRole });
  });

  it('links to the terms, the privacy page and the login', async () => {
    visit(area.routes, '/register');
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  });

  it.each(['/signup', '/create-student-account', '/create-company-account'])(
    'redirects from %s to the choice of a role when there is no draft',
    async (address) => {
      const router = visit(area.routes, address);
      expect(await screen.findByRole('heading', { name: 'What are you interested in?' })).toBeVisible();
      expect(router.state.location.pathname).toBe('/register');
    },
  );

  it('shows the errors of email and password', async () => {
    saveSignupDraft({ email: '', password: null, userRole: 'student' });
    visit(area.routes, '/signup');
    await userEvent.click(await screen.findByRole('button', { name: 'Create Account' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email is required.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Password is required\./);
    expect(screen.getByLabelText('Email')).toHaveFocus();

    await userEvent.type(screen.getByLabelText('Email'), 'not an address');
    await userEvent.type(screen.getByLabelText('Password'), 'short');
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(screen.getByText('Use at least 8 characters.')).toBeVisible();
    expect(screen.queryByText(/Too short/)).not.toBeInTheDocument();
  });

  it.each(['Password123!', 'ada.okafor1'])('rejects the common password %s', async (password) => {
    saveSignupDraft({ email: 'ada.okafor@example.ng', password: null, userRole: 'student' });
    const router = visit(area.routes, '/signup');
    await userEvent.type(await screen.findByLabelText('Password'), password);
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));

    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      /This password is too common\. Choose another\./,
    );
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(router.state.location.pathname).toBe('/signup');
  });

  it('accepts a pasted password and shows its strength', async () => {
    saveSignupDraft({ email: '', password: null, userRole: 'student' });
    visit(area.routes, '/signup');
    await userEvent.click(await screen.findByLabelText('Password'));
    await userEvent.paste('x7#Kq2!mVbT9zLw');
    expect(screen.getByLabelText('Password')).toHaveValue('x7#Kq2!mVbT9zLw');
    expect(screen.getByText('Strong')).toBeVisible();
  });

  it.each(['{"email":"ada@example.ng"}', 'null', 'not a draft'])(
    'asks for the role when the stored draft is invalid: %s',
    async (kept) => {
      localStorage.setItem('formDetails', kept);
      const router = visit(area.routes, '/signup');
      expect(await screen.findByRole('heading', { name: 'What are you interested in?' })).toBeVisible();
      expect(router.state.location.pathname).toBe('/register');
    },
  );

  it('is the first of two numbered steps, and links to the login but to no password reset', async () => {
    saveSignupDraft({ email: '', password: null, userRole: 'student' });
    visit(area.routes, '/signup');
    const login = await screen.findByRole('link', { name: 'Login' });
    expect(login.parentElement).toHaveTextContent('Have an account? Login');
    expect(screen.getByText('Step 1 of 2')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Forgot/ })).not.toBeInTheDocument();
  });

  it('does not ask for the role again when the link has named it, and tells the terms', async () => {
    const router = visit(area.routes, '/signup?role=organization');
    expect(await screen.findByRole('heading', { name: 'Sign Up' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/signup');
    expect(readSignupDraft()?.userRole).toBe('organization');
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  });

  it('keeps the email that was typed when the page is reloaded', async () => {
    saveSignupDraft({ email: '', password: null, userRole: 'student' });
    visit(area.routes, '/signup');
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@exam');
    await userEvent.type(screen.getByLabelText('Password'), 'a-quiet-harbour-7');
    cleanup();
    saveSignupDraft({ email: '', password: null, userRole: 'student' });
    visit(area.routes, '/signup');
    expect(await screen.findByLabelText('Email')).toHaveValue('ada@exam');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(JSON.stringify(sessionStorage)).not.toContain('a-quiet-harbour-7');
  });

  it('stores the email for a reload and the password in memory only', async () => {
    saveSignupDraft({ email: '', password: null, userRole: 'student' });
    mockEndpoint(listSchools, () => ({ data: [] }));
    const router = visit(area.routes, '/signup');
    await userEvent.type(await screen.findByLabelText('Email'), 'Ada@Example.ng');
    await userEvent.type(screen.getByLabelText('Password'), 'a-quiet-harbour-7');
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/create-student-account'));
    expect(readSignupDraft()).toEqual({ email: 'ada@example.ng', password: 'a-quiet-harbour-7', userRole: 'student' });
    expect(JSON.stringify(localStorage)).not.toContain('a-quiet-harbour-7');
  });
});
