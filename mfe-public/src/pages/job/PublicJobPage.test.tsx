import { endSession, takeReturnPath } from '@foothold/shared/auth';
import { viewPublicJob } from '@foothold/shared/contract';
import { aJob, anIdentity, failWith, mockEndpoint, neverRespond, visit } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const at = '/viewjob/backend-engineering-intern/9';
const job = aJob({ id: 9, job_requirements: 'You bring:\n1. One project\n* Any language\n- Patience' });

afterEach(() => act(() => endSession()));

it('leads to the company that offers the job', async () => {
  mockEndpoint(viewPublicJob, () => ({ job }));
  visit(area.routes, at);
  const company = await screen.findByRole('link', { name: 'Harmattan Systems' });
  expect(company).toHaveAttribute('href', '/company/harmattan-systems/7');
});

it('shows everything about a job to anybody', async () => {
  mockEndpoint(viewPublicJob, ({ params }) => {
    expect(params).toEqual({ slug: 'backend-engineering-intern', jobId: 9 });
    return { job };
  });
  visit(area.routes, at);
  expect(await screen.findByRole('heading', { level: 1, name: 'Backend Engineering Intern' })).toBeVisible();
  expect(screen.getByText('Harmattan Systems')).toBeVisible();
  const facts = within(screen.getByRole('complementary'));
  for (const fact of [
    'Engineering',
    'Paid',
    '₦150,000 a month',
    'Hybrid',
    'Lagos',
    '6 months',
    '31 January 2030',
    '13 days left',
  ])
    expect(facts.getByText(fact)).toBeVisible();
  expect(screen.getByText('You bring:').tagName).toBe('P');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining(['One project', 'Any language', 'Patience']),
  );
  expect(document.title).toBe('Backend Engineering Intern at Harmattan Systems, Lagos');
});

it('says of an unpaid job that it is', async () => {
  mockEndpoint(viewPublicJob, () => ({ job: aJob({ ...job, stipend: 0, currency: null, amount: null }) }));
  visit(area.routes, at);
  expect(await screen.findByText('Unpaid')).toBeVisible();
});

it('remembers the job when it sends a visitor to the login', async () => {
  mockEndpoint(viewPublicJob, () => ({ job }));
  const router = visit(area.routes, at);
  await userEvent.click(await screen.findByRole('link', { name: 'View & Apply (Login Required)' }));
  expect(router.state.location.pathname).toBe('/login');
  expect(takeReturnPath()).toBe('/dashboard/jobs/9');
});

it('leads a candidate straight to the job', async () => {
  mockEndpoint(viewPublicJob, () => ({ job }));
  visit(area.routes, at, { as: anIdentity() });
  expect(await screen.findByRole('link', { name: 'View & Apply' })).toHaveAttribute('href', '/dashboard/jobs/9');
});

it('offers no way to apply after the deadline', async () => {
  mockEndpoint(viewPublicJob, () => ({ job: aJob({ ...job, display_status: 'Expired', days_left: -2 }) }));
  visit(area.routes, at);
  expect(await screen.findByText('Applications closed')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Apply/ })).not.toBeInTheDocument();
});

it('tells a company that only candidates apply', async () => {
  mockEndpoint(viewPublicJob, () => ({ job }));
  visit(area.routes, at, { as: anIdentity({ role: 'organization' }) });
  expect(await screen.findByText(/Only candidates can apply/)).toBeVisible();
});

it('shows a skeleton while the job is on its way', async () => {
  mockEndpoint(viewPublicJob, neverRespond);
  visit(area.routes, at);
  expect(await screen.findByText('Loading')).toBeInTheDocument();
});

it.each(['not_found', 'unavailable'] as const)('shows that there is no job when the answer is %s', async (code) => {
  mockEndpoint(viewPublicJob, () => failWith(code));
  visit(area.routes, at);
  expect(await screen.findByRole('heading', { name: 'Job not found.' })).toBeVisible();
  expect(screen.getByText('The job you are looking for does not exist or has been removed.')).toBeVisible();
  const again = screen.queryByRole('button', { name: 'Try again' });
  if (code === 'not_found') expect(again).not.toBeInTheDocument();
  else expect(again).toBeVisible();
});

it('finds the job at a second try', async () => {
  mockEndpoint(viewPublicJob, () => failWith('unavailable'));
  visit(area.routes, at);
  const again = await screen.findByRole('button', { name: 'Try again' });
  mockEndpoint(viewPublicJob, () => ({ job }));
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Backend Engineering Intern' })).toBeVisible();
});

it('shows the right address for an old link', async () => {
  mockEndpoint(viewPublicJob, () => ({ job: { ...job, sharelink: `http://localhost${at}` } }));
  const router = visit(area.routes, '/viewjob/old-title/9');
  expect(await screen.findByRole('heading', { name: 'Backend Engineering Intern' })).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe(at));
});

it('answers an address without a job', async () => {
  visit(area.routes, '/job/unknown');
  expect(await screen.findByRole('heading', { name: 'Job not found.' })).toBeVisible();
});
