import {
  chooseInterviewDate,
  viewApplication,
  viewConversation,
  type WholeApplication,
  withdrawApplication,
} from '@foothold/shared/contract';
import {
  aConversation,
  aNotification,
  anApplicationEvent,
  anIdentity,
  anInterview,
  aSentDocument,
  aWholeApplication,
  failWith,
  mockEndpoint,
  mockEvents,
  visit,
} from '@foothold/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const student = anIdentity({ name: 'Chiamaka Okonkwo' });
const visitPage = () => visit(area.routes, '/dashboard/applications/12', { as: student });
const mockApplication = (over: Partial<WholeApplication> = {}) =>
  mockEndpoint(viewApplication, ({ params }) => {
    expect(params.id).toBe(12);
    return { application: aWholeApplication({ id: 12, ...over }) };
  });
const invited = (over = {}) => ({ status: 'Interview' as const, interview: anInterview({ id: 9, ...over }) });
const company = 'Harmattan Systems';
const earlier = '2024-05-12T20:14:00.000Z';

describe('Candidate: application page', () => {
  beforeEach(() => {
    mockEndpoint(viewConversation, () => ({ conversation: aConversation(), messages: [], next_cursor: null }));
  });

  it('shows the job, the company and the status', async () => {
    mockApplication({ status: 'Viewed' });
    visitPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Backend Engineering Intern' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the job' })).toHaveAttribute('href', '/dashboard/jobs/21');
    expect(screen.getByText(company)).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Applications' })).toHaveAttribute('href', '/dashboard/applications');
  });

  it('says until when the company has promised a reply', async () => {
    mockApplication({
      timeline: [anApplicationEvent({ by: student.name })],
      reply_due_on: '2099-12-10',
      reply_due_at: '2099-12-10T23:00:00.000Z',
    });
    visitPage();
    const steps = within(await screen.findByRole('list', { name: 'What happened' })).getAllByRole('listitem');
    expect(steps[1]).toHaveTextContent('Reply, aheadThe company has promised one by 10 December');
    expect(steps[2]).toHaveTextContent('Decision');
  });

  it('says why it ended, with the company’s line and how far it came', async () => {
    mockApplication({
      ...{ status: 'Rejected', rejection_reason: 'availability', rejection_line: 'We begin in March.' },
      timeline: [
        anApplicationEvent({ at: earlier }),
        anApplicationEvent({ kind: 'viewed', status: 'Viewed', at: '2024-05-14T12:00:00.000Z' }),
        anApplicationEvent({ kind: 'rejected', status: 'Rejected', at: '2024-05-20T12:00:00.000Z' }),
      ],
      review_position: { from: 21, to: 27, applicants: 63 },
    });
    visitPage();
    const why = within(await screen.findByRole('region', { name: 'Why it ended' }));
    expect(why.getByText('The times at which you are available do not fit the position.')).toBeVisible();
    expect(why.getByText('Harmattan Systems writes: “We begin in March.”')).toBeVisible();
    const distance = 'The company opened your application on 14 May 2024. It was decided on 20 May 2024.';
    expect(why.getByText(distance)).toBeVisible();
    expect(screen.getByText(/^Reviewed 21st to 27th of 63, in the order/)).toBeVisible();
  });

  it('says where the company gave no reason', async () => {
    mockApplication({ status: 'Rejected', timeline: [anApplicationEvent({ kind: 'rejected', status: 'Rejected' })] });
    visitPage();
    expect(await screen.findByText('The company gave no reason.')).toBeVisible();
    expect(screen.queryByText(/^Reviewed/)).toBeNull();
  });

  it('lists the events with time and actor, and the pending decision', async () => {
    const starts_at = '2030-02-05T09:00:00.000Z';
    mockApplication({
      ...invited({ confirmed_at: earlier }),
      timeline: [
        anApplicationEvent({ at: earlier, by: student.name }),
        anApplicationEvent({ kind: 'viewed', status: 'Viewed', by: company }),
        anApplicationEvent({ kind: 'interview_offered', status: 'Interview', by: company, starts_at }),
        anApplicationEvent({ kind: 'interview_moved', status: 'Interview', by: company, starts_at }),
        anApplicationEvent({ kind: 'interview_moved', status: 'Interview', by: company, starts_at }),
        anApplicationEvent({ kind: 'interview_chosen', status: 'Interview', by: student.name, starts_at }),
      ],
    });
    visitPage();
    const steps = within(await screen.findByRole('list', { name: 'What happened' })).getAllByRole('listitem');
    expect(steps[0]).toHaveTextContent(/^Applied.*12 May 2024.*, by you$/);
    expect(steps[1]).toHaveTextContent(/^Viewed, doneToday, \d\d:\d\d, by Harmattan Systems$/);
    expect(steps[2]).toHaveTextContent(/^Interview offered, done.*For Tue,? 5 Feb 2030/);
    expect(steps[5]).toHaveTextContent(/^Another date chosen.*by you/);
    expect(steps[5]).toHaveAttribute('aria-current', 'step');
    expect(steps[6]).toHaveTextContent('Decision, aheadThe company has not decided yet');
  });

  it('says when it was finished where that was before it was sent', async () => {
    const [finished_at, created_at] = ['2024-11-23T14:05:00', '2024-11-24T16:20:00'];
    mockApplication({ finished_at, created_at, timeline: [anApplicationEvent({ at: created_at })] });
    visitPage();
    expect(await screen.findByText('Finished 23 Nov 14:05, sent 24 Nov 16:20')).toBeVisible();
  });

  it.each(['accepted', 'rejected', 'withdrawn'] as const)('shows no pending decision when %s', async (kind) => {
    const status = ({ accepted: 'Accepted', rejected: 'Rejected', withdrawn: 'Withdrawn' } as const)[kind];
    mockApplication({ status, timeline: [anApplicationEvent(), anApplicationEvent({ kind, status, by: company })] });
    visitPage();
    const steps = within(await screen.findByRole('list', { name: 'What happened' })).getAllByRole('listitem');
    expect(steps).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  });

  it('offers the sent documents for download and shows who opened them', async () => {
    mockApplication({
      document_views: [
        { document: 'resume', by: company, at: new Date().toISOString() },
        { document: 'resume', by: 'Foothold', at: earlier },
      ],
    });
    visitPage();
    const [resume, letter] = await screen.findAllByRole('link', { name: /Download$/ });
    expect(resume).toHaveAttribute('href', '/storage/resume-key');
    expect(resume).toHaveAttribute('download', 'resume.pdf');
    expect(letter).toHaveTextContent('letter.pdf, 94 KB');
    expect(screen.getByText(/^Opened by Harmattan Systems, Today, \d\d:\d\d$/)).toBeVisible();
    expect(screen.getByText(/^Foothold, Sunday,? 12 May 2024/)).toBeInTheDocument();
    expect(screen.getByText('Nobody has opened it yet.')).toBeVisible();
  });

  it('says why a sent document cannot be opened instead of linking to it', async () => {
    mockApplication({
      documents: {
        resume: aSentDocument({ name: 'cv.pdf', scan_status: 'infected' }),
        internship_letter: aSentDocument({ name: 'letter.pdf', scan_status: 'pending' }),
      },
    });
    visitPage();
    expect(await screen.findByText('It holds malware, so nobody can open it.')).toBeVisible();
    expect(screen.getByText('Being checked')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Download$/ })).not.toBeInTheDocument();
  });

  it('says that no letter was sent when the application has none', async () => {
    const { documents } = aWholeApplication();
    mockApplication({ internship_letter: null, documents: { ...documents, internship_letter: null } });
    visitPage();
    expect(await screen.findByText('Not sent')).toBeVisible();
    expect(screen.getAllByText('Nobody has opened it yet.')).toHaveLength(1);
  });

  it('shows the cover letter and the answers', async () => {
    const { job } = aWholeApplication();
    mockApplication({
      cover_letter: 'I built a ledger.',
      a1: 'The work.',
      job: { ...job, q1: 'Why us?', q2: 'When?' },
    });
    visitPage();
    expect(await screen.findByText('I built a ledger.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Why us?' }).parentElement).toHaveTextContent('The work.');
    expect(screen.getByRole('heading', { name: 'When?' }).parentElement).toHaveTextContent('Not answered.');
  });

  it('confirms the offered date and shows it in both time zones', async () => {
    mockApplication(invited());
    mockEndpoint(chooseInterviewDate, ({ body }) => {
      expect(body.selected_date).toBe('2030-02-04 10:00');
      mockApplication(invited({ confirmed_at: new Date().toISOString() }));
      return { interview: anInterview(), message: 'Alternative date confirmed successfully!' };
    });
    visitPage();
    await userEvent.click(await screen.findByRole('radio', { name: /^Preferred time/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Confirm/ }));

    expect(await screen.findByText('You confirmed this date.')).toBeVisible();
    expect(screen.getByText('Lagos time (WAT)').nextSibling).toHaveTextContent(/Monday,? 4 February 2030 at 10:00/);
    expect(screen.getByText('Your time')).toBeVisible();
  });

  it('links to the calendar file and the meeting', async () => {
    mockApplication(invited({ confirmed_at: earlier }));
    visitPage();
    const calendar = await screen.findByRole('link', { name: /^Add to calendar/ });
    expect(calendar).toHaveAttribute('href', '/api/interviews/9/calendar.ics');
    expect(screen.getByRole('link', { name: /^Join Meeting/ })).toHaveAttribute('href', 'https://meet.example.ng/hs');
  });

  it('starts with the acceptance notice when accepted', async () => {
    mockApplication({ ...invited({ completed_at: earlier }), status: 'Accepted' });
    visitPage();
    const won = await screen.findByText(/^Congratulations! Harmattan Systems accepted your application/);
    const interview = screen.getByRole('heading', { name: 'Interview' });
    expect(won.compareDocumentPosition(interview)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['an agreed interview stands', earlier, 'You were accepted before it. Ask the company whether you still meet.'],
    ['dates that were not chosen have lapsed', null, 'This interview does not take place.'],
  ])('says after an acceptance that %s', async (_what, confirmed_at, sentence) => {
    mockApplication({ ...invited({ confirmed_at }), status: 'Accepted' });
    visitPage();
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('does not say so of dates that had passed before the acceptance', async () => {
    mockApplication({ ...invited({ starts_at: '2020-02-04T09:00:00.000Z' }), status: 'Accepted' });
    visitPage();
    expect(await screen.findByRole('heading', { name: 'Interview' })).toBeVisible();
    expect(screen.queryByText('This interview does not take place.')).toBeNull();
  });

  it('offers no dates when withdrawn', async () => {
    mockApplication({ ...invited(), status: 'Withdrawn' });
    visitPage();
    expect(await screen.findByText('This interview does not take place.')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /calendar|Meeting/ })).not.toBeInTheDocument();
  });

  it('withdraws the application after the confirmation', async () => {
    mockApplication();
    mockEndpoint(withdrawApplication, () => {
      mockApplication({ status: 'Withdrawn' });
      return {
        application: aWholeApplication({ status: 'Withdrawn' }),
        message: 'Your application has been withdrawn.',
      };
    });
    visitPage();
    await userEvent.click(await screen.findByRole('button', { name: /^Withdraw the application/ }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Your application has been withdrawn.')).toBeVisible();
    expect(await screen.findByText('Withdrawn')).toBeVisible();
  });

  it('updates when the company has opened the application', async () => {
    mockApplication();
    visitPage();
    await screen.findByRole('heading', { name: 'Backend Engineering Intern' });
    mockApplication({ status: 'Viewed' });
    await mockEvents.sendNotification(aNotification());
    expect(await screen.findByText('Viewed')).toBeVisible();
  });

  it('shows a message when the application does not exist', async () => {
    mockEndpoint(viewApplication, () => failWith('not_found'));
    visitPage();
    expect(await screen.findByRole('heading', { name: 'No application details...' })).toBeVisible();
  });

  it('shows an error and retries when loading fails', async () => {
    mockEndpoint(viewApplication, () => failWith('unavailable'));
    visitPage();
    expect(await screen.findByText('Failed to load applications. Please try again later.')).toBeVisible();
    mockApplication();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Backend Engineering Intern' })).toBeVisible();
  });
});
