import { viewApplication, viewConversation, viewPublicJob } from '@foothold/shared/contract';
import {
  aConversation,
  aJob,
  aMessage,
  anIdentity,
  aWholeApplication,
  failWith,
  mockEndpoint,
  visit,
} from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import { area } from '../../area';

const open = () => visit(area.routes, '/dashboard/applications/12', { as: anIdentity() });
const overdue = { id: 12, reply_due_on: '2024-05-12', reply_due_at: '2024-05-12T23:00:00.000Z' };
const mockSimilarJobs = () =>
  mockEndpoint(viewPublicJob, ({ params }) => {
    expect(params.jobId).toBe(21);
    return { job: aJob({ id: 21 }), company_jobs: [], similar_jobs: [aJob({ id: 33, job_title: 'Analyst' })] };
  });

function mockConversation(over: Parameters<typeof aConversation>[0] = {}, messages = [aMessage()]) {
  mockEndpoint(viewConversation, ({ query }) => {
    expect(query.limit).toBe(1);
    return { conversation: aConversation(over), messages, next_cursor: null };
  });
}

describe('Candidate: an application without the promised reply', () => {
  it('says so as it is, offers to ask for news, and shows similar jobs', async () => {
    mockEndpoint(viewApplication, () => ({ application: aWholeApplication(overdue) }));
    mockConversation({ news_request: 'Is there news?' }, []);
    mockSimilarJobs();
    open();
    const section = within(await screen.findByRole('region', { name: 'No reply' }));
    expect(
      section.getByText(/promised a reply by 12 May and has not given one\. That is not a rejection/),
    ).toBeVisible();
    expect(section.getByRole('button', { name: 'Ask for news' })).toBeVisible();
    expect(await section.findByRole('link', { name: /Analyst/ })).toHaveAttribute('href', '/dashboard/jobs/33');
    const steps = within(screen.getByRole('list', { name: 'What happened' })).getAllByRole('listitem');
    expect(steps[1]).toHaveTextContent('No reply, nowThe company had promised one by 12 May');
  });

  it('says so without similar jobs when the job is not public any more', async () => {
    mockEndpoint(viewApplication, () => ({ application: aWholeApplication(overdue) }));
    mockConversation({ news_asked_at: '2024-05-14T08:00:00.000Z' });
    mockEndpoint(viewPublicJob, () => failWith('not_found'));
    open();
    expect(await screen.findByText(/^You asked for news: Tuesday 14 May 2024/)).toBeVisible();
    expect(screen.queryByText('Similar jobs that are open')).not.toBeInTheDocument();
  });

  it.each([
    ['decided', { ...overdue, status: 'Rejected' }],
    ['replied to', { ...overdue, replied_at: '2024-05-11T08:00:00.000Z' }],
    ['not due yet', { ...overdue, reply_due_on: '2099-05-12', reply_due_at: '2099-05-12T23:00:00.000Z' }],
  ] as const)('says nothing of it when it is %s', async (_, over) => {
    mockEndpoint(viewApplication, () => ({ application: aWholeApplication(over) }));
    mockConversation();
    open();
    expect(await screen.findByRole('list', { name: 'What happened' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'No reply' })).not.toBeInTheDocument();
  });
});

describe('Candidate: an application that was replied to late', () => {
  const steps = async () => {
    const list = within(await screen.findByRole('list', { name: 'What happened' }));
    return list.getAllByRole('listitem').map((step) => step.textContent);
  };
  const show = (replied_at: string) => {
    const applied = aWholeApplication(overdue);
    mockEndpoint(viewApplication, () => ({ application: { ...applied, replied_at } }));
    mockConversation();
    open();
  };

  it('says so among what happened', async () => {
    show('2024-05-14T12:00:00.000Z');
    expect(await steps()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Replied late.*14 May 2024.*, promised by 12 May$/)]),
    );
  });

  it('goes by the day of the platform, not of the reader', async () => {
    show('2024-05-12T23:00:00.000Z');
    expect((await steps()).join()).toContain('Replied late');
  });

  it('says nothing of a reply on the promised day', async () => {
    show('2024-05-12T22:59:59.000Z');
    expect((await steps()).join()).not.toContain('late');
  });
});

describe('Candidate: messages of an application', () => {
  it('shows the last one, what is unread, and the link to all', async () => {
    mockEndpoint(viewApplication, () => ({ application: aWholeApplication({ id: 12 }) }));
    mockConversation({ unread: 2 }, [aMessage({ body: 'Are you free?' })]);
    open();
    const section = within(await screen.findByRole('region', { name: 'Messages' }));
    expect(section.getByText('Are you free?')).toBeVisible();
    expect(section.getByText('2 unread')).toBeVisible();
    expect(section.getByRole('link', { name: 'Open messages' })).toHaveAttribute('href', '/dashboard/messages/12');
  });

  it('links to them also when they do not load', async () => {
    mockEndpoint(viewApplication, () => ({ application: aWholeApplication({ id: 12 }) }));
    mockEndpoint(viewConversation, () => failWith('unavailable'));
    open();
    expect(await screen.findByRole('link', { name: 'Write a message' })).toBeVisible();
  });
});
