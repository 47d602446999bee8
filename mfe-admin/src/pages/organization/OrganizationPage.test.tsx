import {
  acceptRenaming,
  rejectOrganization,
  rejectRenaming,
  suspendOrganization,
  verifyOrganization,
  viewOrganization,
} from '@foothold/shared/contract/admin';
import { failWith, mockEndpoint } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDetailedOrganization, mockOrganization, openOrganization as open } from '../../testing/organization';

const findCard = async (name: string) => within(await screen.findByRole('region', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const accept = async () => {
  await press('Accept');
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Accept this organisation?' }));
  await userEvent.click(confirmation.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
const readDetails = async (name: string) =>
  (await findCard(name)).getAllByRole('definition').map((value) => value.textContent);

describe('OrganizationPage', () => {
  it('shows the company’s registration and contact', async () => {
    mockOrganization();
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Kwararafa Agro Works' })).toBeVisible();
    expect(await readDetails('Company Information')).toEqual([
      ...['Kwararafa Agro Works', 'RC 1843207', '2 Nov 2026', 'PendingNot Verified'],
    ]);
    expect(await readDetails('Contact Information')).toEqual([
      ...['Plateau', '12 Rayfield Road, Jos', '08031234567', 'hello@kwararafa.ng'],
    ]);
  });

  it('links to its entries in the audit log', async () => {
    mockOrganization();
    open();
    const link = await screen.findByRole('link', { name: 'In the audit log' });
    expect(link).toHaveAttribute('href', '/adminaudit?q=Kwararafa+Agro+Works');
  });

  it('shows the former reason and what has changed when a rejected company asks again', async () => {
    mockOrganization({
      ...{ reason: 'The CAC number is unknown.', resubmission_note: 'The number was our old one.' },
      resubmitted_at: '2026-11-09T08:00:00.000Z',
    });
    open();
    const company = await findCard('Company Information');
    expect(company.getAllByRole('term').map((label) => label.textContent)).toEqual([
      ...['Name', 'CAC number', 'Date created', 'Verification status'],
      ...['Rejected before', 'Sent again', 'What has changed'],
    ]);
    expect(await readDetails('Company Information')).toEqual(
      expect.arrayContaining(['The CAC number is unknown.', '9 Nov 2026', 'The number was our old one.']),
    );
    expect(company.getByRole('button', { name: 'Accept' })).toBeVisible();
  });

  describe('the checks', () => {
    const { evidence } = aDetailedOrganization();

    it('say what is in order, and lead to the public register', async () => {
      // Gives the page a clipboard.
      const user = userEvent.setup();
      mockOrganization({ company_cac_number: 'RC 1843207' });
      open();
      const checks = await findCard('Checks');
      expect(checks.getByText('A number of the register of companies (RC)')).toBeVisible();
      expect(checks.getByText('No other company has it')).toBeVisible();
      expect(checks.getByText('Both at kwararafa.ng')).toBeVisible();
      const register = checks.getByRole('link', { name: /Search the CAC register/ });
      expect(register).toHaveAttribute('href', 'https://search.cac.gov.ng');
      await user.click(checks.getByRole('button', { name: 'Copy the number' }));
      expect(await navigator.clipboard.readText()).toBe('1843207');
      expect(screen.getByText('Nobody has decided about this company yet.')).toBeVisible();
    });

    it.each([
      [{ register: null, digits: '77', is_valid: false }, 'It doesn’t start with RC, BN or IT'],
      [{ register: 'RC', digits: '', is_valid: false }, 'No digits follow RC'],
      [{ register: null, digits: '', is_valid: false }, 'Not a CAC number: RC, BN or IT, then digits'],
    ] as const)('say of the CAC number %j: %s', async (cac, finding) => {
      mockOrganization({ evidence: { ...evidence, cac } });
      open();
      expect((await findCard('Checks')).getByText(finding)).toBeVisible();
    });

    it.each([
      ['different', 'b.ng', 'The email is at a.ng; the website is at b.ng'],
      ['no_website', null, 'The email is at a.ng; no website given'],
      ['free_mail', 'b.ng', 'The email is from a free mail provider, a.ng; the website is at b.ng'],
    ] as const)('say of domains that are %s: what they are', async (domains, website_domain, finding) => {
      mockOrganization({ evidence: { ...evidence, domains, email_domain: 'a.ng', website_domain } });
      open();
      expect((await findCard('Checks')).getByText(finding)).toBeVisible();
    });

    it('link to the companies with the same CAC number, and list the earlier decisions', async () => {
      const other = { id: 8, company_name: 'Quick Cash', verified: 0, verification_status: 'rejected' } as const;
      const entry = {
        id: 1,
        at: '2026-11-03T08:00:00.000Z',
        subject: 'organization',
        subject_id: '31',
        person: null,
        about_job: null,
      };
      const by = { by: 'amaka@foothold.test', by_role: 'admin' as const, request_id: null, detail: {} };
      const rejected = { ...entry, ...by, subject_name: null, action: 'organization.rejected', reason: 'Unknown.' };
      mockOrganization({ evidence: { ...evidence, same_cac: [other], decisions: [rejected] } });
      open();
      const checks = await findCard('Checks');
      expect(checks.getByRole('link', { name: 'Quick Cash' })).toHaveAttribute('href', '/adminorg/details/8');
      expect(checks.getByText('Rejected')).toBeVisible();
      expect(checks.getByText('Another company has it')).toBeVisible();
      const [, row] = within(screen.getByRole('table', { name: 'Earlier decisions' })).getAllByRole('row');
      expect(row).toHaveTextContent(/3 Nov 2026.*Company rejected.*amaka@foothold\.test.*Unknown\./);
    });
  });

  describe('a verified company that asks for another name', () => {
    const requested_at = '2026-11-20T08:00:00.000Z';
    const asking = {
      ...({ verified: 1, verification_status: 'verified' } as const),
      ...{ requested_name: 'Bank of Jos', requested_cac_number: 'RC 9', renaming_requested_at: requested_at },
    };

    it('is shown with both, and has the new one once it is accepted', async () => {
      mockOrganization(asking);
      const decided: unknown[] = [];
      mockEndpoint(acceptRenaming, ({ params, body }) => {
        decided.push({ ...params, ...body });
        mockOrganization({ ...asking, requested_name: null });
        return { organization: aDetailedOrganization(), message: 'The new details show now.' };
      });
      open();
      await findCard('Asks for other details');
      expect(await readDetails('Asks for other details')).toEqual(['Bank of Jos', 'RC 9', '20 Nov 2026']);
      await press('Accept the new details');
      expect(await screen.findByText('The new details show now.')).toBeVisible();
      expect(decided).toEqual([{ id: expect.any(Number), requested_at }]);
      await waitFor(() => expect(screen.queryByText('Asks for other details')).toBeNull());
    });

    it('keeps the old one, with a reason that it can read', async () => {
      mockOrganization(asking);
      const decided: unknown[] = [];
      mockEndpoint(rejectRenaming, ({ body }) => {
        decided.push(body);
        mockOrganization({ ...asking, requested_name: null });
        return { organization: aDetailedOrganization(), message: 'The details stay as they were.' };
      });
      open();
      await findCard('Asks for other details');
      await press('Keep the old details');
      const dialog = within(await screen.findByRole('dialog', { name: 'Keep the old details?' }));
      await userEvent.type(dialog.getByLabelText(/Reason/), 'The register knows no such bank.');
      await userEvent.click(dialog.getByRole('button', { name: 'Keep the old details' }));
      expect(await screen.findByText('The details stay as they were.')).toBeVisible();
      expect(decided).toEqual([{ requested_at, reason: 'The register knows no such bank.' }]);
    });
  });

  it('shows the company’s public information when there is any', async () => {
    mockOrganization({ website: 'https://kwararafa.example', about: 'We dry maize.', logo: null });
    open();
    expect(await readDetails('Public page')).toEqual(['kwararafa.example', 'We dry maize.']);
  });

  it('marks values that were not provided', async () => {
    mockOrganization({ company_cac_number: null, company_state: null, company_street_address: null, phone: null });
    open();
    expect((await findCard('Company Information')).getAllByText('Not provided')).toHaveLength(1);
    expect((await findCard('Contact Information')).getAllByText('Not provided')).toHaveLength(3);
    expect(screen.queryByRole('region', { name: 'Public page' })).toBeNull();
  });

  it('says that the organisation was not found', async () => {
    mockEndpoint(viewOrganization, () => failWith('not_found'));
    open();
    expect(await screen.findByRole('heading', { name: 'Organisation not found' })).toBeVisible();
  });

  it('reports a failed load and loads again on request', async () => {
    mockEndpoint(viewOrganization, () => failWith('unavailable'));
    open();
    expect(await screen.findByText(/The organisation did not load/)).toBeVisible();
    mockOrganization();
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByRole('heading', { name: 'Kwararafa Agro Works' })).toBeVisible();
  });
});

describe('SuspensionControls', () => {
  it('suspends a company with a reason, and restores it', async () => {
    mockOrganization({ verified: 1, verification_status: 'verified' });
    open();
    const company = await findCard('Company Information');
    await press('Suspend');
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend this organisation?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await dialog.findByText('A reason is required.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'It asked for money.');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));

    expect(await company.findByText('Suspended')).toBeVisible();
    expect(company.getByText('It asked for money.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Restore');
    expect(await company.findByText('Verified')).toBeVisible();
    expect(screen.getByText('Organization restored successfully')).toBeVisible();
  });

  it('reports a failed suspension, and shows the current state when another admin was first', async () => {
    mockOrganization({ verified: 1, verification_status: 'verified' });
    open();
    const company = await findCard('Company Information');
    await press('Suspend');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Spam.');
    mockEndpoint(suspendOrganization, () => failWith('unavailable'));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await dialog.findByText('Failed to suspend organization. Please try again.')).toBeVisible();

    const suspended_at = '2026-11-20T08:00:00.000Z';
    mockOrganization({ verification_status: 'rejected', suspended_at, reason: 'It asked for money.' });
    mockEndpoint(suspendOrganization, () => failWith('not_possible_now'));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await company.findByText('It asked for money.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('no longer possible');
  });
});

describe('VerificationDecision', () => {
  it('changes nothing when the confirmation is cancelled', async () => {
    mockOrganization();
    open();
    const company = await findCard('Company Information');
    await press('Accept');
    const confirmation = within(await screen.findByRole('alertdialog'));
    await userEvent.click(confirmation.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(company.getByText('Not Verified')).toBeVisible();
  });

  it('repeats what speaks against the company, above its details and before it is accepted', async () => {
    const { evidence } = aDetailedOrganization();
    mockOrganization({
      ...{ user: { email: 'hello@gmail.com', email_confirmed: false }, reason: 'The CAC number is unknown.' },
      evidence: {
        ...{ ...evidence, email_domain: 'gmail.com', domains: 'free_mail' },
        cac: { register: null, digits: '77', is_valid: false },
        same_cac: [{ id: 8, company_name: 'Quick Cash', verified: 0, verification_status: 'pending' }],
      },
    });
    open();
    const readWarnings = (list: HTMLElement) =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    const warnings = [
      'Earlier decision: Rejected before',
      'Email: The address is not confirmed',
      'CAC number: It doesn’t start with RC, BN or IT',
      'Same CAC number: Another company has it',
      'Email and website: The email is from a free mail provider, gmail.com; the website is at kwararafa.ng',
    ];
    await findCard('Company Information');
    const [list] = screen.getAllByRole('list');
    expect(readWarnings(list!)).toEqual(warnings);
    await press('Accept');
    const confirmation = within(await screen.findByRole('alertdialog'));
    expect(readWarnings(confirmation.getByRole('list'))).toEqual(warnings);
  });

  it('warns of nothing when every check is in order, or the company is verified', async () => {
    mockOrganization();
    open();
    await findCard('Company Information');
    expect(screen.queryByText('Look closer before you accept')).toBeNull();

    mockOrganization({
      verified: 1,
      verification_status: 'verified',
      user: { email: 'a@b.ng', email_confirmed: false },
    });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('Address not confirmed')).toBeVisible();
    expect(screen.queryByText('Look closer before you accept')).toBeNull();
  });

  it('accepts a company and removes the buttons', async () => {
    mockOrganization();
    open();
    const company = await findCard('Company Information');
    await accept();
    expect(await company.findByText('Verified')).toBeVisible();
    expect(screen.getByText('Organization accepted successfully')).toBeVisible();
    expect(company.queryByRole('button', { name: /Accept|Reject/ })).toBeNull();
  });

  it('rejects a company with a reason, and can accept it afterwards', async () => {
    mockOrganization();
    open();
    const company = await findCard('Company Information');
    await press('Reject');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this organisation?' }));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'The CAC number is not yours.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));

    expect(await company.findByText('Rejected')).toBeVisible();
    expect(company.getByText('The CAC number is not yours.')).toBeVisible();
    expect(screen.getByText('Organization rejected successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();

    await accept();
    expect(await company.findByText('Verified')).toBeVisible();
    expect(company.queryByText('The CAC number is not yours.')).toBeNull();
  });

  it('asks for the reason of a rejection when none is given', async () => {
    mockOrganization();
    open();
    const company = await findCard('Company Information');
    await press('Reject');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText('A reason is required.')).toBeVisible();
    expect(company.queryByText('Rejected')).toBeNull();
  });

  it('reports a failed acceptance in the dialog and in a toast', async () => {
    mockOrganization();
    mockEndpoint(verifyOrganization, () => failWith('unavailable'));
    open();
    const company = await findCard('Company Information');
    await press('Accept');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to accept organization. Please try again.');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Failed to accept organization. Please try again.');
    expect(company.getByText('Not Verified')).toBeVisible();
  });

  it('reports a failed rejection and keeps the reason', async () => {
    mockOrganization();
    mockEndpoint(rejectOrganization, () => failWith('unavailable'));
    open();
    await findCard('Company Information');
    await press('Reject');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Unclear.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText('Failed to reject organization. Please try again.')).toBeVisible();
    expect(dialog.getByLabelText(/Reason/)).toHaveValue('Unclear.');
  });

  it('shows the new data when the company has changed since, and decides about those', async () => {
    mockOrganization();
    open();
    const company = await findCard('Company Information');
    mockOrganization({ revision: 'changed', company_cac_number: 'RC 77' });
    mockEndpoint(verifyOrganization, ({ body }) => {
      expect(body.seen).toBe('as registered');
      return failWith('not_possible_now');
    });
    await accept();
    expect(await company.findByText('RC 77')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('no longer possible');
    expect(company.getByText('Not Verified')).toBeVisible();

    mockOrganization({ revision: 'changed', company_cac_number: 'RC 77' });
    await accept();
    expect(await company.findByText('Verified')).toBeVisible();
  });

  it('keeps the reason when the company has changed since', async () => {
    mockOrganization();
    open();
    const company = await findCard('Company Information');
    await press('Reject');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Unclear.');
    mockOrganization({ revision: 'changed', company_cac_number: 'RC 77' });
    mockEndpoint(rejectOrganization, () => failWith('not_possible_now'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));

    expect(await company.findByText('RC 77')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Reject');
    expect(await screen.findByLabelText(/Reason/)).toHaveValue('Unclear.');
  });

  it('reloads the company when the window gets the focus', async () => {
    mockOrganization();
    open();
    const company = await findCard('Company Information');
    const focusWindow = () => act(() => void window.dispatchEvent(new Event('focus')));

    const handleView = mockOrganization({ revision: 'changed', company_cac_number: 'RC 77' });
    focusWindow();
    expect(await company.findByText('RC 77')).toBeVisible();
    expect(handleView).toHaveBeenCalled();

    mockEndpoint(viewOrganization, () => failWith('unavailable'));
    focusWindow();
    expect(await company.findByText('RC 77')).toBeVisible();
  });
});
