import { endSession } from '@foothold/shared/auth';
import { listJobs, viewCompany, viewCompanyChoice } from '@foothold/shared/contract';
import { aCompany, aJob, anIdentity, failWith, mockEndpoint, neverRespond, visit } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const at = '/company/harmattan-systems/7';
const company = aCompany({ id: 7, company_name: 'Harmattan Systems', company_state: 'Lagos' });
const titled = (job_title: string) => aJob({ org_id: 7, job_title });
const jobs = { data: [titled('Backend Intern'), titled('Data Intern')], total: 2, next_cursor: null };
const rows = () => screen.getAllByRole('link', { name: /Intern/ }).map((link) => link.getAttribute('href'));

beforeEach(() => mockEndpoint(viewCompanyChoice, () => ({ choice: { followed: null, hidden: false } })));
afterEach(() => act(() => endSession()));

describe('Public company page', () => {
  it('shows all details to visitors', async () => {
    mockEndpoint(viewCompany, ({ params }) => {
      expect(params).toEqual({ id: 7 });
      return { company: { ...company, about: 'We count small sums.\n- Daily\n- In Yaba' }, jobs };
    });
    visit(area.routes, at);
    expect(await screen.findByRole('heading', { level: 1, name: 'Harmattan Systems' })).toBeVisible();
    expect(screen.getByText('Lagos')).toBeVisible();
    expect(screen.getByText('Verified')).toBeVisible();
    expect(screen.getByText('We count small sums.').tagName).toBe('P');
    expect(screen.getByText('In Yaba').tagName).toBe('LI');
    const facts = within(screen.getByRole('complementary', { name: 'About this company' }));
    expect(facts.getByRole('link', { name: 'harmattan.example' })).toHaveAttribute('href', company.website);
    expect(rows()).toEqual(jobs.data.map(({ id }) => `/viewjob/backend-engineering-intern/${id}`));
    expect(document.title).toBe('Jobs and internships at Harmattan Systems, Lagos');
  });

  it.each([
    [
      'as it is',
      { counted: 37, in_time_percent: 92, median_days: 4 },
      'Answers 92 % in time, median 4 days, 37 applications',
    ],
    ['as new where there is not enough to count', null, 'New here'],
  ])('shows the record of its replies %s', async (_how, reply_record, text) => {
    mockEndpoint(viewCompany, () => ({ company: { ...company, reply_record }, jobs }));
    visit(area.routes, at);
    const facts = within(await screen.findByRole('complementary', { name: 'About this company' }));
    expect(facts.getByText('Replies').parentElement).toHaveTextContent(text);
  });

  it('links candidates to their own job pages and shows which they applied for', async () => {
    const [first, second] = jobs.data.map((job) => ({ ...job }));
    const applied = { ...first!, own_application: { id: 12, status: 'Applied' as const } };
    mockEndpoint(viewCompany, () => ({ company, jobs: { ...jobs, data: [applied, second!] } }));
    visit(area.routes, at, { as: anIdentity({ user_id: 3 }) });
    expect(await screen.findByText('Applied')).toBeVisible();
    expect(rows()).toEqual(jobs.data.map(({ id }) => `/dashboard/jobs/${id}`));
  });

  it('appends the next jobs and focuses the first of them when Show more is pressed', async () => {
    mockEndpoint(viewCompany, () => ({ company, jobs: { ...jobs, total: 3, next_cursor: 'more' } }));
    mockEndpoint(listJobs, ({ query }) => {
      expect(query).toMatchObject({ org_id: 7, cursor: 'more', limit: 10 });
      return { jobs: { data: [titled('Legal Intern')], total: 3, next_cursor: null, matched: [] } };
    });
    visit(area.routes, at);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    const added = await screen.findByRole('link', { name: /Legal Intern/ });
    await waitFor(() => expect(added).toHaveFocus());
    expect(rows()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('keeps the jobs and offers a retry when the next page fails', async () => {
    mockEndpoint(viewCompany, () => ({ company, jobs: { ...jobs, total: 3, next_cursor: 'more' } }));
    mockEndpoint(listJobs, () => failWith('unavailable'));
    visit(area.routes, at);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();
    expect(rows()).toHaveLength(2);
    mockEndpoint(listJobs, () => ({
      jobs: { data: [titled('Legal Intern')], total: 3, next_cursor: null, matched: [] },
    }));
    await userEvent.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByRole('link', { name: /Legal Intern/ })).toBeVisible();
  });

  it('shows an empty state when no job is open', async () => {
    mockEndpoint(viewCompany, () => ({
      company: { ...company, about: null, website: null },
      jobs: { data: [], total: 0, next_cursor: null },
    }));
    visit(area.routes, at);
    expect(await screen.findByText('No open jobs')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'About' })).not.toBeInTheDocument();
    expect(screen.queryByText('Website')).not.toBeInTheDocument();
  });

  it('links the company to its profile and to job creation', async () => {
    mockEndpoint(viewCompany, () => ({ company, jobs: { data: [], total: 0, next_cursor: null } }));
    visit(area.routes, at, { as: anIdentity({ role: 'organization', role_specific_id: 7 }) });
    expect(await screen.findByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      '/dashboard/profile?edit',
    );
    expect(screen.getByRole('link', { name: 'Create Job' })).toBeVisible();
  });

  it('shows a skeleton while the company loads', async () => {
    mockEndpoint(viewCompany, neverRespond);
    visit(area.routes, at);
    expect(await screen.findByText('Loading')).toBeInTheDocument();
  });

  it.each(['not_found', 'unavailable'] as const)('shows not found when the error is %s', async (code) => {
    mockEndpoint(viewCompany, () => failWith(code));
    visit(area.routes, at);
    expect(await screen.findByRole('heading', { name: 'Company not found.' })).toBeVisible();
    const again = screen.queryByRole('button', { name: 'Try again' });
    if (code === 'not_found') expect(again).not.toBeInTheDocument();
    else expect(again).toBeVisible();
  });

  it('shows the company when the retry succeeds', async () => {
    mockEndpoint(viewCompany, () => failWith('unavailable'));
    visit(area.routes, at);
    const again = await screen.findByRole('button', { name: 'Try again' });
    mockEndpoint(viewCompany, () => ({ company, jobs }));
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Harmattan Systems' })).toBeVisible();
  });

  it('redirects an outdated link to the current address', async () => {
    mockEndpoint(viewCompany, () => ({ company, jobs }));
    const router = visit(area.routes, '/company/old-name/7');
    expect(await screen.findByRole('heading', { name: 'Harmattan Systems' })).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe(at));
  });
});
