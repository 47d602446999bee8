import { listJobs, saveJob, viewJob } from '@foothold/shared/contract';
import { aJob, anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const student = anIdentity();
const visitPage = (address = '/dashboard/jobs/5') => visit(area.routes, address, { as: student });

describe('Candidate: job page', () => {
  beforeEach(() => mockEndpoint(listJobs, () => ({ jobs: { data: [], total: 0, next_cursor: null, matched: [] } })));

  it('shows all details, with the requirements as a list', async () => {
    mockEndpoint(viewJob, () => ({
      job: aJob({
        id: 5,
        job_title: 'Cook',
        job_description: 'Feed forty people.',
        job_requirements: '1. A clean kitchen\n- Patience\nNo smokers',
      }),
    }));
    visitPage();

    expect(await screen.findByRole('heading', { level: 1, name: 'Cook' })).toBeVisible();
    expect(screen.getByText('Feed forty people.')).toBeVisible();
    const requirements = within(screen.getByRole('region', { name: 'Requirements' }));
    expect(requirements.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'A clean kitchen',
      'Patience',
    ]);
    expect(requirements.getByText('No smokers')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Skills' })).toBeNull();
  });

  it('shows the skills, and says which of them the profile has', async () => {
    const skills = { required_skills: ['Python', 'SQL'], preferred_skills: ['Tableau'], own_skills: ['SQL'] };
    mockEndpoint(viewJob, () => ({ job: aJob({ id: 5, ...skills }) }));
    visitPage();

    const section = within(await screen.findByRole('region', { name: 'Skills' }));
    expect(section.getAllByRole('term').map((term) => term.textContent)).toEqual(['Asked for', 'Nice to have']);
    expect(section.getAllByRole('definition').map((skill) => skill.textContent)).toEqual([
      ...['Python', 'SQL in your profile', 'Tableau'],
    ]);
  });

  it('links to the application form', async () => {
    mockEndpoint(viewJob, () => ({ job: aJob({ id: 5, org_id: 7 }) }));
    visitPage();

    expect(await screen.findByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/dashboard/jobs/5/apply/7');
  });

  it('shows Applied and links to the application when the student has applied', async () => {
    mockEndpoint(viewJob, () => ({ job: aJob({ own_application: { id: 12, status: 'Viewed' } }) }));
    visitPage();

    expect(await screen.findByText('You have already applied for this job.')).toBeVisible();
    expect(screen.getByText('Applied')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your application' })).toHaveAttribute(
      'href',
      '/dashboard/applications/12',
    );
    expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
  });

  it('shows Withdrawn instead of Applied when the application is withdrawn', async () => {
    mockEndpoint(viewJob, () => ({ job: aJob({ own_application: { id: 12, status: 'Withdrawn' } }) }));
    visitPage();

    expect(await screen.findByText(/^You have withdrawn your application/)).toHaveTextContent('You cannot apply');
    expect(screen.getByText('Withdrawn')).toBeVisible();
    expect(screen.queryByText('Applied')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
  });

  it.each([
    ['Expired', { days_left: -2, display_status: 'Expired' }],
    ['Closed', { status: 0, display_status: 'Closed' }],
  ] as const)('does not offer to apply when the job is %s', async (word, over) => {
    mockEndpoint(viewJob, () => ({ job: aJob(over) }));
    visitPage();

    expect(await screen.findByRole('button', { name: word })).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
  });

  it.each(['not_found', 'invalid_input'] as const)('shows not found when the error is %s', async (code) => {
    mockEndpoint(viewJob, () => failWith(code));
    visitPage();

    expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeVisible();
    expect(screen.getByText('The job you are looking for does not exist or has been removed.')).toBeVisible();
  });

  it('shows an error and retries when loading fails', async () => {
    let up = false;
    mockEndpoint(viewJob, () => (up ? { job: aJob({ job_title: 'Cook' }) } : failWith('unavailable')));
    visitPage();
    expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();

    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Cook' })).toBeVisible();
  });

  it('shows the company and its newest other jobs', async () => {
    const job = aJob({ id: 5, org_id: 7, company_name: 'Zobe & Sons' });
    const others = [6, 5, 8, 9].map((id) => aJob({ id, job_title: `Job ${id}` }));
    mockEndpoint(viewJob, () => ({ job: { ...job, organization: { ...job.organization, open_jobs: 12 } } }));
    mockEndpoint(listJobs, ({ query }) => ({
      jobs: { data: query.org_id === 7 ? others : [], total: 12, next_cursor: null, matched: [] },
    }));
    visitPage();

    const company = within(await screen.findByRole('article', { name: 'Zobe & Sons' }));
    expect(company.getByText('4 Herbert Macaulay Way, Lagos')).toBeVisible();
    expect((await company.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
      'Job 6Lagos · 13 days left',
      'Job 8Lagos · 13 days left',
      'Job 9Lagos · 13 days left',
    ]);
    expect(company.getByRole('link', { name: 'All 12 open jobs' })).toHaveAttribute(
      'href',
      '/dashboard/jobs?company=Zobe+%26+Sons',
    );
  });

  it('shows the job and logs the error when the other jobs fail to load', async () => {
    const logged = jest.fn();
    globalThis.reportError = logged;
    mockEndpoint(viewJob, () => ({ job: aJob({ job_title: 'Cook' }) }));
    mockEndpoint(listJobs, () => failWith('unexpected'));
    visitPage();

    expect(await screen.findByRole('heading', { level: 1, name: 'Cook' })).toBeVisible();
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Other open jobs')).toBeNull();
  });

  it('saves the job', async () => {
    mockEndpoint(viewJob, () => ({ job: aJob({ job_title: 'Cook' }) }));
    mockEndpoint(saveJob, () => ({ saved: true as const }));
    visitPage();

    await userEvent.click(await screen.findByRole('button', { name: 'Save Cook' }));
    expect(screen.getByRole('button', { name: 'Saved Cook' })).toHaveAttribute('aria-pressed', 'true');
  });
});
