import {
  type Application,
  listConversations,
  listStudentApplications,
  type Output,
  withdrawApplication,
} from '@foothold/shared/contract';
import { anApplication, anIdentity, deferResponse, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../area';

const buildApplication = (over: Partial<Application> = {}) => anApplication({ id: 5, ...over });
const mockApplications = (...data: Application[]) =>
  mockEndpoint(listStudentApplications, () => ({ applications: { data, total: data.length } }));
const visitPage = (tab = 'applied') =>
  visit(area.routes, `/dashboard/applications?tab=${tab}`, { as: anIdentity({ name: 'Ada Obi' }) });
const findWithdrawButton = () =>
  screen.findByRole('button', { name: 'Withdraw the application for Backend Engineering Intern' });
const openDialog = async () => {
  await userEvent.click(await findWithdrawButton());
  return within(await screen.findByRole('alertdialog', { name: 'Withdraw this application?' }));
};
const confirmWithdrawal = async () => userEvent.click((await openDialog()).getByRole('button', { name: 'Withdraw' }));

describe('Candidate: withdraw button', () => {
  beforeEach(() => mockEndpoint(listConversations, () => ({ conversations: [], next_cursor: null })));

  it.each(['Applied', 'Viewed', 'Interview'] as const)(
    'withdraws an application with status %s after the confirmation',
    async (status) => {
      mockApplications(buildApplication({ status }));
      const asked = jest.fn();
      mockEndpoint(withdrawApplication, ({ params }) => {
        asked(params.id);
        mockApplications(buildApplication({ status: 'Withdrawn' }));
        return {
          application: buildApplication({ status: 'Withdrawn' }),
          message: 'Your application has been withdrawn.',
        };
      });
      visitPage(status.toLowerCase());
      const dialog = await openDialog();
      expect(dialog.getByText(/Harmattan Systems is told at once/)).toBeVisible();
      expect(asked).not.toHaveBeenCalled();

      await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
      expect(await screen.findByText('Your application has been withdrawn.')).toBeVisible();
      expect(asked).toHaveBeenCalledWith(5);
      await waitFor(() => expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument());
      expect(screen.getByRole('heading', { name: 'My Applications' })).toHaveFocus();
    },
  );

  it.each(['Accepted', 'Rejected', 'Withdrawn'] as const)('is not shown when the status is %s', async (status) => {
    mockApplications(buildApplication({ status }));
    visitPage(status === 'Accepted' ? 'applied' : status.toLowerCase());
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  });

  it('withdraws nothing when the dialog is cancelled', async () => {
    mockApplications(buildApplication());
    visitPage();
    await userEvent.click((await openDialog()).getByRole('button', { name: 'Cancel' }));
    expect(await findWithdrawButton()).toBeVisible();
  });

  it('sends one request when the confirmation is pressed twice', async () => {
    mockApplications(buildApplication());
    const asked = jest.fn();
    const slow = deferResponse<Output<typeof withdrawApplication>>();
    mockEndpoint(withdrawApplication, () => {
      asked();
      return slow.response;
    });
    visitPage();
    const yes = (await openDialog()).getByRole('button', { name: 'Withdraw' });
    await userEvent.click(yes);
    await userEvent.click(yes);
    slow.respond({
      application: buildApplication({ status: 'Withdrawn' }),
      message: 'Your application has been withdrawn.',
    });
    expect(await screen.findByText('Your application has been withdrawn.')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('shows an error and keeps the dialog open when the request fails', async () => {
    mockApplications(buildApplication());
    mockEndpoint(withdrawApplication, () => failWith('unexpected'));
    visitPage();
    await confirmWithdrawal();
    expect(await screen.findByText('Failed to withdraw the application. Please try again.')).toBeVisible();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('shows the new status when the company has decided in the meantime', async () => {
    mockApplications(buildApplication());
    mockEndpoint(withdrawApplication, () => {
      mockApplications(buildApplication({ status: 'Accepted' }));
      return failWith('already_decided');
    });
    visitPage();
    await confirmWithdrawal();
    expect(await screen.findByText('This application has already been decided.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Accepted' })).toBeVisible();
    expect(within(screen.getByRole('article')).getByText('Accepted')).toBeVisible();
  });
});
