import { currentIdentity } from '@foothold/shared/auth';
import {
  listAccounts,
  listLocations,
  listPasskeys,
  listSessions,
  type Organization,
  removeLogo,
  setLogo,
  updateOrganization,
  viewAddressChange,
} from '@foothold/shared/contract';
import { anIdentity, anOrganization, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const company = anIdentity({ role: 'organization', role_specific_id: 7, name: 'Harmattan Systems' });
const profile = anOrganization({ id: 7, company_name: 'Harmattan Systems', verified: 1 });
const logo = `/logos/${'a'.repeat(32)}.webp`;

const open = (search = '?edit') => visit(area.routes, `/dashboard/profile${search}`, { as: company });
const mockOrganization = (organization: Organization) =>
  mockEndpoint(listAccounts, () => ({
    users: [{ user_id: 2, email: 'a@example.ng', organization_id: 7, student: null, organization }],
    total: 1,
  }));
const shownLogo = () => document.querySelector('img')?.getAttribute('src');
const picture = (name = 'logo.png', type = 'image/png', size = 100) => new File(['x'.repeat(size)], name, { type });
const choose = async (file: File) =>
  userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText('Logo', { selector: 'input' }), file);

beforeEach(() => {
  mockOrganization(profile);
  mockEndpoint(listPasskeys, () => ({ passkeys: [] }));
  mockEndpoint(listSessions, () => ({ sessions: [] }));
  mockEndpoint(viewAddressChange, () => ({ change: null }));
  mockEndpoint(listLocations, () => ({ data: [{ name: 'Lagos' }] }));
});

describe('public profile', () => {
  describe('logo', () => {
    it('uploads when it is chosen and appears here and in the sidebar', async () => {
      const sent: unknown[] = [];
      mockEndpoint(setLogo, ({ params, files }) => {
        sent.push([params.id, files.logo?.name]);
        return { organization: { ...profile, logo }, message: 'The logo was saved.' };
      });
      open();
      await choose(picture());
      expect(await screen.findByText('The logo was saved.')).toBeVisible();
      expect(sent).toEqual([[7, 'logo.png']]);
      expect(shownLogo()).toBe(logo);
      expect(currentIdentity()?.logo).toBe(logo);
      expect(screen.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
    });

    it('keeps the unsaved input of the form when it uploads', async () => {
      mockEndpoint(setLogo, () => ({ organization: { ...profile, logo }, message: 'The logo was saved.' }));
      open();
      await userEvent.type(await screen.findByLabelText(/^About/), 'We count.');
      await choose(picture());
      await screen.findByText('The logo was saved.');
      expect(screen.getByLabelText(/^About/)).toHaveValue('We count.');
    });

    it.each([
      [picture('logo.svg', 'image/svg+xml'), '“logo.svg” is not a PNG, JPEG or WebP picture.'],
      [picture('logo.png', 'image/png', 2 * 1024 * 1024 + 1), '“logo.png” is larger than 2 MB.'],
      [picture('logo.png', 'image/png', 0), '“logo.png” is empty.'],
    ])('is not uploaded when the file is no valid picture: %#', async (file, sentence) => {
      open();
      await choose(file);
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(shownLogo()).toBeUndefined();
    });

    it('stays as it was when the server rejects it', async () => {
      mockOrganization({ ...profile, logo });
      const sentence = 'This picture could not be read.';
      mockEndpoint(setLogo, () => failWith('wrong_file_type', { logo: sentence }));
      open();
      await choose(picture());
      expect(await screen.findByText(`“logo.png”: ${sentence}`)).toBeVisible();
      expect(shownLogo()).toBe(logo);
    });

    it('disappears when it is removed', async () => {
      mockOrganization({ ...profile, logo });
      mockEndpoint(removeLogo, () => ({ organization: profile, message: 'The logo was removed.' }));
      open();
      await userEvent.click(await screen.findByRole('button', { name: 'Remove the logo' }));
      expect(await screen.findByText('The logo was removed.')).toBeVisible();
      expect(shownLogo()).toBeUndefined();
      expect(currentIdentity()?.logo).toBeNull();
      expect(screen.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
    });
  });

  it('saves the public fields', async () => {
    const sent: unknown[] = [];
    mockEndpoint(updateOrganization, ({ body }) => {
      sent.push(body);
      return { organization: profile, message: '' };
    });
    open();
    await userEvent.type(await screen.findByLabelText(/^Website/), 'harmattan.example');
    await userEvent.type(screen.getByLabelText(/^About/), 'We count.{enter}- Daily');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([
      { website: 'https://harmattan.example', about: 'We count.\n- Daily', time_zone: 'Africa/Lagos' },
    ]);
  });

  it('rejects a website that is not https', async () => {
    open();
    await userEvent.type(await screen.findByLabelText(/^Website/), 'http://harmattan.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Use a link that starts with https://')).toBeVisible();
  });

  it('links to the public page when the company is verified', async () => {
    mockOrganization({ ...profile, about: 'We count.\n- Daily', website: 'https://harmattan.example' });
    open('');
    const link = await screen.findByRole('link', { name: 'View public page' });
    expect(link).toHaveAttribute('href', '/company/harmattan-systems/7');
    expect(screen.getByText('Daily').tagName).toBe('LI');
  });
});
