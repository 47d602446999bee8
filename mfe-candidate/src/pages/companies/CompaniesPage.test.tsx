import {
  type CompanyChoice,
  followCompany,
  listCompanyChoices,
  type Output,
  unfollowCompany,
  unhideCompany,
} from '@foothold/shared/contract';
import { anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const open = () => visit(area.routes, '/dashboard/companies', { as: anIdentity() });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const baobab = { id: 7, company_name: 'Baobab Works', logo: null };
const choice: CompanyChoice = { followed: null, hidden: false };

/** Mocks a server with these choices. */
function mockChoices(stored: Output<typeof listCompanyChoices>) {
  let choices = stored;
  mockEndpoint(listCompanyChoices, () => choices);
  mockEndpoint(followCompany, ({ body }) => {
    choices = { ...choices, followed: choices.followed.map((one) => ({ ...one, frequency: body.frequency })) };
    return { choice };
  });
  mockEndpoint(unfollowCompany, () => {
    choices = { ...choices, followed: [] };
    return { choice };
  });
  mockEndpoint(unhideCompany, () => {
    choices = { ...choices, hidden: [] };
    return { choice };
  });
}

describe('Candidate: companies', () => {
  it('says how to follow one where there is none', async () => {
    mockChoices({ followed: [], hidden: [] });
    open();
    expect(await screen.findByRole('heading', { name: 'No companies followed' })).toBeVisible();
  });

  it('lists those that are followed, changes their mails, and follows them no more', async () => {
    mockChoices({ followed: [{ ...baobab, frequency: 'daily' }], hidden: [] });
    open();
    const link = await screen.findByRole('link', { name: 'Baobab Works' });
    expect(link).toHaveAttribute('href', '/company/baobab-works/7');
    const mails = screen.getByLabelText('Mail new jobs of Baobab Works');
    await userEvent.selectOptions(mails, 'Once a week, on Mondays');
    expect(await screen.findByText('Mails changed')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Mail new jobs of Baobab Works')).toHaveValue('weekly'));
    await press('Unfollow Baobab Works');
    expect(await screen.findByRole('heading', { name: 'No companies followed' })).toBeVisible();
  });

  it('lists those that are hidden, and shows their jobs again', async () => {
    mockChoices({ followed: [], hidden: [baobab] });
    open();
    expect(await screen.findByRole('heading', { name: 'Hidden' })).toBeVisible();
    await press('Show again Baobab Works');
    expect(await screen.findByText('Jobs of Baobab Works are in your lists again.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Hidden' })).toBeNull());
  });

  it('says why a change failed', async () => {
    mockChoices({ followed: [], hidden: [baobab] });
    mockEndpoint(unhideCompany, () => failWith('unavailable'));
    open();
    await press('Show again Baobab Works');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Hidden' })).toBeVisible();
  });
});
