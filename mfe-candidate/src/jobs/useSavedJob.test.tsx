import { type Job, listJobs, listSavedJobs, saveJob, unsaveJob } from '@foothold/shared/contract';
import { aJob, anIdentity, deferResponse, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../area';

const student = anIdentity();
const visitPage = (address = '/dashboard/jobs') => visit(area.routes, address, { as: student });
const page = (data: Job[], total = data.length, next_cursor: string | null = null) => ({
  jobs: { data, total, next_cursor, matched: [] },
});
const findSaveButton = (title: string) => screen.findByRole('button', { name: new RegExp(`^Saved? ${title}`) });

describe('Candidate: saved jobs', () => {
  it('shows a job as saved before the server has responded', async () => {
    const slow = deferResponse<{ saved: true }>();
    mockEndpoint(listJobs, () => page([aJob({ job_title: 'Cook' })]));
    mockEndpoint(saveJob, () => slow.response);
    visitPage();

    expect(await findSaveButton('Cook')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await findSaveButton('Cook'));

    expect(await findSaveButton('Cook')).toHaveAttribute('aria-pressed', 'true');
    slow.respond({ saved: true });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeEmptyDOMElement());
  });

  it('reverts and shows the error when the server rejects it', async () => {
    mockEndpoint(listJobs, () => page([aJob({ job_title: 'Cook' })]));
    mockEndpoint(saveJob, () => failWith('not_found'));
    visitPage();

    await userEvent.click(await findSaveButton('Cook'));

    await waitFor(async () => expect(await findSaveButton('Cook')).toHaveAttribute('aria-pressed', 'false'));
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  });

  it('ends in the state of the last press when pressed quickly', async () => {
    const kept: boolean[] = [];
    const slow = deferResponse<{ saved: true }>();
    mockEndpoint(listJobs, () => page([aJob({ job_title: 'Cook' })]));
    mockEndpoint(saveJob, () => {
      kept.push(true);
      return slow.response;
    });
    mockEndpoint(unsaveJob, () => {
      kept.push(false);
      return { saved: false as const };
    });
    visitPage();
    await userEvent.dblClick(await findSaveButton('Cook'));
    expect(await findSaveButton('Cook')).toHaveAttribute('aria-pressed', 'false');
    slow.respond({ saved: true });

    await waitFor(() => expect(kept).toEqual([true, false]));
    expect(await findSaveButton('Cook')).toHaveAttribute('aria-pressed', 'false');
  });

  it('links to the saved jobs, which show their status', async () => {
    mockEndpoint(listJobs, () => page([aJob()]));
    mockEndpoint(listSavedJobs, () =>
      page([
        aJob({ job_title: 'Cook', saved: true }),
        aJob({ job_title: 'Clerk', saved: true, status: 0, display_status: 'Closed' }),
      ]),
    );
    visitPage();
    await userEvent.click(await screen.findByRole('link', { name: 'Saved jobs' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Saved jobs' })).toBeVisible();
    expect(screen.getByText('2 jobs saved')).toBeVisible();
    expect(await findSaveButton('Cook')).toHaveAttribute('aria-pressed', 'true');
    const clerk = within(screen.getByRole('article', { name: 'Clerk' }));
    expect(clerk.getByRole('button', { name: 'Closed' })).toBeDisabled();
    expect(clerk.queryByRole('link', { name: /View/ })).toBeNull();
  });

  it('removes a saved job and restores it with Undo', async () => {
    mockEndpoint(listSavedJobs, () => page([aJob({ id: 41, job_title: 'Cook', saved: true })]));
    mockEndpoint(unsaveJob, () => ({ saved: false as const }));
    mockEndpoint(saveJob, () => ({ saved: true as const }));
    visitPage('/dashboard/saved');

    await userEvent.click(await findSaveButton('Cook'));
    expect(screen.queryByRole('article', { name: 'Cook' })).toBeNull();
    expect(screen.getByText('No longer saved.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cook' })).toHaveAttribute('href', '/dashboard/jobs/41');
    const undo = screen.getByRole('button', { name: /^Undo/ });
    expect(undo).toHaveFocus();

    await userEvent.click(undo);
    expect(screen.getByRole('article', { name: 'Cook' })).toBeVisible();
    expect(await findSaveButton('Cook')).toHaveAttribute('aria-pressed', 'true');
    expect(await findSaveButton('Cook')).toHaveFocus();
  });

  it('appends the next page when Show more is pressed', async () => {
    mockEndpoint(listSavedJobs, ({ query }) =>
      query.cursor
        ? page([aJob({ job_title: 'Second', saved: true })], 2)
        : page([aJob({ job_title: 'First', saved: true })], 2, 'next'),
    );
    visitPage('/dashboard/saved');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('article', { name: 'Second' })).toHaveFocus();
  });

  it('shows an empty state with a link to the jobs when nothing is saved', async () => {
    mockEndpoint(listSavedJobs, () => page([]));
    visitPage('/dashboard/saved');
    expect(await screen.findByRole('heading', { name: 'No saved jobs' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse jobs' })).toHaveAttribute('href', '/dashboard/jobs');
  });

  it('shows an error and retries when loading fails', async () => {
    let up = false;
    mockEndpoint(listSavedJobs, () =>
      up ? page([aJob({ job_title: 'Cook', saved: true })]) : failWith('unavailable'),
    );
    visitPage('/dashboard/saved');
    expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();
    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Cook' })).toBeVisible();
  });
});
