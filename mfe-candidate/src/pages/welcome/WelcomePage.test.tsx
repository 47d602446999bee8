import {
  type Application,
  answerAcceptance,
  listStudentApplications,
  viewApplication,
  viewConversation,
  type WholeApplication,
  withdrawApplication,
} from '@foothold/shared/contract';
import {
  aConversation,
  anApplication,
  anIdentity,
  aWelcome,
  aWholeApplication,
  failWith,
  mockEndpoint,
  visit,
} from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const at = new Date().toISOString();
const accepted = (over: Partial<WholeApplication> = {}) =>
  aWholeApplication({ id: 12, status: 'Accepted', welcome: aWelcome(), ...over });

/** Mocks a server with this application and others of the student. Returns what was answered, and what is stored. */
function mockServer(application = accepted(), others: Application[] = []) {
  const stored = { application, others };
  const sent: unknown[] = [];
  mockEndpoint(viewApplication, () => ({ application: stored.application }));
  mockEndpoint(listStudentApplications, () => ({
    applications: { data: [stored.application, ...stored.others], total: stored.others.length + 1 },
  }));
  mockEndpoint(answerAcceptance, ({ body }) => {
    sent.push(body);
    const answer = {
      ...{ acceptance_answer: body.answer, acceptance_answered_at: at, acceptance_line: body.line },
    };
    stored.application = { ...stored.application, ...answer };
    return { ...answer, message: body.answer === 'confirmed' ? 'You have confirmed.' : 'You have declined.' };
  });
  return { stored, sent };
}
const visitPage = () =>
  visit(area.routes, '/dashboard/applications/12/welcome', { as: anIdentity({ name: 'Ada Obi' }) });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const findDialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

describe('Candidate: welcome page', () => {
  it('says when and where to start and whom to ask, with the lines of the note', async () => {
    mockServer(accepted({ welcome: aWelcome({ note: 'Bring your letter.\n<b>Ask</b> at the gate.' }) }));
    visitPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'You were accepted' })).toBeVisible();
    expect(screen.getByText('Monday 7 January 2030')).toBeVisible();
    expect(screen.getByText('12 Marina, Lagos')).toBeVisible();
    expect(screen.getByText(/Ngozi Eze/)).toHaveTextContent('Ngozi Ezengozi@harmattan.example');
    expect(screen.getByText(/Bring your letter/).textContent).toBe('Bring your letter.\n<b>Ask</b> at the gate.');
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/applications/12/welcome.ics',
    );
  });

  it('confirms what is shown, and asks nothing further without other open applications', async () => {
    const { sent } = mockServer(accepted({ welcome: aWelcome({ revision: 3 }) }), [
      anApplication({ id: 13, status: 'Rejected' }),
    ]);
    visitPage();
    await press('Confirm');
    expect(await screen.findByText(/^You confirmed, today.*Harmattan Systems knows\.$/)).toBeVisible();
    expect(sent).toEqual([{ answer: 'confirmed', line: null, revision: 3 }]);
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
    expect(screen.queryByText('Your other applications')).not.toBeInTheDocument();
  });

  it('withdraws the other applications that are ticked, none at first, and names what failed', async () => {
    const other = (id: number, company_name: string) =>
      anApplication({ id, organization: { id: id * 10, company_name } });
    const { stored } = mockServer(accepted(), [
      other(13, 'Marina Works'),
      other(14, 'Zaria Mills'),
      other(15, 'Jos Ltd'),
    ]);
    mockEndpoint(withdrawApplication, ({ params: { id } }) => {
      if (id === 14) return failWith('already_decided');
      stored.others = stored.others.filter((application) => application.id !== id);
      return { application: anApplication({ id, status: 'Withdrawn' }), message: '' };
    });
    visitPage();
    await press('Confirm');
    const dialog = await findDialog('Withdraw other applications?');
    expect(dialog.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
      ...[false, false, false],
    ]);
    expect(dialog.getByRole('button', { name: 'Keep all' })).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Marina Works/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Zaria Mills/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw 2' }));
    expect(
      await dialog.findByText(
        'Not withdrawn: Backend Engineering Intern, Zaria Mills: This application has already been decided.',
      ),
    ).toBeVisible();
    expect(screen.getByText('One application was withdrawn.')).toBeVisible();
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(2));
    expect(dialog.getByRole('checkbox', { name: /Jos Ltd/ })).not.toBeChecked();
  });

  it('declines with a line after a confirmation', async () => {
    const { sent } = mockServer();
    visitPage();
    await press('Decline');
    const dialog = await findDialog('Decline?');
    await userEvent.type(dialog.getByLabelText(/A line to the company/), ' I go on studying. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You declined' })).toBeVisible();
    expect(screen.getByText(/You wrote: “I go on studying\.”/)).toBeVisible();
    expect(sent).toEqual([{ answer: 'declined', line: 'I go on studying.', revision: 1 }]);
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });

  it('shows what has changed meanwhile instead of confirming it unseen', async () => {
    const { stored } = mockServer();
    mockEndpoint(answerAcceptance, () => {
      stored.application = accepted({ welcome: aWelcome({ starts_on: '2030-01-08', revision: 2 }) });
      return failWith('outdated');
    });
    visitPage();
    await press('Confirm');
    expect(await screen.findByText('Tuesday 8 January 2030')).toBeVisible();
    expect(screen.getByText('This was changed in another window meanwhile.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  });

  it('takes an answer where the company has said nothing yet', async () => {
    const { sent } = mockServer(accepted({ welcome: null }));
    visitPage();
    expect(await screen.findByText(/has not said yet when and where you start/)).toBeVisible();
    await press('Confirm');
    expect(await screen.findByText(/^You confirmed/)).toBeVisible();
    expect(sent).toEqual([{ answer: 'confirmed', line: null, revision: 0 }]);
  });

  it('has nothing to confirm for an application that is not accepted', async () => {
    mockServer(accepted({ status: 'Viewed', welcome: null }));
    visitPage();
    expect(await screen.findByText('Nothing to confirm yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  });
});

describe('Candidate: application page of an accepted application', () => {
  it('leads to the welcome, and says in its history what was answered', async () => {
    mockServer(accepted({ acceptance_answer: 'confirmed', acceptance_answered_at: at }));
    mockEndpoint(viewConversation, () => ({ conversation: aConversation(), messages: [], next_cursor: null }));
    visit(area.routes, '/dashboard/applications/12', { as: anIdentity({ name: 'Ada Obi' }) });
    expect(await screen.findByRole('link', { name: 'See your start' })).toHaveAttribute(
      'href',
      '/dashboard/applications/12/welcome',
    );
    const steps = within(screen.getByRole('list', { name: 'What happened' })).getAllByRole('listitem');
    expect(steps.at(-1)).toHaveTextContent(/^Confirmed.*by you$/);
  });
});
