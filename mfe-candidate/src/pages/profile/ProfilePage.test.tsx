import { endSession, useIdentity } from '@foothold/shared/auth';
import {
  type Account,
  listAccounts,
  listDocuments,
  listSchools,
  listSessions,
  type Output,
  type Student,
  updateStudent,
} from '@foothold/shared/contract';
import { anIdentity, aSession, aStudent, deferResponse, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const identity = anIdentity();
const account = (student: Student | null = aStudent()): Account => ({
  user_id: identity.user_id,
  email: identity.email,
  organization_id: null,
  student,
  organization: null,
});
const stored = (...users: Account[]) => mockEndpoint(listAccounts, () => ({ users, total: users.length }));
const open = (search = '') => visit(area.routes, `/dashboard/profile${search}`, { as: identity });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));
/** The field once its list is there. */
const university = () => screen.findByRole('combobox', { name: 'University' });
const press = async (link: string) => userEvent.click(await screen.findByRole('link', { name: link }));
const rewrite = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};

beforeEach(() => {
  stored(account());
  mockEndpoint(listDocuments, () => ({ documents: [] }));
  mockEndpoint(listSessions, () => ({ sessions: [aSession()] }));
  mockEndpoint(listSchools, () => ({
    data: [
      { id: 1, sc_name: 'University of Lagos', short_name: 'UNILAG' },
      { id: 2, sc_name: 'Yaba College' },
    ],
  }));
});

it('shows the whole profile, with a word for what is missing', async () => {
  stored(account(aStudent({ phone: null })));
  open();
  const facts = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
  expect(facts).toEqual([
    'Chiamaka Okonkwo',
    identity.email,
    'Not provided',
    'Female',
    'University of Lagos',
    'Microbiology',
    'BSc',
    'Undergraduate',
  ]);
});

it('shows what is kept and where one is signed in below the profile, and nothing beside its form', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts).toEqual(['Documents', 'Password', 'Signed in on', 'Your data']);
  await userEvent.click(screen.getByRole('link', { name: 'Edit Profile' }));
  expect(await screen.findByRole('link', { name: 'Cancel' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
});

it('goes into the form and back by one link, which keeps the focus and is in the address', async () => {
  const router = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Edit Profile' }));
  expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveFocus();
  expect(router.state.location.search).toBe('?edit=1');
  expect(screen.getByLabelText('Full name')).toHaveValue('Chiamaka Okonkwo');
  expect(screen.getByLabelText('Sex')).toHaveValue('Female');
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');

  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  expect(await screen.findByRole('link', { name: 'Edit Profile' })).toBeVisible();
});

it('saves every field, and the frame greets by the new name', async () => {
  const asked = jest.fn();
  mockEndpoint(updateStudent, ({ params, body }) => {
    asked(params.id, body);
    const student = aStudent({ ...body, phone: body.phone ?? null });
    stored(account(student));
    return { student, message: 'Profile Edited Successfully' };
  });
  const router = open('?edit=1');
  const Greeting = () => <output>{useIdentity()?.name}</output>;
  render(<Greeting />);

  await rewrite('Full name', 'Chiamaka Obi');
  await rewrite('Mobile number', '0803 000 1111');
  await rewrite('Course of study', 'Botany');
  await userEvent.click(await university());
  await userEvent.click(screen.getByRole('option', { name: 'Yaba College' }));
  await userEvent.selectOptions(screen.getByLabelText('Degree'), 'HND');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Graduate');
  await userEvent.selectOptions(screen.getByLabelText('Sex'), 'Male');
  await save();

  expect(await screen.findByText('Profile Edited Successfully')).toBeVisible();
  expect(asked).toHaveBeenCalledWith(identity.user_id, {
    full_name: 'Chiamaka Obi',
    phone: '08030001111',
    course_of_study: 'Botany',
    university: 'Yaba College',
    degree: 'HND',
    status: 'Graduate',
    sex: 'Male',
  });
  expect(await screen.findByRole('link', { name: 'Edit Profile' })).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(screen.getByText('Chiamaka Obi', { selector: 'output' })).toBeVisible();
  expect(screen.getByText('Yaba College')).toBeVisible();
});

it('finds a university by what everybody calls it', async () => {
  stored(account(aStudent({ university: 'Yaba College' })));
  open('?edit=1');
  await userEvent.clear(await university());
  await userEvent.type(await university(), 'unilag');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['University of Lagos']);
  await userEvent.tab();
  expect(await university()).toHaveValue('University of Lagos');
});

