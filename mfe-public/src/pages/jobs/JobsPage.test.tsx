import { endSession } from '@foothold/shared/auth';
import { countJobs, type Job, listJobs } from '@foothold/shared/contract';
import { aJob, anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const page = (data: Job[], total = data.length, next_cursor: string | null = null) => ({
  jobs: { data, total, next_cursor, matched: [] },
});
const cook = aJob({ id: 41, job_title: 'Cook' });
const findCard = (name: string) => screen.findByRole('article', { name });

afterEach(() => act(() => endSession()));

describe('Public jobs page', () => {
  it('links visitors to the public page of each job, without Save', async () => {
    mockEndpoint(listJobs, () => page([cook]));
    visit(area.routes, '/jobs');

    const card = within(await findCard('Cook'));
    expect(card.getByRole('link', { name: 'View Cook' })).toHaveAttribute('href', new URL(cook.sharelink).pathname);
    expect(card.queryByRole('button', { name: /^Save/ })).toBeNull();
    expect(screen.getByText('1 open role')).toBeVisible();
  });

  it('links candidates to their own page of each job, and to what they have applied for', async () => {
    const clerk = aJob({ job_title: 'Clerk', own_application: { id: 12, status: 'Applied' } });
    mockEndpoint(listJobs, () => page([cook, clerk]));
    visit(area.routes, '/jobs', { as: anIdentity() });

    const view = await screen.findByRole('link', { name: 'View Cook' });
    expect(view).toHaveAttribute('href', '/dashboard/jobs/41');
    const applied = screen.getByRole('link', { name: 'Applied for Clerk: your application' });
    expect(applied).toHaveAttribute('href', '/dashboard/applications/12');
  });

  it('narrows by search and chip, and keeps both in the address', async () => {
    mockEndpoint(listJobs, ({ query }) => page(query.field === 'Art' && query.q === 'cook' ? [cook] : [cook, aJob()]));
    mockEndpoint(countJobs, () => ({
      counts: { company: [], field: [], stipend: [], location: [], date: [] },
      total: 0,
    }));
    const router = visit(area.routes, '/jobs?q=cook');

    await userEvent.click(await screen.findByRole('button', { name: 'Field' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Art' }));

    expect(await screen.findByText('1 open role')).toBeVisible();
    expect(router.state.location.search).toBe('?q=cook&field=Art');
  });

  it('appends the next page when Show more is pressed', async () => {
    mockEndpoint(listJobs, ({ query }) =>
      query.cursor ? page([aJob({ job_title: 'Second' })], 2) : page([cook], 2, 'next'),
    );
    visit(area.routes, '/jobs');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await findCard('Second')).toHaveFocus();
  });

  it('offers a retry when the jobs do not load', async () => {
    mockEndpoint(listJobs, () => failWith('unavailable'));
    visit(area.routes, '/jobs');
    expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Jobs and internships' })).toBeVisible();
  });
});
