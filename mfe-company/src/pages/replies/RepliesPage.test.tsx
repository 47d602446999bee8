import { type DueReply, listDueReplies, type ReplyRecord, viewReplyRecord } from '@foothold/shared/contract';
import { anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';
import { mockJobs, visitJobs } from '../../testing/jobs';

const company = anIdentity({ role: 'organization', role_specific_id: 7, name: 'Harmattan Systems' });
const open = () => visit(area.routes, '/dashboard/replies', { as: company });
const aReply = (over: Partial<DueReply> = {}): DueReply => ({
  ...{ application_id: 31, student_name: 'Ada Obi', job_title: 'Analyst' },
  ...{ reply_due_on: '2026-12-10', stage: 'half' },
  ...over,
});
const mockRecord = (record: ReplyRecord | null = null) =>
  mockEndpoint(viewReplyRecord, () => ({ record, overdue: 0, posting: 'free' as const }));
const mockReplies = (replies: DueReply[], total = replies.length) =>
  mockEndpoint(listDueReplies, () => ({ replies, total }));

beforeEach(() => void mockRecord());

describe('RepliesPage', () => {
  it('links to each application with the day that was promised, the most urgent first', async () => {
    mockReplies([
      aReply({ application_id: 31, stage: 'overdue', reply_due_on: '2026-12-02' }),
      aReply({ application_id: 32, stage: 'today', student_name: 'Bola Ade' }),
      aReply({ application_id: 33, stage: 'soon' }),
      aReply({ application_id: 34 }),
    ]);
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Replies' })).toBeVisible();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ada ObiAnalystWas due on 2 December', '/dashboard/applications/31'],
      ['Bola AdeAnalystDue today', '/dashboard/applications/32'],
      ['Ada ObiAnalystDue by 10 December', '/dashboard/applications/33'],
      ['Ada ObiAnalystDue by 10 December', '/dashboard/applications/34'],
    ]);
  });

  it('shows the company what everybody reads of its replies', async () => {
    mockReplies([]);
    mockRecord({ counted: 37, in_time_percent: 92, median_days: 4 });
    open();
    expect(await screen.findByRole('heading', { name: 'Your public record' })).toBeVisible();
    expect(screen.getByText('Answers 92 % in time, median 4 days, 37 applications')).toBeVisible();
  });

  it('says how many there are besides', async () => {
    mockReplies([aReply()], 1000);
    open();
    expect(await screen.findByText('These are the first 1 of 1,000 or more.')).toBeVisible();
  });

  it('says that nothing is due', async () => {
    mockReplies([]);
    open();
    expect(await screen.findByRole('heading', { name: 'No reply is due' })).toBeVisible();
    expect(screen.getByText(/until you write, decide or offer an interview\./)).toBeVisible();
  });

  it('offers to load again after a failure', async () => {
    mockEndpoint(listDueReplies, () => failWith('unavailable'));
    open();
    expect(await screen.findByText('Failed to load what is due. Please try again later.')).toBeVisible();
    mockReplies([aReply()]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Due by 10 December')).toBeVisible();
  });
});

describe('the start page', () => {
  it('lists the first replies that are due, and links to all', async () => {
    mockJobs();
    mockReplies([31, 32, 33, 34].map((application_id) => aReply({ application_id })));
    visitJobs();
    expect(await screen.findByRole('heading', { name: 'Replies due' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /Ada Obi/ })).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'All 4 replies' })).toHaveAttribute('href', '/dashboard/replies');
  });
});
