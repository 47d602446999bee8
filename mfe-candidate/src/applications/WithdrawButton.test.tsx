import { type Application, listStudentApplications, type Output, withdrawApplication } from '@foothold/shared/contract';
import { anApplication, anIdentity, deferResponse, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../area';

const sent = (over: Partial<Application> = {}) => anApplication({ id: 5, ...over });
const list = (...data: Application[]) =>
  mockEndpoint(listStudentApplications, () => ({ applications: { data, total: data.length } }));
const open = (tab = 'applied') =>
  visit(area.routes, `/dashboard/applications?tab=${tab}`, { as: anIdentity({ name: 'Ada Obi' }) });
const button = () => screen.findByRole('button', { name: 'Withdraw the application for Backend Engineering Intern' });
const ask = async () => {
  await userEvent.click(await button());
  return within(await screen.findByRole('alertdialog', { name: 'Withdraw this application?' }));
};
const confirm = async () => userEvent.click((await ask()).getByRole('button', { name: 'Withdraw' }));

it.each(['Applied', 'Viewed', 'Interview'] as const)(
  'takes an application back that is %s, once asked',
  async (status) => {
    list(sent({ status }));
    const asked = jest.fn();
    mockEndpoint(withdrawApplication, ({ params }) => {
      asked(params.id);
      list(sent({ status: 'Withdrawn' }));
      return { application: sent({ status: 'Withdrawn' }), message: 'Your application has been withdrawn.' };
    });
    open(status.toLowerCase());
    const dialog = await ask();
    expect(dialog.getByText(/Harmattan Systems is told at once/)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();

    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Your application has been withdrawn.')).toBeVisible();
    expect(asked).toHaveBeenCalledWith(5);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'My Applications' })).toHaveFocus();
  },
);

it.each(['Accepted', 'Rejected', 'Withdrawn'] as const)('offers no way back from %s', async (status) => {
  list(sent({ status }));
  open(status === 'Accepted' ? 'applied' : status.toLowerCase());
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
});

it('does nothing when the student thinks better of it', async () => {
  list(sent());
  open();
  await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
  expect(await button()).toBeVisible();
});

it('asks the server once, however often it is confirmed', async () => {
  list(sent());
  const asked = jest.fn();
  const slow = deferResponse<Output<typeof withdrawApplication>>();
  mockEndpoint(withdrawApplication, () => {
    asked();
    return slow.answer;
  });
  open();
  const yes = (await ask()).getByRole('button', { name: 'Withdraw' });
  await userEvent.click(yes);
  await userEvent.click(yes);
  slow.release({ application: sent({ status: 'Withdrawn' }), message: 'Your application has been withdrawn.' });
  expect(await screen.findByText('Your application has been withdrawn.')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('says that it failed, and asks on', async () => {
  list(sent());
  mockEndpoint(withdrawApplication, () => failWith('unexpected'));
  open();
  await confirm();
  expect(await screen.findByText('Failed to withdraw the application. Please try again.')).toBeVisible();
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

it('says that the company has decided meanwhile, and shows it', async () => {
  list(sent());
  mockEndpoint(withdrawApplication, () => {
    list(sent({ status: 'Accepted' }));
    return failWith('already_decided');
  });
  open();
  await confirm();
  expect(await screen.findByText('This application has already been decided.')).toBeVisible();
  expect(await screen.findByText('Accepted')).toBeVisible();
});
