/** @jest-environment-options {"url": "https://foothold.example/"} */
import { type Input, listAccounts, listLocations, updateOrganization, viewSession } from '@foothold/shared/contract';
import { anOrganization, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';
import { focusWindow, pendingCompany, rejectedCompany, setUpVerificationTests } from '../../testing/verification';

const company = anOrganization({ id: pendingCompany.role_specific_id, verification_status: 'pending', verified: 0 });
const { user_id, email } = pendingCompany;

setUpVerificationTests();

describe('Pending company: correction', () => {
  beforeEach(() => {
    mockEndpoint(listLocations, () => ({ data: [{ name: 'Lagos' }, { name: 'Plateau' }] }));
    mockEndpoint(listAccounts, () => ({
      users: [{ user_id, email, organization_id: company.id, student: null, organization: company }],
      total: 1,
    }));
  });

  const visitPage = async () => {
    const router = visit(area.routes, '/unverified-company', { as: pendingCompany });
    await userEvent.click(await screen.findByRole('link', { name: 'Something to correct?' }));
    await screen.findByLabelText('CAC number');
    return router;
  };
  const correct = async (label: string, text: string) => {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  };
  const pressSave = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

  it('saves the correction and stays pending', async () => {
    let sent: Input<typeof updateOrganization> | null = null;
    mockEndpoint(updateOrganization, ({ params, body }) => {
      expect(params.id).toBe(pendingCompany.role_specific_id);
      sent = body;
      return { organization: company, message: 'Profile Edited Successfully' };
    });
    const router = await visitPage();
    expect(screen.getByRole('heading', { name: 'Correct your details' })).toHaveFocus();
    await correct('CAC number', 'RC 77');
    await pressSave();

    expect(await screen.findByRole('heading', { name: 'Your account is almost ready!' })).toHaveFocus();
    expect(screen.getByText('Profile Edited Successfully')).toBeVisible();
    expect(sent).toMatchObject({ company_name: 'Kwararafa Agro Works', company_cac_number: 'RC 77' });
    expect(router.state.location.search).toBe('');
  });

  it('opens the form by its address and returns without saving on Cancel', async () => {
    visit(area.routes, '/unverified-company?correct=1', { as: pendingCompany });
    expect(await screen.findByLabelText('CAC number')).toHaveValue('RC 1843207');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Your account is almost ready!' })).toBeVisible();
  });

  it('requires the CAC number and keeps the input when saving fails', async () => {
    mockEndpoint(updateOrganization, () => failWith('unavailable'));
    await visitPage();
    await userEvent.clear(screen.getByLabelText('CAC number'));
    await pressSave();
    expect(screen.getByLabelText('CAC number')).toHaveAccessibleDescription(/CAC number is required\./);
    await userEvent.type(screen.getByLabelText('CAC number'), 'RC 77');
    await pressSave();
    expect(await screen.findByText('The service is busy. Try again in a moment.')).toBeVisible();
    expect(screen.getByLabelText('CAC number')).toHaveValue('RC 77');
  });

  it('keeps the input when the status is reloaded', async () => {
    await visitPage();
    await correct('CAC number', 'RC 77');
    focusWindow();
    await waitFor(() => expect(screen.getByLabelText('CAC number')).toHaveValue('RC 77'));
  });

  it('shows the reason when the company was rejected in the meantime', async () => {
    mockEndpoint(updateOrganization, () => {
      mockEndpoint(viewSession, () => rejectedCompany);
      return failWith('organization_rejected');
    });
    await visitPage();
    await pressSave();
    expect(await screen.findByText('The CAC number is unknown.')).toBeVisible();
  });

  it('shows the support address', async () => {
    visit(area.routes, '/unverified-company', { as: pendingCompany });
    const support = await screen.findByRole('link', { name: /^support@/ });
    expect(support).toHaveAttribute('href', expect.stringMatching(/^mailto:support@/));
  });
});
