import { currentIdentity } from '@foothold/shared/auth';
import {
  listAccounts,
  listLocations,
  listPasskeys,
  listSessions,
  type Organization,
  updateOrganization,
  viewAddressChange,
} from '@foothold/shared/contract';
import { anIdentity, anOrganization, aSession, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const company = anIdentity({ role: 'organization', role_specific_id: 7, name: 'Harmattan Systems' });
const email = 'jobs@harmattan.example';
const profile = anOrganization({
  id: 7,
  company_name: 'Harmattan Systems',
  company_state: 'Lagos',
  company_street_address: '4 Herbert Macaulay Way',
  phone: '08031234567',
  interview_link: null,
});

const open = (search = '') => visit(area.routes, `/dashboard/profile${search}`, { as: company });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

/** Mocks a server with this company. `sent` has the request bodies. */
function mockOrganization(organization: Organization) {
  const stored = { organization, sent: [] as unknown[] };
  mockEndpoint(listAccounts, () => ({
    users: [{ user_id: 2, email, organization_id: 7, student: null, organization: stored.organization }],
    total: 1,
  }));
  mockEndpoint(updateOrganization, ({ params, body }) => {
    stored.sent.push({ ...params, ...body });
    stored.organization = { ...stored.organization, ...body };
    return { organization: stored.organization, message: '' };
  });
  return stored;
}

beforeEach(() => {
  mockOrganization(profile);
  mockEndpoint(listPasskeys, () => ({ passkeys: [] }));
  mockEndpoint(listSessions, () => ({ sessions: [aSession()] }));
  mockEndpoint(viewAddressChange, () => ({ change: null }));
  mockEndpoint(listLocations, () => ({ data: [{ name: 'Lagos' }, { name: 'Oyo' }] }));
});

describe('ProfilePage', () => {
  describe('of a company that asked for another name', () => {
    beforeEach(() => {
      mockOrganization({ ...profile, verified: 1, requested_name: 'Harmattan Labs', requested_cac_number: 'RC 9' });
    });

    it('says what it asked for, and shows what was verified', async () => {
      open();
      expect(
        await screen.findByText(/^You asked for the name “Harmattan Labs” and the CAC number “RC 9”\./),
      ).toBeVisible();
      expect(screen.getAllByRole('definition')[0]).toHaveTextContent('Harmattan Systems');
    });

    it('goes on asking when another field is saved', async () => {
      open('?edit');
      expect(await screen.findByLabelText(/^Company name/)).toHaveValue('Harmattan Labs');
      expect(screen.getByLabelText(/^CAC number/)).toHaveValue('RC 9');
    });
  });

  it('shows the stored profile', async () => {
    open();
    expect((await screen.findAllByText('Harmattan Systems')).at(0)).toBeVisible();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Company name',
      'Email',
      'Phone',
      'Address',
      'State',
      'CAC number',
      'Interview link',
      'Website',
      'About',
      'Time zone',
    ]);
    expect(screen.getByText(email)).toBeVisible();
    expect(screen.getByText('RC 1843207')).toBeVisible();
    expect(screen.getAllByText('Not provided')).toHaveLength(3);
  });

  it.each([
    ['interview_link', 'https://meet.example.ng/hs'],
    ['website', 'https://harmattan.example'],
  ])('links to the company’s %s', async (name, address) => {
    mockOrganization({ ...profile, [name]: address });
    open();
    const link = await screen.findByText(address, { selector: 'a' });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('offers a new password and lists the sessions', async () => {
    open();
    expect(await screen.findByText('Chrome on Android')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    expect(screen.getByLabelText('Current password')).toBeVisible();
  });

  it('opens the form and returns without saving when canceled', async () => {
    const router = open();
    await userEvent.click(await screen.findByRole('link', { name: 'Edit Profile' }));
    expect(await screen.findByLabelText('Company name')).toHaveValue('Harmattan Systems');
    expect(screen.getByLabelText('State')).toHaveValue('Lagos');
    const address = screen.getByLabelText('Email');
    expect(address).toHaveValue(email);
    expect(address).toHaveAttribute('readonly');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('link', { name: 'Edit Profile' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('says that a new name waits for approval', async () => {
    mockOrganization(profile);
    mockEndpoint(updateOrganization, () => ({
      organization: { ...profile, requested_name: 'Harmattan Labs' },
      message: 'Profile Edited Successfully',
    }));
    open('?edit');
    const name = await screen.findByLabelText('Company name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Harmattan Labs');
    await save();
    expect(await screen.findByText('Profile Edited Successfully. The new name waits for approval.')).toBeVisible();
  });

  it('saves, shows a message and the profile with the new name', async () => {
    const { sent } = mockOrganization(profile);
    open('?edit');
    const name = await screen.findByLabelText('Company name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Harmattan Labs');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Oyo');
    await userEvent.type(screen.getByLabelText(/^Interview link/), 'https://meet.example.ng/hl');
    await save();
    expect(await screen.findByText('Profile Edited Successfully')).toBeVisible();
    expect(sent).toEqual([
      {
        id: 7,
        company_name: 'Harmattan Labs',
        company_state: 'Oyo',
        company_street_address: '4 Herbert Macaulay Way',
        phone: '08031234567',
        company_cac_number: 'RC 1843207',
        interview_link: 'https://meet.example.ng/hl',
        website: null,
        about: null,
        time_zone: 'Africa/Lagos',
      },
    ]);
    expect((await screen.findAllByText('Harmattan Labs')).at(0)).toBeVisible();
    expect(currentIdentity()?.name).toBe('Harmattan Labs');
  });

  it('says at the field that the CAC number can’t be removed', async () => {
    const sentence = 'A CAC number can be corrected, but not removed.';
    mockOrganization(profile);
    mockEndpoint(updateOrganization, ({ body }) => {
      expect(body.company_cac_number).toBe('');
      return failWith('invalid_input', { company_cac_number: sentence });
    });
    open('?edit');
    const number = await screen.findByLabelText('CAC number');
    await userEvent.clear(number);
    await save();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(number).toHaveAccessibleDescription(sentence);
  });

  it.each(['Company name', 'Phone', 'Address'])('requires the %s', async (label) => {
    open('?edit');
    await userEvent.clear(await screen.findByLabelText(label));
    await save();
    expect(await screen.findByText(`${label} is required.`)).toBeVisible();
  });

  it('requires the state', async () => {
    open('?edit');
    await userEvent.selectOptions(await screen.findByLabelText('State'), 'Select a state');
    await save();
    expect(await screen.findByText('State is required.')).toBeVisible();
  });

  it('rejects an interview link that is not https', async () => {
    open('?edit');
    await userEvent.type(await screen.findByLabelText(/^Interview link/), 'http://meet.example.ng');
    await save();
    expect(await screen.findByText('Use a link that starts with https://')).toBeVisible();
  });

  it('shows an error and keeps the input when saving fails', async () => {
    mockEndpoint(updateOrganization, () => failWith('unavailable'));
    open('?edit');
    await userEvent.type(await screen.findByLabelText('Address'), ', Yaba');
    await save();
    expect(await screen.findByText('Failed to update company profile')).toBeVisible();
    expect(screen.getByLabelText('Address')).toHaveValue('4 Herbert Macaulay Way, Yaba');
  });

  it('asks for confirmation when the form is left with changes', async () => {
    open('?edit');
    const press = async (link: string) => userEvent.click(await screen.findByRole('link', { name: link }));
    await press('Cancel');
    await press('Edit Profile');
    await userEvent.type(await screen.findByLabelText('Address'), ', Yaba');
    await press('Cancel');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('link', { name: 'Edit Profile' })).toBeVisible();
    expect(screen.getByText('4 Herbert Macaulay Way')).toBeVisible();
  });

  it('shows a text field for the state when the list fails to load', async () => {
    mockEndpoint(listLocations, () => failWith('unavailable'));
    open('?edit');
    const state = await screen.findByLabelText('State');
    expect(screen.getByText(/^Error fetching locations\./)).toBeVisible();
    expect(state).toHaveValue('Lagos');
    await userEvent.type(state, ' State');
    expect(state).toHaveValue('Lagos State');
  });

  it('keeps the stored state when it is not in the list', async () => {
    mockOrganization({ ...profile, company_state: 'Gongola' });
    open('?edit');
    expect(await screen.findByLabelText('State')).toHaveValue('Gongola');
  });

  it('shows a not-found message when there is no such company', async () => {
    mockEndpoint(listAccounts, () => ({ users: [], total: 0 }));
    open();
    expect(await screen.findByRole('heading', { name: 'User not found' })).toBeVisible();
  });

  it('shows an error and loads again on retry when the request fails', async () => {
    mockEndpoint(listAccounts, () => failWith('unavailable'));
    open();
    const again = await screen.findByRole('button', { name: /Try again/ });
    expect(screen.getByText('Failed to fetch user data')).toBeVisible();
    mockOrganization(profile);
    await userEvent.click(again);
    await waitFor(() => expect(screen.getAllByText('Harmattan Systems').at(0)).toBeVisible());
  });
});
