import { endSession, useIdentity } from '@foothold/shared/auth';
import {
  type Account,
  emptyDetails,
  listAccounts,
  listDocuments,
  listPasskeys,
  listSchools,
  listSessions,
  type Output,
  type Student,
  updateStudent,
  viewAddressChange,
  viewOwnDetails,
} from '@foothold/shared/contract';
import { anIdentity, aSession, aStudent, deferResponse, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const identity = anIdentity();
const buildAccount = (student: Student | null = aStudent()): Account => ({
  user_id: identity.user_id,
  email: identity.email,
  organization_id: null,
  student,
  organization: null,
});
const mockAccounts = (...users: Account[]) => mockEndpoint(listAccounts, () => ({ users, total: users.length }));
const visitPage = (search = '') => visit(area.routes, `/dashboard/profile${search}`, { as: identity });
const pressSave = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));
/** The field once its list is there. */
const findUniversity = () => screen.findByRole('combobox', { name: 'University' });
const pressLink = async (link: string) => userEvent.click(await screen.findByRole('link', { name: link }));
const rewrite = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};

describe('Candidate: profile page', () => {
  beforeEach(() => {
    mockAccounts(buildAccount());
    mockEndpoint(listDocuments, () => ({ documents: [] }));
    mockEndpoint(viewOwnDetails, () => ({ details: emptyDetails }));
    mockEndpoint(listPasskeys, () => ({ passkeys: [] }));
    mockEndpoint(listSessions, () => ({ sessions: [aSession()] }));
    mockEndpoint(viewAddressChange, () => ({ change: null }));
    mockEndpoint(listSchools, () => ({
      data: [
        { id: 1, sc_name: 'University of Lagos', short_name: 'UNILAG' },
        { id: 2, sc_name: 'Yaba College' },
      ],
    }));
  });

  it('shows all fields, and which are missing', async () => {
    mockAccounts(buildAccount(aStudent({ phone: null })));
    visitPage();
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

  it('shows documents and sessions below the profile, but not below the form', async () => {
    visitPage();
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
    const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(parts).toEqual([
      'For companies',
      'Documents',
      'Email address',
      'Password',
      'Passkeys',
      'Logged in on',
      'Your data',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Edit Profile' }));
    expect(await screen.findByRole('link', { name: 'Cancel' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });

  it('toggles the form by one link that keeps the focus, with the state in the address', async () => {
    const router = visitPage();
    await userEvent.click(await screen.findByRole('link', { name: 'Edit Profile' }));
    expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveFocus();
    expect(router.state.location.search).toBe('?edit=1');
    expect(screen.getByLabelText('Full name')).toHaveValue('Chiamaka Okonkwo');
    expect(screen.getByLabelText('Sex')).toHaveValue('Female');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');

    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('link', { name: 'Edit Profile' })).toBeVisible();
  });

  it('saves every field and updates the name in the layout', async () => {
    const asked = jest.fn();
    mockEndpoint(updateStudent, ({ params, body }) => {
      asked(params.id, body);
      const student = aStudent({ ...body, phone: body.phone ?? null });
      mockAccounts(buildAccount(student));
      return { student, message: 'Profile Edited Successfully' };
    });
    const router = visitPage('?edit=1');
    const Greeting = () => <output>{useIdentity()?.name}</output>;
    render(<Greeting />);

    await rewrite('Full name', 'Chiamaka Obi');
    await rewrite('Mobile number', '0803 000 1111');
    await rewrite('Course of study', 'Botany');
    await userEvent.click(await findUniversity());
    await userEvent.click(screen.getByRole('option', { name: 'Yaba College' }));
    await userEvent.selectOptions(screen.getByLabelText('Degree'), 'HND');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Graduate');
    await userEvent.selectOptions(screen.getByLabelText('Sex'), 'Male');
    await pressSave();

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

  it('finds a university by its short name', async () => {
    mockAccounts(buildAccount(aStudent({ university: 'Yaba College' })));
    visitPage('?edit=1');
    await userEvent.clear(await findUniversity());
    await userEvent.type(await findUniversity(), 'unilag');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['University of Lagos']);
    await userEvent.tab();
    expect(await findUniversity()).toHaveValue('University of Lagos');
  });

  it('shows which required fields are empty', async () => {
    mockAccounts(
      buildAccount({
        ...aStudent(),
        full_name: '',
        sex: null,
        course_of_study: null,
        degree: null,
        status: null,
        university: null,
      }),
    );
    visitPage('?edit=1');
    await rewrite('Mobile number', '');
    await pressSave();
    for (const label of ['Full name', 'Mobile number', 'Sex', 'University', 'Course of study', 'Degree', 'Status']) {
      expect(await screen.findByText(`${label} is required.`)).toBeVisible();
    }
  });

  it('accepts an empty mobile number when the profile has none', async () => {
    mockAccounts(buildAccount(aStudent({ phone: null })));
    mockEndpoint(updateStudent, ({ body }) => {
      expect(body.phone).toBeNull();
      return { student: aStudent({ phone: null }), message: 'Profile Edited Successfully' };
    });
    visitPage('?edit=1');
    await pressSave();
    expect(await screen.findByText('Profile Edited Successfully')).toBeVisible();
  });

  it('keeps the input when the server rejects it', async () => {
    mockEndpoint(updateStudent, () => failWith('unexpected'));
    visitPage('?edit=1');
    await rewrite('Course of study', 'Botany');
    await pressSave();
    expect(await screen.findByText('Failed to update profile')).toBeVisible();
    expect(screen.getByLabelText('Course of study')).toHaveValue('Botany');
  });

  it('shows the server’s error at the field', async () => {
    mockEndpoint(updateStudent, () => failWith('invalid_input', { university: 'At most 160 characters.' }));
    visitPage('?edit=1');
    await pressSave();
    expect(await screen.findByText('At most 160 characters.')).toBeVisible();
    expect(screen.queryByText('Failed to update profile')).not.toBeInTheDocument();
  });

  it('sends one request when Save is pressed twice', async () => {
    const asked = jest.fn();
    const slow = deferResponse<Output<typeof updateStudent>>();
    mockEndpoint(updateStudent, () => {
      asked();
      return slow.response;
    });
    visitPage('?edit=1');
    await pressSave();
    await userEvent.click(screen.getByRole('button', { name: /Sav/ }));
    slow.respond({ student: aStudent(), message: 'Profile Edited Successfully' });
    expect(await screen.findByText('Profile Edited Successfully')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('prompts when leaving with unsaved changes only', async () => {
    visitPage('?edit=1');
    await pressLink('Cancel');
    await pressLink('Edit Profile');
    await rewrite('Course of study', 'Botany');
    await pressLink('Cancel');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('Course of study')).toHaveValue('Botany');

    await pressLink('Cancel');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('link', { name: 'Edit Profile' })).toBeVisible();
  });

  it('keeps the input and retries when the universities fail to load', async () => {
    mockEndpoint(listSchools, () => failWith('unexpected'));
    visitPage('?edit=1');
    expect(await screen.findByText('Error fetching university list.')).toBeVisible();
    expect(screen.getByLabelText('University')).toHaveValue('University of Lagos');
    await rewrite('Course of study', 'Botany');

    mockEndpoint(listSchools, () => ({ data: [{ id: 2, sc_name: 'Yaba College' }] }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Error fetching university list.')).not.toBeInTheDocument());
    expect(await findUniversity()).toHaveValue('University of Lagos');
    await userEvent.click(await findUniversity());
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'University of Lagos',
      'Yaba College',
    ]);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByLabelText('Course of study')).toHaveValue('Botany');
  });

  it.each([[], [buildAccount(null)]])('shows an error when the account does not exist', async (...users) => {
    mockAccounts(...users);
    visitPage();
    expect(await screen.findByText('User not found')).toBeVisible();
  });

  it('shows an error and retries when loading fails', async () => {
    mockEndpoint(listAccounts, () => failWith('unexpected'));
    visitPage();
    expect(await screen.findByText('Failed to fetch user data')).toBeVisible();

    mockAccounts(buildAccount());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Microbiology')).toBeVisible();
  });

  it('asks to log in again when nobody is signed in', async () => {
    endSession();
    visit(area.routes, '/dashboard/profile');
    expect(await screen.findByText('User ID not found. Please log in again.')).toBeVisible();
  });
});
