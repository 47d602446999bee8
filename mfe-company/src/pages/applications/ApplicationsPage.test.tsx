import {
  type ApplicationStatus,
  applicationStatuses,
  type CompanyApplication,
  listJobsWithApplications,
  listOrganizationApplications,
  listOrganizationJobs,
  viewOwnJob,
} from '@foothold/shared/contract';
import {
  aCompanyApplication,
  aJob,
  aNotification,
  anIdentity,
  failWith,
  mockEndpoint,
  mockEvents,
  visit,
} from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';
import { mockNoDecisions } from '../../testing/decisions';

beforeEach(() => mockNoDecisions());

const company = anIdentity({ role: 'organization', role_specific_id: 7 });
const open = (address = '/dashboard/applications') => visit(area.routes, address, { as: company });

/** Mocks a server with these applications. */
const holding = (...all: CompanyApplication[]) =>
  mockEndpoint(listOrganizationApplications, ({ params, query }) => {
    expect(params.orgId).toBe(7);
    const { status, job_id, q = '', sort, cursor, limit = 1000 } = query;
    const named = all.filter(({ student_name }) => (student_name ?? '').toLowerCase().includes(q.toLowerCase()));
    const among = named.filter((each) => !job_id || each.job_id === job_id);
    const found = among.filter((each) => !status || each.status === status);
    if (sort === 'oldest') found.reverse();
    const from = Number(cursor ?? 0);
    const next_cursor = from + limit < found.length ? String(from + limit) : null;
    return {
      ...{ applications: found.slice(from, from + limit), total: found.length, next_cursor },
      counts: cursor ? null : countsOf(among),
    };
  });

const countsOf = (some: CompanyApplication[]) =>
  Object.fromEntries(
    applicationStatuses.map((status) => [status, some.filter((each) => each.status === status).length]),
  ) as Record<ApplicationStatus, number>;

