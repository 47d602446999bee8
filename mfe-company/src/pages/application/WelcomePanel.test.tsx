import { acceptApplication, giveWelcome } from '@foothold/shared/contract';
import { aWelcome, failWith, mockEndpoint } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApplication, viewedApplication, visitApplication } from '../../testing/application';

const nextYear = `${new Date().getFullYear() + 1}-02-01`;
const accepted = { ...viewedApplication, status: 'Accepted' as const };
const findDialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const write = async (dialog: Awaited<ReturnType<typeof findDialog>>) => {
  await userEvent.type(dialog.getByLabelText('Start date'), nextYear);
  await userEvent.type(dialog.getByLabelText('Place'), '12 Marina');
  await userEvent.type(dialog.getByLabelText('Contact person'), 'Ngozi Eze');
  await userEvent.type(dialog.getByLabelText('Email or telephone of that person'), '0803 123 45');
};
const written = {
  ...{ starts_on: nextYear, place: '12 Marina', contact_name: 'Ngozi Eze', contact_details: '0803 123 45', note: null },
};

describe('Company: accepting with a welcome', () => {
  it('sends what is written, whole, and names what is missing', async () => {
    const setStatus = mockApplication(viewedApplication);
    const sent: unknown[] = [];
    mockEndpoint(acceptApplication, ({ body }) => {
      sent.push(body.welcome);
      return setStatus('Accepted');
    });
    visitApplication();
    await userEvent.click(await screen.findByRole('button', { name: 'Accept without an interview' }));
    const dialog = await findDialog('Accept without an interview?');
    await userEvent.type(dialog.getByLabelText(/^Note/), ' ');
    await userEvent.type(dialog.getByLabelText('Place'), '12');
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(await dialog.findByText('Contact person is required.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Place'));
    await write(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Application has been accepted')).toBeVisible();
    expect(sent).toEqual([written]);
  });
});

describe('Company: the start of an accepted applicant', () => {
  it('shows what was sent and what was answered, and changes it', async () => {
    mockApplication({ ...accepted, acceptance_answer: 'confirmed', welcome: aWelcome({ revision: 2 }) });
    const sent: unknown[] = [];
    mockEndpoint(giveWelcome, ({ body }) => {
      sent.push([body.place, body.revision]);
      return { welcome: aWelcome({ revision: 3 }), message: 'The candidate is told.' };
    });
    visitApplication();
    expect(await screen.findByText('Babátúndé confirmed.')).toBeVisible();
    expect(screen.getByText('Monday 7 January 2030')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    const dialog = await findDialog('Change how to start');
    await userEvent.clear(dialog.getByLabelText('Place'));
    await userEvent.type(dialog.getByLabelText('Place'), '1 Broad Street');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('The candidate is told.')).toBeVisible();
    expect(sent).toEqual([['1 Broad Street', 2]]);
  });

  it('gives a welcome after an acceptance without', async () => {
    mockApplication({ ...accepted, welcome: null });
    mockEndpoint(giveWelcome, () => failWith('outdated'));
    visitApplication();
    await userEvent.click(await screen.findByRole('button', { name: 'Say how to start' }));
    const dialog = await findDialog('Say how to start');
    await write(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('This was changed in another window meanwhile.')).toBeVisible();
  });

  it('has nothing to change once the applicant has declined', async () => {
    mockApplication({ ...accepted, acceptance_answer: 'declined', acceptance_line: 'I go on studying.' });
    visitApplication();
    expect(await screen.findByText('Babátúndé declined. “I go on studying.”')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Say how to start' })).not.toBeInTheDocument();
  });
});
