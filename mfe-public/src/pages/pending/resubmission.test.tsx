/** @jest-environment-options {"url": "https://foothold.example/"} */
import { type Input, listAccounts, listLocations, resubmitOrganization, viewSession } from '@foothold/shared/contract';
import { anOrganization, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';
import {
  approvedCompany,
  focusWindow,
  pendingCompany,
  rejectedCompany,
  setUpVerificationTests,
} from '../../testing/verification';

const company = anOrganization({ id: rejectedCompany.role_specific_id, verification_status: 'rejected' });
const { user_id, email } = rejectedCompany;

setUpVerificationTests();

describe('Rejected company: resubmission', () => {
  beforeEach(() => {
    mockEndpoint(viewSession, () => rejectedCompany);
    mockEndpoint(listLocations, () => ({ data: [{ name: 'Lagos' }, { name: 'Plateau' }, { name: 'Remote' }] }));
    mockEndpoint(listAccounts, () => ({
      users: [{ user_id, email, organization_id: company.id, student: null, organization: company }],
      total: 1,
    }));
  });

  const visitPage = async () => {
    const router = visit(area.routes, '/unverified-company', { as: rejectedCompany });
    await screen.findByLabelText('CAC number');
    return router;
  };
  const pressSend = () => userEvent.click(screen.getByRole('button', { name: 'Send for review again' }));

  it('shows the reason and the details to correct', async () => {
    await visitPage();
    expect(screen.getByRole('heading', { name: 'Your company was not approved' })).toBeVisible();
    expect(screen.getByText('The CAC number is unknown.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^support@/ })).toBeVisible();
    const facts = ['Company name', 'Phone', 'Address', 'State', 'CAC number'];
    expect(facts.map((label) => (screen.getByLabelText(label) as HTMLInputElement).value)).toEqual([
      ...['Kwararafa Agro Works', '08031234567', '12 Rayfield Road, Jos', 'Plateau', 'RC 1843207'],
    ]);
  });

  it('shows that the company is suspended when it had been approved', async () => {
    const suspended = { ...rejectedCompany, suspended: true, reason: 'It asked for money.' };
    mockEndpoint(viewSession, () => suspended);
    visit(area.routes, '/unverified-company', { as: suspended });
    expect(await screen.findByRole('heading', { name: 'Your company is suspended' })).toBeVisible();
    expect(screen.getByText('Nobody finds your jobs for now.')).toBeVisible();
    expect(screen.getByText('It asked for money.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Send for review again' })).toBeVisible();
  });

  it('shows the support address when no reason was given', async () => {
    const unexplained = { ...rejectedCompany, reason: null };
    mockEndpoint(viewSession, () => unexplained);
    visit(area.routes, '/unverified-company', { as: unexplained });
    expect(await screen.findByText('No reason was given.')).toBeVisible();
    const support = screen.getByRole('link', { name: /^support@/ });
    expect(support.parentElement).toHaveTextContent(
      /^Ask us why, or check your details and send your company for review again\. support@/,
    );
    expect(screen.queryByText(/what the reason names/)).not.toBeInTheDocument();
  });

  it('sends the corrections, is pending again, and redirects when approved', async () => {
    let sent: Input<typeof resubmitOrganization> | null = null;
    mockEndpoint(resubmitOrganization, ({ params, body }) => {
      expect(params.id).toBe(rejectedCompany.role_specific_id);
      sent = body;
      mockEndpoint(viewSession, () => pendingCompany);
      return { organization: company, message: 'Your company was sent for review again.' };
    });
    const router = await visitPage();
    await userEvent.clear(screen.getByLabelText('CAC number'));
    await userEvent.type(screen.getByLabelText('CAC number'), 'RC 77');
    await userEvent.type(screen.getByLabelText(/^Website/), 'kwararafa.ng');
    await userEvent.type(screen.getByLabelText(/^What has changed/), 'The number was our old one.');
    await pressSend();

    const heading = await screen.findByRole('heading', { name: 'Your account is almost ready!' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('Your company was sent for review again.')).toBeVisible();
    expect(sent).toMatchObject({
      ...{ company_name: 'Kwararafa Agro Works', company_cac_number: 'RC 77', interview_link: null },
      website: 'https://kwararafa.ng',
      note: 'The number was our old one.',
    });

    mockEndpoint(viewSession, () => approvedCompany);
    focusWindow();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/jobs'));
  });

  it('shows the missing field and focuses it', async () => {
    await visitPage();
    await userEvent.clear(screen.getByLabelText('Phone'));
    await userEvent.clear(screen.getByLabelText('CAC number'));
    await pressSend();
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('Phone is required.');
    expect(screen.getByLabelText('Phone')).toHaveFocus();
  });

  it('keeps the input when sending fails', async () => {
    mockEndpoint(resubmitOrganization, () => failWith('unavailable'));
    await visitPage();
    await userEvent.type(screen.getByLabelText(/^What has changed/), 'Another number.');
    await pressSend();
    expect(await screen.findByText('The service is busy. Try again in a moment.')).toBeVisible();
    expect(screen.getByLabelText(/^What has changed/)).toHaveValue('Another number.');
  });

  it('shows the current status when it was resubmitted or decided elsewhere', async () => {
    mockEndpoint(resubmitOrganization, () => {
      mockEndpoint(viewSession, () => pendingCompany);
      return failWith('not_possible_now');
    });
    await visitPage();
    await pressSend();
    expect(await screen.findByRole('heading', { name: 'Your account is almost ready!' })).toBeVisible();
  });

  it('replaces the pending page when the rejection arrives', async () => {
    mockEndpoint(viewSession, () => pendingCompany);
    visit(area.routes, '/unverified-company', { as: pendingCompany });
    await screen.findByRole('heading', { name: 'Your account is almost ready!' });
    mockEndpoint(viewSession, () => rejectedCompany);
    focusWindow();
    expect(await screen.findByRole('heading', { name: 'Your company was not approved' })).toHaveFocus();
    expect(await screen.findByLabelText('CAC number')).toHaveValue('RC 1843207');
  });

  it('keeps the company’s state when the list of states fails to load', async () => {
    mockEndpoint(listLocations, () => failWith('unavailable'));
    await visitPage();
    expect(screen.getByText('Error fetching locations.')).toBeVisible();
    expect(screen.getByLabelText('State')).toHaveValue('Plateau');
  });

  it('offers a retry when the details fail to load', async () => {
    mockEndpoint(listAccounts, () => failWith('unavailable'));
    visit(area.routes, '/unverified-company', { as: rejectedCompany });
    expect(await screen.findByText('Your company’s details did not load.')).toBeVisible();
    const account = { user_id, email, organization_id: company.id, student: null, organization: company };
    mockEndpoint(listAccounts, () => ({ users: [account], total: 1 }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('CAC number')).toHaveValue('RC 1843207');
  });
});
