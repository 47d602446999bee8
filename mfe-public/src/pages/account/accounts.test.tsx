import { currentIdentity, readDraft, rememberTarget } from '@foothold/shared/auth';
import { type Input, listSchools, register } from '@foothold/shared/contract';
import { answer, visit } from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';
import { created, draft, fillCompany, fillStudent, send, signUpAfresh } from '../../testing/signingUp';

signUpAfresh();

it('opens a student’s account with everything that was asked, and leads to the jobs', async () => {
  draft('student');
  let sent: Input<typeof register> | null = null;
  answer(register, ({ body }) => {
    sent = body;
    return created({ role: 'student' });
  });
  const router = visit(area.routes, '/create-student-account');
  expect(await screen.findByRole('heading', { name: 'Create a Student Account' })).toBeVisible();
  await fillStudent();
  await send();

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
  expect(readDraft()).toBeNull();
  expect(router.state.location.pathname).toBe('/create-student-account');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/jobs'));
});

it('finds a university by what everybody calls it', async () => {
  answer(listSchools, () => ({ data: [{ id: 1, sc_name: 'University of Lagos, Lagos', short_name: 'UNILAG' }] }));
  draft('student');
  visit(area.routes, '/create-student-account');
  await userEvent.type(await screen.findByRole('combobox', { name: 'University' }), 'unilag');
  await userEvent.click(await screen.findByRole('option', { name: 'University of Lagos, Lagos' }));
  expect(screen.getByRole('combobox', { name: 'University' })).toHaveValue('University of Lagos, Lagos');
});

it('takes a university that the list lacks', async () => {
  draft('student');
  answer(register, ({ body }) => {
    expect(body).toMatchObject({ university: 'Ashesi University' });
    return created({ role: 'student' });
  });
  visit(area.routes, '/create-student-account');
  await fillStudent();
  const university = screen.getByRole('combobox', { name: 'University' });
  await userEvent.clear(university);
  await userEvent.type(university, 'Ashesi University');
  await send();
  expect(await screen.findByText('Account created successfully!')).toBeVisible();
});

it('leads a student who came from a job back to it', async () => {
  rememberTarget('/dashboard/jobs/21');
  draft('student');
  answer(register, () => created({ role: 'student' }));
  const router = visit(area.routes, '/create-student-account');
  await fillStudent();
  await send();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/jobs/21'));
});

it('opens a company’s account without an interview link, and leads to where it waits', async () => {
  draft('organization');
  answer(register, ({ body }) => {
    expect(body).toMatchObject({ role: 'organization', company_state: 'Lagos', interview_link: null });
    return created({ role: 'organization', role_specific_id: 4, verified: 0, verification_status: 'pending' });
  });
  const router = visit(area.routes, '/create-company-account');
  expect(await screen.findByRole('heading', { name: 'Create a Company Account' })).toBeVisible();
  await fillCompany();
  expect(screen.queryByRole('option', { name: 'Remote' })).not.toBeInTheDocument();
  await send();

  expect(await screen.findByText('Account created successfully!')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/unverified-company'));
});
