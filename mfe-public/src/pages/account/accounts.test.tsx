import { currentIdentity, readSignupDraft, saveReturnPath } from '@foothold/shared/auth';
import { type Input, listSchools, register } from '@foothold/shared/contract';
import { mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';
import {
  fillCompanyForm,
  fillStudentForm,
  registrationResponse,
  saveSignUpDraft,
  setUpSignUpTests,
  submitForm,
} from '../../testing/signUp';

setUpSignUpTests();

describe('Sign-up: account forms', () => {
  it('registers a student with all fields and redirects to the jobs', async () => {
    saveSignUpDraft('student');
    let sent: Input<typeof register> | null = null;
    mockEndpoint(register, ({ body }) => {
      sent = body;
      return registrationResponse({ role: 'student' });
    });
    const router = visit(area.routes, '/create-student-account');
    expect(await screen.findByRole('heading', { name: 'Create a Student Account' })).toBeVisible();
    await fillStudentForm();
    await submitForm();

    expect(await screen.findByText('Account created successfully!')).toBeVisible();
    expect(sent).toEqual({
      role: 'student',
      email: 'ada@example.ng',
      password: 'a-quiet-harbour-7',
      full_name: 'Ada Ọbí',
      phone: '08031234567',
      university: 'University of Lagos',
      course_of_study: 'Accounting',
      degree: 'BSc',
      status: 'Graduate',
      sex: 'Female',
    });
    expect(currentIdentity()?.user_id).toBe(3);
    expect(readSignupDraft()).toBeNull();
    expect(router.state.location.pathname).toBe('/create-student-account');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/jobs'));
  });

  it('finds a university by its short name', async () => {
    mockEndpoint(listSchools, () => ({
      data: [{ id: 1, sc_name: 'University of Lagos, Lagos', short_name: 'UNILAG' }],
    }));
    saveSignUpDraft('student');
    visit(area.routes, '/create-student-account');
    await userEvent.type(await screen.findByRole('combobox', { name: 'University' }), 'unilag');
    await userEvent.click(await screen.findByRole('option', { name: 'University of Lagos, Lagos' }));
    expect(screen.getByRole('combobox', { name: 'University' })).toHaveValue('University of Lagos, Lagos');
  });

  it('accepts a university that is not in the list', async () => {
    saveSignUpDraft('student');
    mockEndpoint(register, ({ body }) => {
      expect(body).toMatchObject({ university: 'Ashesi University' });
      return registrationResponse({ role: 'student' });
    });
    visit(area.routes, '/create-student-account');
    await fillStudentForm();
    const university = screen.getByRole('combobox', { name: 'University' });
    await userEvent.clear(university);
    await userEvent.type(university, 'Ashesi University');
    await submitForm();
    expect(await screen.findByText('Account created successfully!')).toBeVisible();
  });

  it('redirects a student to the job that led to the sign-up', async () => {
    saveReturnPath('/dashboard/jobs/21');
    saveSignUpDraft('student');
    mockEndpoint(register, () => registrationResponse({ role: 'student' }));
    const router = visit(area.routes, '/create-student-account');
    await fillStudentForm();
    await submitForm();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/jobs/21'));
  });

  it('registers a company without an interview link and redirects to the pending page', async () => {
    saveSignUpDraft('organization');
    mockEndpoint(register, ({ body }) => {
      expect(body).toMatchObject({ role: 'organization', company_state: 'Lagos', interview_link: null });
      return registrationResponse({
        role: 'organization',
        role_specific_id: 4,
        verified: 0,
        verification_status: 'pending',
      });
    });
    const router = visit(area.routes, '/create-company-account');
    expect(await screen.findByRole('heading', { name: 'Create a Company Account' })).toBeVisible();
    await fillCompanyForm();
    expect(screen.queryByRole('option', { name: 'Remote' })).not.toBeInTheDocument();
    await submitForm();

    expect(await screen.findByText('Account created successfully!')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/unverified-company'));
  });
});