describe('ApplicationsPage', () => {
  it('shows applicant, job and the start of the cover letter', async () => {
    const created_at = new Date(Date.now() - 2 * 86_400_000).toISOString();
    holding(aCompanyApplication({ id: 5, created_at, cover_letter: 'word '.repeat(60) }));
    open();

    const card = within(await screen.findByRole('article', { name: 'Babátúndé Adéyẹmí' }));
    expect(card.getByText('BA')).toBeVisible();
    expect(card.getByText('Obafemi Awolowo University')).toBeVisible();
    expect(card.getByText('Applied 2 days ago')).toBeVisible();
    expect(card.getByText('Applied')).toBeVisible();
    expect(card.getByRole('heading', { name: 'Backend Engineering Intern' })).toBeVisible();
    expect(card.getByText(/^word .+…$/).textContent?.length).toBeLessThanOrEqual(121);
    expect(card.getByRole('link', { name: 'View Application' })).toHaveAttribute('href', '/dashboard/applications/5');
  });

  it('shows what an accepted applicant has answered', async () => {
    holding(aCompanyApplication({ id: 5, status: 'Accepted', acceptance_answer: 'declined' }));
    open();
    const card = within(await screen.findByRole('article', { name: 'Babátúndé Adéyẹmí' }));
    expect(card.getByText(/^Applied .* · Declined$/)).toBeVisible();
  });

  it('shows placeholders when data is missing', async () => {
    const application = aCompanyApplication({ student_name: null, cover_letter: '' });
    const student = { ...application.student, full_name: null, university: null };
    holding({ ...application, student, job: { ...application.job, job_title: '' } });
    open();

    const card = within(await screen.findByRole('article', { name: 'Unknown Applicant' }));
    for (const text of ['UN', 'Unknown University', 'Unknown Job Title', 'No cover letter provided.', 'Applied Today'])
      expect(card.getByText(text)).toBeVisible();
  });

  it('shows the number of applications and a link to create a job', async () => {
    holding(aCompanyApplication(), aCompanyApplication());
    open();
    expect(await screen.findByText('2 applications')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Job' })).toHaveAttribute('href', '/dashboard/create-job');
  });

  it('shows a count for each status and keeps the selected one in the URL', async () => {
    holding(aCompanyApplication(), aCompanyApplication({ status: 'Viewed', student_name: null }));
    const router = open();
    const tabs = within(await screen.findByRole('navigation', { name: 'Applications by status' }));
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      ...['All2', 'Applied1', 'Viewed1', 'Interview0', 'Accepted0', 'Rejected0', 'Withdrawn0'],
    ]);
    await userEvent.click(tabs.getByRole('link', { name: /^Viewed/ }));
    expect(await screen.findByText('1 application')).toBeVisible();
    expect(router.state.location.search).toBe('?status=Viewed');
    expect(screen.getByRole('link', { name: /^Viewed/ })).toHaveAttribute('aria-current', 'page');

    await userEvent.click(screen.getByRole('link', { name: /^All/ }));
    expect(await screen.findByText('2 applications')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('searches applicants by name while typing', async () => {
    holding(aCompanyApplication({ student_name: 'Ada Obi' }), aCompanyApplication({ student_name: 'Bola Ade' }));
    const router = open();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search applicants' }), 'bol');
    expect(await screen.findByText('1 application')).toBeVisible();
    expect(router.state.location.search).toBe('?q=bol');
    expect(screen.getByRole('link', { name: /^Applied/ })).toHaveTextContent('Applied1');
  });

  it('sorts the list and keeps the order in the URL', async () => {
    const names = () =>
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
    const named = (full_name: string) => {
      const application = aCompanyApplication({ student_name: full_name });
      return { ...application, student: { ...application.student, full_name } };
    };
    holding(named('Ada Obi'), named('Bola Ade'));
    const router = open();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Oldest');
    await waitFor(() => expect(names()).toEqual(['Bola Ade', 'Ada Obi']));
    expect(router.state.location.search).toBe('?sort=oldest');
  });

  it('loads the jobs when the job filter is opened and filters by the selected one', async () => {
    holding(aCompanyApplication({ job_id: 21 }), aCompanyApplication({ job_id: 22 }));
    const onRequest = jest.fn();
    mockEndpoint(listJobsWithApplications, () => {
      onRequest();
      return { jobs: [{ id: 22, job_title: 'Cook', applications: 1 }] };
    });
    const router = open();
    expect(await screen.findByText('2 applications')).toBeVisible();
    expect(onRequest).not.toHaveBeenCalled();

    await userEvent.click(await screen.findByRole('button', { name: 'Job' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Cook' }));
    expect(await screen.findByText(/^1 application for/)).toBeVisible();
    expect(router.state.location.search).toBe('?job=22');

    await userEvent.click(screen.getByRole('button', { name: 'Clear Job' }));
    expect(await screen.findByText('2 applications')).toBeVisible();
  });

  it('passes the filters to the CSV download and to each application', async () => {
    holding(aCompanyApplication({ id: 5, job_id: 21, status: 'Viewed' }));
    open('/dashboard/applications?status=Viewed&job=21&q=b&sort=name&nonsense=1');
    expect(await screen.findByRole('link', { name: 'Download CSV' })).toHaveAttribute(
      'href',
      '/api/ViewApplicationByOrg/7/applications.csv?job_id=21&status=Viewed&q=b&sort=name',
    );
    expect(screen.getByRole('link', { name: 'View Application' })).toHaveAttribute(
      'href',
      '/dashboard/applications/5?job=21&status=Viewed&q=b&sort=name',
    );
  });

  it('shows a new application when an event arrives', async () => {
    const all = [aCompanyApplication()];
    holding(...all);
    open();
    expect(await screen.findByText('1 application')).toBeVisible();

    holding(aCompanyApplication({ student_name: 'Ada Obi' }), ...all);
    await mockEvents.sendNotification(aNotification({ kind: 'application', title: 'New application' }));
    expect(await screen.findByText('2 applications')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('shows an empty state when no application has the selected status', async () => {
    holding(aCompanyApplication());
    open('/dashboard/applications?status=Rejected');
    expect(await screen.findByRole('heading', { name: 'No applications found.' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^All/ })).toHaveTextContent('All1');
    expect(screen.queryByRole('link', { name: 'Download CSV' })).toBeNull();
  });

  it('lists the applications of the job in the path', async () => {
    const application = aCompanyApplication({ id: 5, job_id: 21 });
    holding({ ...application, job: { ...application.job, job_title: 'Cook' } }, aCompanyApplication({ job_id: 22 }));
    open('/dashboard/jobs/7/21');
    expect(await screen.findByText('1 application for Cook')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Job' })).toBeNull();
    expect(screen.getByRole('link', { name: 'View Application' })).toHaveAttribute(
      'href',
      '/dashboard/applications/5?job=21',
    );
  });

  it('says that nobody has applied when the job has no applications', async () => {
    const job = aJob({ id: 21, job_title: 'Cook' });
    mockEndpoint(viewOwnJob, () => ({ job, applications: countsOf([]), saves: 0, revision: 1 }));
    holding();
    open('/dashboard/jobs/7/21');
    expect(await screen.findByRole('heading', { name: 'No applications found.' })).toBeVisible();
    expect(screen.getByText('Nobody has applied for this job yet.')).toBeVisible();
    expect(screen.getByText('0 applications for Cook')).toBeVisible();
  });

  it('says that there is no such job when the company has none with the id in the path', async () => {
    mockEndpoint(viewOwnJob, () => failWith('not_found'));
    holding();
    open('/dashboard/jobs/7/21');
    expect(await screen.findByRole('heading', { level: 1, name: 'Job not found' })).toBeVisible();
    expect(screen.queryByText('Nobody has applied for this job yet.')).toBeNull();
  });

  it('lists what was sent to a job that is gone, also when a search finds none of it', async () => {
    mockEndpoint(viewOwnJob, () => failWith('not_found'));
    holding(aCompanyApplication({ job_id: 21 }));
    open('/dashboard/jobs/7/21?q=nobody');
    expect(await screen.findByRole('heading', { name: 'No applications found.' })).toBeVisible();
    expect(screen.getByText('0 applications')).toBeVisible();
  });

  const mockJobTotal = (total: number) =>
    mockEndpoint(listOrganizationJobs, () => {
      const counts = { Active: total, Closed: 0, Expired: 0 };
      return { jobs: [], counts, found: counts, total, next_page: null, next_cursor: null };
    });

  it('links to creating a job when the company has none', async () => {
    holding();
    mockJobTotal(0);
    open();
    expect(await screen.findByRole('heading', { name: 'No Applications Yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Your First Job' })).toHaveAttribute(
      'href',
      '/dashboard/create-job',
    );
  });

  it('does not speak of a first job when the company has one without applications', async () => {
    holding();
    mockJobTotal(1);
    open();
    expect(await screen.findByRole('heading', { name: 'No Applications Yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your jobs' })).toHaveAttribute('href', '/dashboard/jobs');
    expect(screen.queryByRole('link', { name: 'Create Your First Job' })).toBeNull();
  });

  it('shows 20 applications, 20 more on request, and keeps the number in the URL', async () => {
    holding(...Array.from({ length: 25 }, () => aCompanyApplication()));
    const router = open();
    expect(await screen.findAllByRole('article')).toHaveLength(20);
    expect(screen.getByText('20 of 25 shown')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getAllByRole('article')[20]).toHaveFocus();
    expect(router.state.location.search).toBe('?shown=25');
  });

  it('keeps the list and offers a retry when the next page fails', async () => {
    const all = Array.from({ length: 25 }, () => aCompanyApplication());
    holding(...all);
    open();
    const more = await screen.findByRole('button', { name: 'Show more' });
    mockEndpoint(listOrganizationApplications, () => failWith('unavailable'));
    await userEvent.click(more);
    expect(await screen.findByText(/^Error fetching Applications:/)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(20);

    holding(...all);
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25));
  });

  it('shows an error and loads again on retry when the request fails', async () => {
    mockEndpoint(listOrganizationApplications, () => failWith('unavailable'));
    open();
    const again = await screen.findByRole('button', { name: /Try again/ });
    expect(screen.getAllByText(/^Error fetching Applications:/)[0]).toBeVisible();

    holding(aCompanyApplication());
    await userEvent.click(again);
    expect(await screen.findByText('1 application')).toBeVisible();
  });
});
