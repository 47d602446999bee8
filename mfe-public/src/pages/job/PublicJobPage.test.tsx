import { endSession, takeReturnPath } from '@foothold/shared/auth';
import { viewPublicJob } from '@foothold/shared/contract';
import { aJob, anIdentity, failWith, mockEndpoint, neverRespond, visit } from '@foothold/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const at = '/viewjob/backend-engineering-intern/9';
const job = aJob({ id: 9, job_requirements: 'You bring:\n1. One project\n* Any language\n- Patience' });

const noOthers = { company_jobs: [], similar_jobs: [] };

afterEach(() => act(() => endSession()));

describe('Public job page', () => {
  it('links to the company', async () => {
    mockEndpoint(viewPublicJob, () => ({ job, ...noOthers }));
    visit(area.routes, at);
    const company = await screen.findByRole('link', { name: 'Harmattan Systems' });
    expect(company).toHaveAttribute('href', '/company/harmattan-systems/7');
  });

  it('shows all details to visitors', async () => {
    mockEndpoint(viewPublicJob, ({ params }) => {
      expect(params).toEqual({ slug: 'backend-engineering-intern', jobId: 9 });
      return { job, ...noOthers };
    });
    visit(area.routes, at);
    expect(await screen.findByRole('heading', { level: 1, name: 'Backend Engineering Intern' })).toBeVisible();
    expect(screen.getAllByText('Harmattan Systems')[0]).toBeVisible();
    const facts = within(screen.getByRole('complementary'));
    for (const fact of [
      'Engineering',
      'Paid',
      '₦150,000 a month',
      'Hybrid',
      'Lagos',
      '6 months',
      '31 January 2030',
      '10 February 2030',
      '13 days left',
    ])
      expect(facts.getByText(fact)).toBeVisible();
    expect(screen.getByText('You bring:').tagName).toBe('P');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['One project', 'Any language', 'Patience']),
    );
    expect(document.title).toBe('Backend Engineering Intern at Harmattan Systems, Lagos');
  });

  it('shows the skills that the job names', async () => {
    mockEndpoint(viewPublicJob, () => ({ job: { ...job, preferred_skills: ['Go', 'SQL'] }, ...noOthers }));
    visit(area.routes, at);
    const skills = within(await screen.findByRole('region', { name: 'Skills' }));
    expect(skills.getAllByRole('term').map((term) => term.textContent)).toEqual(['Nice to have']);
    expect(skills.getAllByRole('definition').map((skill) => skill.textContent)).toEqual(['Go', 'SQL']);
  });

  it('shows the time that is left, other jobs of the company and similar jobs', async () => {
    const company_jobs = [aJob({ id: 11, job_title: 'Data Intern', days_left: 4 })];
    const similar_jobs = [aJob({ id: 12, job_title: 'Go Developer', company_name: 'Kobo Orchard' })];
    const organization = { ...job.organization, open_jobs: 5 };
    mockEndpoint(viewPublicJob, () => ({ job: { ...job, organization }, company_jobs, similar_jobs }));
    visit(area.routes, at);

    const company = within(await screen.findByRole('article', { name: 'Harmattan Systems' }));
    expect(company.getByText('Answers 92 % in time, median 4 days, 37 applications')).toBeVisible();
    expect(company.getByRole('link', { name: /Data Intern/ })).toHaveAttribute('href', expect.stringMatching(/\/11$/));
    expect(company.getByRole('link', { name: 'All 5 open jobs' })).toHaveAttribute(
      'href',
      '/company/harmattan-systems/7',
    );
    const similar = within(screen.getByRole('region', { name: 'Similar jobs' }));
    expect(similar.getByRole('link', { name: /Go Developer/ })).toHaveTextContent('Kobo Orchard');
    expect(screen.getByRole('button', { name: /^Share/ })).toBeVisible();
    expect(screen.getByText('Posted today')).toBeVisible();
  });

  it('shows when a job is unpaid', async () => {
    mockEndpoint(viewPublicJob, () => ({
      job: aJob({ ...job, stipend: 0, currency: null, amount: null }),
      ...noOthers,
    }));
    visit(area.routes, at);
    expect(await screen.findByText('Unpaid')).toBeVisible();
  });

  it('stores the return path when a visitor goes to the login', async () => {
    mockEndpoint(viewPublicJob, () => ({ job, ...noOthers }));
    const router = visit(area.routes, at);
    await userEvent.click(await screen.findByRole('link', { name: 'View & Apply (Login Required)' }));
    expect(router.state.location.pathname).toBe('/login');
    expect(takeReturnPath()).toBe('/dashboard/jobs/9');
  });

  it('links candidates to their own job page', async () => {
    mockEndpoint(viewPublicJob, () => ({ job, ...noOthers }));
    visit(area.routes, at, { as: anIdentity() });
    expect(await screen.findByRole('link', { name: 'View & Apply' })).toHaveAttribute('href', '/dashboard/jobs/9');
  });

  it('does not offer to apply when the deadline has passed', async () => {
    mockEndpoint(viewPublicJob, () => ({
      job: aJob({ ...job, display_status: 'Expired', days_left: -2 }),
      ...noOthers,
    }));
    visit(area.routes, at);
    expect(await screen.findByText('Applications closed')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Apply/ })).not.toBeInTheDocument();
  });

  it('tells companies that only candidates can apply', async () => {
    mockEndpoint(viewPublicJob, () => ({ job, ...noOthers }));
    visit(area.routes, at, { as: anIdentity({ role: 'organization' }) });
    expect(await screen.findByText(/Only candidates can apply/)).toBeVisible();
  });

  it('shows a skeleton while the job loads', async () => {
    mockEndpoint(viewPublicJob, neverRespond);
    visit(area.routes, at);
    expect(await screen.findByText('Loading')).toBeInTheDocument();
  });

  it.each(['not_found', 'unavailable'] as const)('shows not found when the error is %s', async (code) => {
    mockEndpoint(viewPublicJob, () => failWith(code));
    visit(area.routes, at);
    expect(await screen.findByRole('heading', { name: 'Job not found.' })).toBeVisible();
    expect(screen.getByText('The job you are looking for does not exist or has been removed.')).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Browse jobs' })).toHaveLength(code === 'not_found' ? 1 : 0);
    const again = screen.queryByRole('button', { name: 'Try again' });
    if (code === 'not_found') expect(again).not.toBeInTheDocument();
    else expect(again).toBeVisible();
  });

  it('shows the job when the retry succeeds', async () => {
    mockEndpoint(viewPublicJob, () => failWith('unavailable'));
    visit(area.routes, at);
    const again = await screen.findByRole('button', { name: 'Try again' });
    mockEndpoint(viewPublicJob, () => ({ job, ...noOthers }));
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Backend Engineering Intern' })).toBeVisible();
  });

  it('redirects an outdated link to the current address', async () => {
    mockEndpoint(viewPublicJob, () => ({ job: { ...job, sharelink: `http://localhost${at}` }, ...noOthers }));
    const router = visit(area.routes, '/viewjob/old-title/9');
    expect(await screen.findByRole('heading', { name: 'Backend Engineering Intern' })).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe(at));
  });

  it('shows not found at /job/unknown', async () => {
    visit(area.routes, '/job/unknown');
    expect(await screen.findByRole('heading', { name: 'Job not found.' })).toBeVisible();
  });
});
