import { endSession } from '@foothold/shared/auth';
import {
  type Application,
  type ApplicationStatus,
  listConversations,
  listStudentApplications,
} from '@foothold/shared/contract';
import {
  aConversationSummary,
  anApplication,
  anIdentity,
  anInterview,
  failWith,
  mockEndpoint,
  visit,
} from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';
import { findTab } from './tabs';

const student = anIdentity();
const visitPage = (tab = '') => visit(area.routes, `/dashboard/applications${tab}`, { as: student });
const buildApplication = (job_title: string, over: Partial<Application> = {}) => {
  const application = anApplication(over);
  return { ...application, job: { ...application.job, job_title } };
};
const mockApplications = (data: Application[]) =>
  mockEndpoint(listStudentApplications, () => ({ applications: { data, total: data.length } }));
const titles = async () =>
  (await screen.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent);

describe('Candidate: applications page', () => {
  beforeEach(() => mockEndpoint(listConversations, () => ({ conversations: [], next_cursor: null })));

  it('says what is unread, and links to the conversation', async () => {
    mockApplications([buildApplication('A', { id: 12 }), buildApplication('B')]);
    mockEndpoint(listConversations, ({ query }) => {
      expect(query.show).toBe('unread');
      return { conversations: [aConversationSummary({ application_id: 12, unread: 2 })], next_cursor: null };
    });
    visitPage();
    const link = await screen.findByRole('link', { name: '2 unread messages' });
    expect(link).toHaveAttribute('href', '/dashboard/messages/12');
    expect(screen.getAllByRole('link', { name: /unread message/ })).toHaveLength(1);
  });

  it('shows the applications when unread messages do not load', async () => {
    mockApplications([buildApplication('A')]);
    mockEndpoint(listConversations, () => failWith('unavailable'));
    visitPage();
    expect(await titles()).toEqual(['A']);
  });

  it('says that a promised reply has not come', async () => {
    const dueOn = (day: string) => ({ reply_due_on: day, reply_due_at: `${day}T23:00:00.000Z` });
    mockApplications([
      buildApplication('A', dueOn('2024-05-12')),
      buildApplication('B', { ...dueOn('2024-05-12'), replied_at: '2024-05-11T08:00:00.000Z' }),
      buildApplication('C', dueOn('2099-05-12')),
    ]);
    visitPage();
    expect(await screen.findAllByText(/^No reply/)).toHaveLength(1);
    expect(screen.getByText('No reply: one was promised by 12 May. It stays open.')).toBeVisible();
    expect(screen.getAllByText(/reply by/)).toHaveLength(1);
    expect(screen.getByText(/^Applied .* · reply by 12 May/)).toBeVisible();
  });

  it('shows an application with its status, description and age', async () => {
    const application = anApplication();
    mockApplications([{ ...application, organization: { id: 7, company_name: '' } }]);
    visitPage();

    const card = within(await screen.findByRole('article', { name: 'Backend Engineering Intern' }));
    for (const words of ['Applied', 'Unknown Company', 'Applied today']) expect(card.getByText(words)).toBeVisible();
  });

  it('shows the counts in the tabs and in the summary', async () => {
    mockApplications([
      buildApplication('A'),
      buildApplication('B', { status: 'Viewed' }),
      buildApplication('C', { status: 'Accepted' }),
      buildApplication('D', { status: 'Rejected' }),
    ]);
    visitPage();

    const tabs = within(await screen.findByRole('navigation', { name: 'Applications by status' }));
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'Applied2',
      'Viewed1',
      'Interview0',
      'Rejected1',
    ]);
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['2', '1', '0', '1']);
  });

  it('stores the tab in the address', async () => {
    mockApplications([buildApplication('A'), buildApplication('B', { status: 'Viewed' })]);
    const router = visitPage();
    await userEvent.click(await screen.findByRole('link', { name: /Viewed/ }));

    expect(router.state.location.search).toBe('?tab=viewed');
    expect(await titles()).toEqual(['B']);
  });

  it('lists accepted applications first, under their own heading and count', async () => {
    mockApplications([
      buildApplication('A'),
      buildApplication('B', { status: 'Accepted' }),
      buildApplication('C', { status: 'Accepted' }),
    ]);
    visitPage();
    const accepted = within(await screen.findByRole('region', { name: 'Accepted' }));
    expect(accepted.getByText('2 applications')).toBeVisible();
    expect(accepted.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'B',
      'C',
    ]);
    expect(accepted.getAllByText('Congratulations! The company accepted your application.')).toHaveLength(2);

    const waiting = within(screen.getByRole('region', { name: 'Waiting for the company' }));
    expect(waiting.getByText('1 application')).toBeVisible();
    expect(waiting.getByRole('article', { name: 'A' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Applied/ })).toHaveTextContent('Applied3');
  });

  it('shows no headings when nothing is accepted', async () => {
    mockApplications([buildApplication('A')]);
    visitPage();
    expect(await titles()).toEqual(['A']);
    expect(screen.queryByRole('region', { name: 'Waiting for the company' })).toBeNull();
  });

  it('shows the acceptance notice on every other tab', async () => {
    mockApplications([
      buildApplication('Cook', { id: 12, status: 'Accepted' }),
      buildApplication('B', { status: 'Interview', interview: anInterview() }),
    ]);
    visitPage('?tab=interview');
    expect(
      await screen.findByText('Congratulations! Harmattan Systems accepted your application for Cook.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/dashboard/applications/12');
  });

  it('leads from an accepted application to its answer until there is one', async () => {
    mockApplications([
      buildApplication('Cook', { id: 12, status: 'Accepted' }),
      buildApplication('Baker', { id: 13, status: 'Accepted', acceptance_answer: 'declined' }),
    ]);
    visitPage();
    const link = await screen.findByRole('link', { name: 'Confirm or decline Cook' });
    expect(link).toHaveAttribute('href', '/dashboard/applications/12/welcome');
    expect(screen.getAllByRole('link', { name: /Confirm or decline/ })).toHaveLength(1);
    expect(screen.getByText('You declined.')).toBeVisible();
  });

  it('lists the next interview first, and last those that have ended', async () => {
    const invited = (title: string, starts_at: string) =>
      buildApplication(title, {
        status: 'Interview',
        interview: anInterview({ starts_at, confirmed_at: '2020-01-01T09:00:00.000Z' }),
      });
    mockApplications([
      invited('Later', '2031-01-01T09:00:00.000Z'),
      invited('Held', '2021-01-01T09:00:00.000Z'),
      invited('Next', '2030-01-01T09:00:00.000Z'),
    ]);
    visitPage('?tab=interview');
    expect(await titles()).toEqual(['Next', 'Later', 'Held']);
  });

  it('adds a Withdrawn tab when there are withdrawn applications', async () => {
    mockApplications([buildApplication('A'), buildApplication('B', { status: 'Withdrawn' })]);
    visitPage();
    expect(await titles()).toEqual(['A']);
    const tabs = within(screen.getByRole('navigation', { name: 'Applications by status' }));
    expect(tabs.getByRole('link', { name: /^Applied/ })).toHaveTextContent('Applied1');

    await userEvent.click(tabs.getByRole('link', { name: /^Withdrawn/ }));
    expect(await titles()).toEqual(['B']);
  });

  it.each([
    [{}, /^Choose a date before Mon,? 4 Feb 2030,? (..:.., your time|10:00, Lagos time \(WAT\))$/],
    [{ confirmed_at: new Date().toISOString() }, /^Interview on Mon,? 4 Feb 2030/],
    [{ completed_at: new Date().toISOString() }, 'The interview has taken place.'],
  ] as const)('shows the interview’s time and whether a date must be chosen (%j)', async (over, words) => {
    mockApplications([buildApplication('Cook', { status: 'Interview', interview: anInterview(over) })]);
    visitPage('?tab=interview');
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    ['Open', 'Rejected'],
    ['Shortlisted', 'Applied'],
    ['Accepted', 'Applied'],
    ['Interview', 'Interview'],
    ['Withdrawn', 'Withdrawn'],
  ])('puts status %s in tab %s', (status, tab) => {
    expect(findTab(status as ApplicationStatus)).toBe(tab);
  });

  it.each(['applied', 'viewed', 'interview', 'rejected'])('explains the empty %s tab', async (tab) => {
    mockApplications([]);
    visitPage(`?tab=${tab}`);
    expect(await screen.findByRole('heading', { name: new RegExp(`^No ${tab} applications$`, 'i') })).toBeVisible();
  });

  it('links each card to the application page', async () => {
    mockApplications([buildApplication('Cook', { id: 12, status: 'Interview', interview: anInterview() })]);
    visitPage('?tab=interview');
    for (const name of ['Cook', 'View Details of Cook']) {
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/dashboard/applications/12');
    }
  });

  it('shows an error and retries when loading fails', async () => {
    mockEndpoint(listStudentApplications, () => failWith('unexpected'));
    visitPage();
    expect(await screen.findByText('Failed to load applications. Please try again later.')).toBeVisible();

    mockApplications([buildApplication('Cook')]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await titles()).toEqual(['Cook']);
  });

  it('asks to log in when nobody is signed in', async () => {
    endSession();
    visit(area.routes, '/dashboard/applications');
    expect(await screen.findByText('Please log in.')).toBeVisible();
  });
});
