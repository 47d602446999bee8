import {
  listReportedConversations,
  type ReportedConversation,
  readReportedConversation,
  resolveReport,
} from '@foothold/shared/contract/admin';
import { aMessage, failWith, mockEndpoint, mockEvents } from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAsAdmin } from '../../testing/organization';

const aReport = (over: Partial<ReportedConversation> = {}): ReportedConversation => ({
  ...{ application_id: 12, job_title: 'Analyst', company_name: 'Ọjà Foods', student_name: 'Ada Obi', org_id: 31 },
  ...{ user_id: 3, status: 'Viewed', reason: 'They ask for money.' },
  ...{ reported_at: '2026-11-20T08:00:00.000Z', read_at: null },
  ...over,
});
const mockReports = (...conversations: ReportedConversation[]) =>
  mockEndpoint(listReportedConversations, () => ({ conversations, next_cursor: null }));

describe('Admin: reported conversations', () => {
  it('lists them with the reason and without messages, and says that reading is told', async () => {
    mockReports(aReport());
    openAsAdmin('/adminreports');
    const row = within((await screen.findAllByRole('row'))[1] as HTMLElement);
    expect(row.getByText('They ask for money.')).toBeVisible();
    expect(row.getByText('Not yet')).toBeVisible();
    expect(row.getByRole('link', { name: 'Read what Ada Obi and Ọjà Foods wrote' })).toHaveAttribute(
      'href',
      '/adminreports/12',
    );
    expect(screen.getByText(/^Reading one is recorded in the audit log, and both sides are told/)).toBeVisible();
  });

  it('says that nothing is reported, and that they do not load', async () => {
    mockReports();
    openAsAdmin('/adminreports');
    expect(await screen.findByRole('heading', { name: 'Nothing is reported' })).toBeVisible();
    mockEndpoint(listReportedConversations, () => failWith('unavailable'));
    openAsAdmin('/adminreports');
    expect(await screen.findByText(/^The reported conversations did not load/)).toBeVisible();
  });
});

describe('Admin: reported conversations while the page is open', () => {
  it('shows another one as soon as it is reported', async () => {
    mockReports();
    openAsAdmin('/adminreports');
    expect(await screen.findByRole('heading', { name: 'Nothing is reported' })).toBeVisible();
    mockReports(aReport());
    await mockEvents.sendReviewQueue(0, 0, 1);
    expect(await screen.findByText('They ask for money.')).toBeVisible();
    const bell = 'Notifications: No organisation is waiting for you. 1 reported conversation waits for you.';
    expect(screen.getByRole('link', { name: bell })).toHaveTextContent('1');
  });
});

describe('Admin: a reported conversation', () => {
  it('shows the messages with who wrote them, and says that this is recorded', async () => {
    mockEndpoint(readReportedConversation, ({ params }) => {
      expect(params.id).toBe(12);
      const messages = [
        aMessage({ by: 'Ọjà Foods', body: 'Pay first.' }),
        aMessage({ side: 'student', by: 'Ada Obi' }),
      ];
      return { conversation: aReport(), messages, next_cursor: null };
    });
    openAsAdmin('/adminreports/12');
    expect(await screen.findByText(/^That you read this is recorded/)).toBeVisible();
    const [student, company] = within(screen.getByRole('region', { name: 'Today' })).getAllByRole('listitem');
    expect(student).toHaveTextContent(/^Ada Obi/);
    expect(company).toHaveTextContent(/^Ọjà Foods.*Pay first\.$/);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('says that it is not reported, or no more', async () => {
    mockEndpoint(readReportedConversation, () => failWith('not_found'));
    openAsAdmin('/adminreports/12');
    expect(await screen.findByRole('heading', { name: 'Not reported' })).toBeVisible();
  });

  it('is resolved with a reason, which leads back to the others', async () => {
    const reasons: string[] = [];
    mockEndpoint(readReportedConversation, () => ({ conversation: aReport(), messages: [], next_cursor: null }));
    mockEndpoint(resolveReport, ({ body }) => {
      reasons.push(body.reason);
      mockReports();
      return { message: 'The report is resolved.' };
    });
    openAsAdmin('/adminreports/12');
    await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Reason'), 'We have warned the company.');
    await userEvent.click(dialog.getByRole('button', { name: /^Resolve/ }));
    expect(await screen.findByRole('heading', { name: 'Nothing is reported' })).toBeVisible();
    expect(reasons).toEqual(['We have warned the company.']);
  });
});