it('says of each field that it is required', async () => {
  stored(
    account({
      ...aStudent(),
      full_name: '',
      sex: null,
      course_of_study: null,
      degree: null,
      status: null,
      university: null,
    }),
  );
  open('?edit=1');
  await rewrite('Mobile number', '');
  await save();
  for (const label of ['Full name', 'Mobile number', 'Sex', 'University', 'Course of study', 'Degree', 'Status']) {
    expect(await screen.findByText(`${label} is required.`)).toBeVisible();
  }
});

it('needs no mobile number of whoever never gave one', async () => {
  stored(account(aStudent({ phone: null })));
  mockEndpoint(updateStudent, ({ body }) => {
    expect(body.phone).toBeNull();
    return { student: aStudent({ phone: null }), message: 'Profile Edited Successfully' };
  });
  open('?edit=1');
  await save();
  expect(await screen.findByText('Profile Edited Successfully')).toBeVisible();
});

it('keeps what was typed when the server refuses', async () => {
  mockEndpoint(updateStudent, () => failWith('unexpected'));
  open('?edit=1');
  await rewrite('Course of study', 'Botany');
  await save();
  expect(await screen.findByText('Failed to update profile')).toBeVisible();
  expect(screen.getByLabelText('Course of study')).toHaveValue('Botany');
});

it('puts what the server says about a field beside it', async () => {
  mockEndpoint(updateStudent, () => failWith('invalid_input', { university: 'At most 160 characters.' }));
  open('?edit=1');
  await save();
  expect(await screen.findByText('At most 160 characters.')).toBeVisible();
  expect(screen.queryByText('Failed to update profile')).not.toBeInTheDocument();
});

it('saves once, however often it is pressed', async () => {
  const asked = jest.fn();
  const slow = deferResponse<Output<typeof updateStudent>>();
  mockEndpoint(updateStudent, () => {
    asked();
    return slow.answer;
  });
  open('?edit=1');
  await save();
  await userEvent.click(screen.getByRole('button', { name: /Sav/ }));
  slow.release({ student: aStudent(), message: 'Profile Edited Successfully' });
  expect(await screen.findByText('Profile Edited Successfully')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks before changes are left behind, and lets go whoever made none', async () => {
  open('?edit=1');
  await press('Cancel');
  await press('Edit Profile');
  await rewrite('Course of study', 'Botany');
  await press('Cancel');
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('Course of study')).toHaveValue('Botany');

  await press('Cancel');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('link', { name: 'Edit Profile' })).toBeVisible();
});

it('says that the universities are missing, keeps the own one and what is typed, and asks again', async () => {
  mockEndpoint(listSchools, () => failWith('unexpected'));
  open('?edit=1');
  expect(await screen.findByText('Error fetching university list.')).toBeVisible();
  expect(screen.getByLabelText('University')).toHaveValue('University of Lagos');
  await rewrite('Course of study', 'Botany');

  mockEndpoint(listSchools, () => ({ data: [{ id: 2, sc_name: 'Yaba College' }] }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Error fetching university list.')).not.toBeInTheDocument());
  expect(await university()).toHaveValue('University of Lagos');
  await userEvent.click(await university());
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'University of Lagos',
    'Yaba College',
  ]);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByLabelText('Course of study')).toHaveValue('Botany');
});

it.each([[], [account(null)]])('says that there is no such user', async (...users) => {
  stored(...users);
  open();
  expect(await screen.findByText('User not found')).toBeVisible();
});

it('says that the profile could not be loaded, and tries again', async () => {
  mockEndpoint(listAccounts, () => failWith('unexpected'));
  open();
  expect(await screen.findByText('Failed to fetch user data')).toBeVisible();

  stored(account());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Microbiology')).toBeVisible();
});

it('asks to log in again where nobody is', async () => {
  endSession();
  visit(area.routes, '/dashboard/profile');
  expect(await screen.findByText('User ID not found. Please log in again.')).toBeVisible();
});
