import { endSession } from '@foothold/shared/auth';
import { type Application, type ApplicationStatus, listStudentApplications } from '@foothold/shared/contract';
import { anApplication, anIdentity, anInterview, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';
import { findTab } from './tabs';

const student = anIdentity();
const open = (tab = '') => visit(area.routes, `/dashboard/applications${tab}`, { as: student });
const sent = (job_title: string, over: Partial<Application> = {}) => {
  const application = anApplication(over);
  return { ...application, job: { ...application.job, job_title } };
};
const list = (data: Application[]) =>
  mockEndpoint(listStudentApplications, () => ({ applications: { data, total: data.length } }));
const titles = async () =>
  (await screen.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent);

it('shows an application with its status, text and age', async () => {
  const application = anApplication();
  list([{ ...application, organization: { id: 7, company_name: '' } }]);
  open();

  const card = within(await screen.findByRole('article', { name: 'Backend Engineering Intern' }));
  for (const words of ['Applied', 'Unknown Company', 'Applied today']) expect(card.getByText(words)).toBeVisible();
});

it('counts each tab, in the tabs and in the summary', async () => {
  list([
    sent('A'),
    sent('B', { status: 'Viewed' }),
    sent('C', { status: 'Accepted' }),
    sent('D', { status: 'Rejected' }),
  ]);
  open();

  const tabs = within(await screen.findByRole('navigation', { name: 'Applications by status' }));
  expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
    'Applied2',
    'Viewed1',
    'Interview0',
    'Rejected1',
  ]);
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['2', '1', '0', '1']);
});

it('keeps the tab in the address', async () => {
  list([sent('A'), sent('B', { status: 'Viewed' })]);
  const router = open();
  await userEvent.click(await screen.findByRole('link', { name: /Viewed/ }));

  expect(router.state.location.search).toBe('?tab=viewed');
  expect(await titles()).toEqual(['B']);
});

it('shows Accepted first', async () => {
  list([sent('A'), sent('C', { status: 'Accepted' })]);
  open();
  expect(await titles()).toEqual(['C', 'A']);
  expect(screen.getByText('Accepted')).toBeVisible();
  expect(screen.getByText('Congratulations! The company accepted your application.')).toBeVisible();
});

it('brings the good news above every other tab', async () => {
  list([sent('Cook', { id: 12, status: 'Accepted' }), sent('B', { status: 'Interview', interview: anInterview() })]);
  open('?tab=interview');
  expect(
    await screen.findByText('Congratulations! Harmattan Systems accepted your application for Cook.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/dashboard/applications/12');
});

it('counts and shows what was withdrawn under its own name', async () => {
  list([sent('A'), sent('B', { status: 'Withdrawn' })]);
  open();
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
] as const)('says when the interview is, and whether a choice is due', async (over, words) => {
  list([sent('Cook', { status: 'Interview', interview: anInterview(over) })]);
  open('?tab=interview');
  expect(await screen.findByText(words)).toBeVisible();
});

it.each([
  ['Open', 'Rejected'],
  ['Shortlisted', 'Applied'],
  ['Accepted', 'Applied'],
  ['Interview', 'Interview'],
  ['Withdrawn', 'Withdrawn'],
])('puts %s under %s', (status, tab) => {
  expect(findTab(status as ApplicationStatus)).toBe(tab);
});

it.each(['applied', 'viewed', 'interview', 'rejected'])('says what an empty %s tab means', async (tab) => {
  list([]);
  open(`?tab=${tab}`);
  expect(await screen.findByRole('heading', { name: new RegExp(`^No ${tab} applications$`, 'i') })).toBeVisible();
});

it('leads from each card to the whole application', async () => {
  list([sent('Cook', { id: 12, status: 'Interview', interview: anInterview() })]);
  open('?tab=interview');
  for (const name of ['Cook', 'View Details of Cook']) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/dashboard/applications/12');
  }
});

it('says that the applications could not be loaded, and tries again', async () => {
  mockEndpoint(listStudentApplications, () => failWith('unexpected'));
  open();
  expect(await screen.findByText('Failed to load applications. Please try again later.')).toBeVisible();

  list([sent('Cook')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await titles()).toEqual(['Cook']);
});

it('asks to log in where nobody is', async () => {
  endSession();
  visit(area.routes, '/dashboard/applications');
  expect(await screen.findByText('Please log in.')).toBeVisible();
});
