import { explain, listLocations, listSchools, register } from '@foothold/shared/contract';
import { failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';
import {
  chooseUniversity,
  fillCompanyForm,
  fillStudentForm,
  registrationResponse,
  saveSignUpDraft,
  schoolsResponse,
  setUpSignUpTests,
  submitForm,
} from '../../testing/signUp';

setUpSignUpTests();

describe('Sign-up: validation of the account forms', () => {
  it('shows an error at every missing field', async () => {
    saveSignUpDraft('student');
    visit(area.routes, '/create-student-account');
    await screen.findByLabelText('Full name');
    await submitForm();
    for (const label of ['Full name', 'Mobile number', 'University', 'Course of study', 'Degree', 'Status', 'Sex'])
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`${label} is required\\.`));
  });

  it('focuses the first field with an error, after a reload the password', async () => {
    saveSignUpDraft('student', null);
    visit(area.routes, '/create-student-account');
    await userEvent.type(await screen.findByLabelText('Full name'), 'Ada Ọbí');
    await submitForm();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());

    await userEvent.type(screen.getByLabelText('Password'), 'another-harbour-8');
    await userEvent.clear(screen.getByLabelText('Full name'));
    await submitForm();
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus());
  });

  it('rejects an invalid mobile number', async () => {
    saveSignUpDraft('student');
    visit(area.routes, '/create-student-account');
    await userEvent.type(await screen.findByLabelText('Mobile number'), 'none of yours');
    await submitForm();
    expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(
      'Use digits only, with or without a leading +.',
    );
  });

  it('asks for the password again after a reload', async () => {
    saveSignUpDraft('student', null);
    mockEndpoint(register, ({ body }) => {
      expect(body.password).toBe('another-harbour-8');
      return registrationResponse({ role: 'student' });
    });
    visit(area.routes, '/create-student-account');
    await fillStudentForm();
    await userEvent.type(screen.getByLabelText('Password'), 'another-harbour-8');
    await submitForm();
    expect(await screen.findByText('Account created successfully!')).toBeVisible();
  });

  it.each(['student', 'organization'] as const)(
    'keeps what was typed into the %s form when it is reloaded',
    async (role) => {
      const address = role === 'student' ? '/create-student-account' : '/create-company-account';
      const listValues = () =>
        [...document.querySelectorAll<HTMLInputElement>('input, select')].map(({ name, value }) => [name, value]);
      saveSignUpDraft(role);
      visit(area.routes, address);
      await (role === 'student' ? fillStudentForm() : fillCompanyForm());
      const typed = listValues();
      cleanup();
      saveSignUpDraft(role, null);
      visit(area.routes, address);
      expect(await screen.findByLabelText('Password')).toHaveValue('');
      expect(listValues()).toEqual(expect.arrayContaining(typed));
    },
  );

  it('shows the password field when the server rejects the password', async () => {
    saveSignUpDraft('student');
    mockEndpoint(register, () => failWith('invalid_input', { password: 'Too many people use this password.' }));
    visit(area.routes, '/create-student-account');
    await fillStudentForm();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await submitForm();
    expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription(/Too many people use this password\./);

    await userEvent.clear(screen.getByLabelText('Password'));
    await userEvent.type(screen.getByLabelText('Password'), 'another-harbour-8');
    mockEndpoint(register, ({ body }) => {
      expect(body.password).toBe('another-harbour-8');
      return registrationResponse({ role: 'student' });
    });
    await submitForm();
    expect(await screen.findByText('Account created successfully!')).toBeVisible();
  });

  it('leads back to the email when it is taken and keeps the input while it is changed', async () => {
    saveSignUpDraft('student');
    mockEndpoint(register, () => failWith('email_taken', { email: explain('email_taken') }));
    const router = visit(area.routes, '/create-student-account');
    await fillStudentForm();
    await submitForm();

    expect(await screen.findByRole('heading', { name: 'Sign Up' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/signup');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'An account with this email already exists. Is it yours? Login',
    );
    await submitForm();
    expect(router.state.location.pathname).toBe('/signup');

    await userEvent.clear(screen.getByLabelText('Email'));
    await userEvent.type(screen.getByLabelText('Email'), 'ada.obi@example.ng');
    await submitForm();
    expect(await screen.findByLabelText('Full name')).toHaveValue('Ada Ọbí');
    expect(screen.getByLabelText('University')).toHaveValue('University of Lagos');
    expect(screen.getByLabelText('Email')).toHaveValue('ada.obi@example.ng');
  });

  it.each([
    ['student', '/create-student-account', 'Something went wrong. Please try again.'],
    ['organization', '/create-company-account', 'Registration failed.'],
  ] as const)(
    'shows the server’s error of a failed %s registration, else a general one',
    async (role, at, sentence) => {
      saveSignUpDraft(role);
      visit(area.routes, at);
      await (role === 'student' ? fillStudentForm() : fillCompanyForm());
      mockEndpoint(register, () => failWith('too_many_requests'));
      await submitForm();
      expect(await screen.findByText('Too many attempts. Wait a little and try again.')).toBeVisible();

      mockEndpoint(register, () => failWith('unexpected'));
      await submitForm();
      expect(await screen.findByText(sentence)).toBeVisible();
    },
  );

  it('retries the list of universities without losing the input', async () => {
    saveSignUpDraft('student');
    mockEndpoint(listSchools, () => failWith('unavailable'));
    visit(area.routes, '/create-student-account');
    expect(await screen.findByText('Error fetching university list.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Full name'), 'Ada');

    mockEndpoint(listSchools, () => schoolsResponse);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Error fetching university list.')).not.toBeInTheDocument());
    await chooseUniversity();
    expect(screen.getByLabelText('Full name')).toHaveValue('Ada');
  });

  it('shows an error when the list of states fails to load', async () => {
    saveSignUpDraft('organization');
    mockEndpoint(listLocations, () => failWith('unavailable'));
    visit(area.routes, '/create-company-account');
    expect(await screen.findByText('Error fetching locations.')).toBeVisible();
  });

  it('redirects to the form of the chosen role', async () => {
    saveSignUpDraft('organization');
    const router = visit(area.routes, '/create-student-account');
    expect(await screen.findByRole('heading', { name: 'Create a Company Account' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/create-company-account');
  });
});
