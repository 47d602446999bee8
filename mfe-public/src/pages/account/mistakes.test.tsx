import { listLocations, listSchools, register } from '@foothold/shared/contract';
import { answer, refuse, visit } from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';
import {
  chooseUniversity,
  created,
  draft,
  fillCompany,
  fillStudent,
  schools,
  send,
  signUpAfresh,
} from '../../testing/signingUp';

signUpAfresh();

it('names every field that is missing', async () => {
  draft('student');
  visit(area.routes, '/create-student-account');
  await screen.findByLabelText('Full name');
  await send();
  for (const label of ['Full name', 'Mobile number', 'University', 'Course of study', 'Degree', 'Status', 'Sex'])
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`${label} is required\\.`));
});

it('leads to the first mistake as one reads them, and after a reload to the password', async () => {
  draft('student', null);
  visit(area.routes, '/create-student-account');
  await userEvent.type(await screen.findByLabelText('Full name'), 'Ada Ọbí');
  await send();
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());

  await userEvent.type(screen.getByLabelText('Password'), 'another-harbour-8');
  await userEvent.clear(screen.getByLabelText('Full name'));
  await send();
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveFocus());
});

it('tells of a mobile number that is none', async () => {
  draft('student');
  visit(area.routes, '/create-student-account');
  await userEvent.type(await screen.findByLabelText('Mobile number'), 'none of yours');
  await send();
  expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(
    'Use digits only, with or without a leading +.',
  );
});

it('asks for the password again after a reload', async () => {
  draft('student', null);
  answer(register, ({ body }) => {
    expect(body.password).toBe('another-harbour-8');
    return created({ role: 'student' });
  });
  visit(area.routes, '/create-student-account');
  await fillStudent();
  await userEvent.type(screen.getByLabelText('Password'), 'another-harbour-8');
  await send();
  expect(await screen.findByText('Account created successfully!')).toBeVisible();
});

it('shows a password that the server refuses, for a better one', async () => {
  draft('student');
  answer(register, () => refuse('invalid_input', { password: 'Too many people use this password.' }));
  visit(area.routes, '/create-student-account');
  await fillStudent();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  await send();
  expect(await screen.findByLabelText('Password')).toHaveAccessibleDescription(/Too many people use this password\./);

  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.type(screen.getByLabelText('Password'), 'another-harbour-8');
  answer(register, ({ body }) => {
    expect(body.password).toBe('another-harbour-8');
    return created({ role: 'student' });
  });
  await send();
  expect(await screen.findByText('Account created successfully!')).toBeVisible();
});

it('tells at the email that it is taken, and keeps what was typed while it is changed', async () => {
  draft('student');
  answer(register, () => refuse('email_taken'));
  const router = visit(area.routes, '/create-student-account');
  await fillStudent();
  await send();

  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/An account with this email already exists\./),
  );
  expect(screen.queryByRole('alert', { name: /already exists/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Change email' }));
  expect(await screen.findByRole('heading', { name: 'Sign Up' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/signup');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'An account with this email already exists. Is it yours? Login',
  );
  await send();
  expect(router.state.location.pathname).toBe('/signup');

  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), 'ada.obi@example.ng');
  await send();
  expect(await screen.findByLabelText('Full name')).toHaveValue('Ada Ọbí');
  expect(screen.getByLabelText('University')).toHaveValue('University of Lagos');
  expect(screen.getByLabelText('Email')).toHaveValue('ada.obi@example.ng');
});

it.each([
  ['student', '/create-student-account', 'Something went wrong. Please try again.'],
  ['organization', '/create-company-account', 'Registration failed.'],
] as const)(
  'says of a failed %s registration what the server says, else its own sentence',
  async (role, at, sentence) => {
    draft(role);
    visit(area.routes, at);
    await (role === 'student' ? fillStudent() : fillCompany());
    answer(register, () => refuse('too_many_requests'));
    await send();
    expect(await screen.findByText('Too many attempts. Wait a little and try again.')).toBeVisible();

    answer(register, () => refuse('unexpected'));
    await send();
    expect(await screen.findByText(sentence)).toBeVisible();
  },
);

it('gets the list of universities at a second try without losing what is typed', async () => {
  draft('student');
  answer(listSchools, () => refuse('unavailable'));
  visit(area.routes, '/create-student-account');
  expect(await screen.findByText('Error fetching university list.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Full name'), 'Ada');

  answer(listSchools, () => schools);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Error fetching university list.')).not.toBeInTheDocument());
  await chooseUniversity();
  expect(screen.getByLabelText('Full name')).toHaveValue('Ada');
});

it('tells that the list of states is missing', async () => {
  draft('organization');
  answer(listLocations, () => refuse('unavailable'));
  visit(area.routes, '/create-company-account');
  expect(await screen.findByText('Error fetching locations.')).toBeVisible();
});

it('leads to the form of the role that was chosen', async () => {
  draft('organization');
  const router = visit(area.routes, '/create-student-account');
  expect(await screen.findByRole('heading', { name: 'Create a Company Account' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/create-company-account');
});
