import { type Application, listOrganizationApplications, viewJob } from '@foothold/shared/contract';
import { aJob, anApplication, anIdentity, answer, refuse, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const company = anIdentity({ role: 'organization', role_specific_id: 7 });
const open = (address = '/dashboard/applications') => visit(area.routes, address, { as: company });

/** Answers as a server that holds these applications. */
const holding = (...all: Application[]) =>
  answer(listOrganizationApplications, ({ params, query: { status, job_id, cursor = '0', limit = 1000 } }) => {
    expect(params.orgId).toBe(7);
    const found = all.filter((each) => (!status || each.status === status) && (!job_id || each.job_id === job_id));
    const from = Number(cursor);
    const next_cursor = from + limit < found.length ? String(from + limit) : null;
    return { applications: found.slice(from, from + limit), total: found.length, next_cursor };
  });

it('shows who applied, for what, and how the letter begins', async () => {
  const created_at = new Date(Date.now() - 2 * 86_400_000).toISOString();
  holding(anApplication({ id: 5, created_at, cover_letter: 'word '.repeat(60) }));
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

it('says what is not known', async () => {
  const application = anApplication({ student_name: null, cover_letter: '' });
  const student = { ...application.student, full_name: null, university: null };
  holding({ ...application, student, job: { ...application.job, job_title: '' } });
  open();

  const card = within(await screen.findByRole('article', { name: 'Unknown Applicant' }));
  for (const text of ['UN', 'Unknown University', 'Unknown Job Title', 'No cover letter provided.', 'Applied Today'])
    expect(card.getByText(text)).toBeVisible();
});

it('counts them, and offers to create a job', async () => {
  holding(anApplication(), anApplication());
  open();
  expect(await screen.findByText('2 applications')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Job' })).toHaveAttribute('href', '/dashboard/create-job');
});

it('narrows to a status, and keeps it in the address', async () => {
  holding(anApplication(), anApplication({ status: 'Viewed', student_name: null }));
  const router = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Viewed' }));

  expect(await screen.findByText('1 application')).toBeVisible();
  expect(router.state.location.search).toBe('?status=Viewed');

  await userEvent.click(screen.getByRole('button', { name: 'Clear Status' }));
  expect(await screen.findByText('2 applications')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('says when no application has the status', async () => {
  holding(anApplication());
  open('/dashboard/applications?status=Rejected');
  expect(await screen.findByRole('heading', { name: 'No applications found.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear Status' })).toBeVisible();
});

it('lists the applications of one job', async () => {
  answer(viewJob, () => ({ job: aJob({ id: 21, job_title: 'Cook' }) }));
  holding(anApplication({ job_id: 21 }), anApplication({ job_id: 22 }));
  open('/dashboard/jobs/7/21');
  expect(await screen.findByText('1 application for Cook')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('says that nobody has applied for a job', async () => {
  answer(viewJob, () => refuse('not_found'));
  holding();
  open('/dashboard/jobs/7/21');
  expect(await screen.findByRole('heading', { name: 'No applications found.' })).toBeVisible();
});

it('leads a company without applications to its first job', async () => {
  holding();
  open();
  expect(await screen.findByRole('heading', { name: 'No Applications Yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create Your First Job' })).toHaveAttribute('href', '/dashboard/create-job');
});

it('shows twenty, and twenty more when asked', async () => {
  holding(...Array.from({ length: 25 }, () => anApplication()));
  open();
  expect(await screen.findAllByRole('article')).toHaveLength(20);

  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25));
  expect(screen.getByText('25 of 25 shown')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('keeps what is shown when more cannot be fetched', async () => {
  holding(...Array.from({ length: 25 }, () => anApplication()));
  open();
  const more = await screen.findByRole('button', { name: 'Show more' });
  answer(listOrganizationApplications, () => refuse('unavailable'));
  await userEvent.click(more);

  expect(await screen.findByText(/^Error fetching Applications:/)).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(20);
  expect(more).toBeVisible();
});

it('says when the applications could not be fetched, and tries again', async () => {
  answer(listOrganizationApplications, () => refuse('unavailable'));
  open();
  const again = await screen.findByRole('button', { name: /Try again/ });
  expect(screen.getAllByText(/^Error fetching Applications:/)[0]).toBeVisible();

  holding(anApplication());
  await userEvent.click(again);
  expect(await screen.findByText('1 application')).toBeVisible();
});
