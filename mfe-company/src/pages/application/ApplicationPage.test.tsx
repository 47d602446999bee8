import {
  acceptApplication,
  listNotes,
  rejectApplication,
  reviewApplication,
  viewAdjacentApplications,
} from '@foothold/shared/contract';
import {
  aNotification,
  anApplicationEvent,
  anInterview,
  failWith,
  mockEndpoint,
  mockEvents,
} from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApplication, viewedApplication, visitApplication } from '../../testing/application';

const open = visitApplication;
const now = new Date().toISOString();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('ApplicationPage', () => {
  it('marks the application as viewed and shows applicant and job when it is opened', async () => {
    mockApplication(viewedApplication);
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Babátúndé Adéyẹmí' })).toBeVisible();
    expect(screen.getByText('Backend Engineering Intern')).toBeVisible();
    expect(screen.getByText('Applied today')).toBeVisible();
    expect(screen.getByText('Obafemi Awolowo University')).toBeVisible();
    expect(screen.getByText('Computer Engineering, BSc, Undergraduate')).toBeVisible();
    expect(screen.getByText('tunde@example.ng', { selector: 'a' })).toHaveAttribute('href', 'mailto:tunde@example.ng');
    expect(screen.getByRole('link', { name: '08031234567' })).toHaveAttribute('href', 'tel:08031234567');
  });

  it('says when it was finished where that was before it was received', async () => {
    const [finished_at, created_at] = ['2024-11-23T14:05:00', '2024-11-23T16:20:00'];
    const timeline = [anApplicationEvent({ kind: 'applied', status: 'Applied', at: created_at })];
    mockApplication({ ...viewedApplication, finished_at, created_at, timeline });
    open();
    const progress = within(await screen.findByRole('list', { name: 'Progress' }));
    expect(progress.getByText('Finished 23 Nov 14:05, received 16:20')).toBeVisible();
  });

  it('shows no contact details and no notes when the candidate has deleted their account', async () => {
    mockApplication({
      ...{ ...viewedApplication, status: 'Withdrawn', student_name: 'Former candidate', user: { email: '' } },
      student: { ...viewedApplication.student, full_name: 'Former candidate', phone: null },
    });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Former candidate' })).toBeVisible();
    expect(screen.queryByText('Email')).toBeNull();
    expect(screen.queryByText('Phone')).toBeNull();
    expect(screen.queryByLabelText('New note')).toBeNull();
  });

  it('shows the cover letter and the answers below the questions of the job', async () => {
    const job = { ...viewedApplication.job, q1: 'Which project?', q2: 'Can you start on 3 June?' };
    mockApplication({ ...viewedApplication, job, a1: 'The co-operative ledger.' });
    open();
    expect(await screen.findByText(viewedApplication.cover_letter)).toBeVisible();
    const answers = within(screen.getByRole('region', { name: 'Answers' }));
    expect(answers.getAllByRole('term').map((each) => each.textContent)).toEqual([
      'Which project?',
      'Can you start on 3 June?',
    ]);
    expect(answers.getByText('The co-operative ledger.')).toBeVisible();
    expect(answers.getByText('Not answered.')).toBeVisible();
  });

  it('lists both files with name and size', async () => {
    mockApplication(viewedApplication);
    open();
    const resume = await screen.findByRole('link', { name: /^Resume/ });
    expect(resume).toHaveTextContent('resume.pdf, 178 KB');
    expect(resume).toHaveAttribute('href', '/storage/resume-key');
    expect(screen.getByRole('link', { name: /^Internship letter/ })).toHaveAttribute('href', '/storage/letter-key');
  });

  it.each([
    ['has promised a reply', null, 'Decision, aheadYou promised a reply by 10 December'],
    ['has replied', '2026-12-01T09:00:00.000Z', 'Decision, aheadAccept or reject'],
  ])('says what is ahead where the company %s', async (_what, replied_at, decision) => {
    mockApplication({ ...viewedApplication, reply_due_on: '2026-12-10', replied_at });
    open();
    const steps = within(await screen.findByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.at(-1)).toHaveTextContent(decision);
  });

  it('shows past events and the next steps', async () => {
    mockApplication(viewedApplication);
    open();
    const steps = within(await screen.findByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps[0]).toHaveTextContent(/^Applied, doneSunday 12 May 2024, \d\d:14$/);
    expect(steps[1]).toHaveTextContent(/^Viewed, doneToday, \d\d:\d\d, by you$/);
    expect(steps[2]).toHaveTextContent('Interview, nowNot scheduled yet');
    expect(steps[2]).toHaveAttribute('aria-current', 'step');
    expect(steps[3]).toHaveTextContent('Decision, aheadAccept or reject');
  });

  it('links to scheduling an interview', async () => {
    mockApplication(viewedApplication);
    open();
    expect(await screen.findByRole('link', { name: 'Schedule Interview' })).toHaveAttribute(
      'href',
      '/setup-interview?id=5',
    );
  });

  it('accepts without an interview when the dialog is confirmed', async () => {
    const become = mockApplication(viewedApplication);
    mockEndpoint(acceptApplication, () => become('Accepted'));
    open();
    await screen.findByRole('button', { name: 'Accept without an interview' });
    await press('Accept without an interview');
    expect(await screen.findByRole('alertdialog', { name: 'Accept without an interview?' })).toBeVisible();
    await press('No');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await press('Accept without an interview');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Application has been accepted')).toBeVisible();
    expect(await screen.findByText('Accepted')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept without an interview' })).toBeNull();
  });

  it('shows the offered interview with the actions to accept and to offer other dates', async () => {
    const become = mockApplication({ ...viewedApplication, status: 'Interview', interview: anInterview() });
    mockEndpoint(acceptApplication, () => become('Accepted'));
    open();
    const facts = within(await screen.findByRole('region', { name: 'Interview' }));
    expect(facts.getByText(/^Monday 4 February 2030, 10:00\s+Lagos time \(WAT\)$/)).toBeVisible();
    expect(facts.getByText(/^5 Feb 2030, 10:00\s+6 Feb 2030, 10:00$/)).toBeVisible();
    expect(facts.getByText('meet.example.ng/hs', { selector: 'a' })).toHaveAttribute(
      'href',
      'https://meet.example.ng/hs',
    );
    expect(screen.getByRole('link', { name: 'Offer other dates' })).toHaveAttribute('href', '/setup-interview?id=5');
    await press('Accept Application');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Application has been accepted')).toBeVisible();
  });

  it.each([
    [{}, 'Awaiting answer'],
    [{ confirmed_at: now }, 'Confirmed'],
    [{ completed_at: now }, 'Ended'],
    [{ starts_at: '2020-02-04T09:00:00.000Z' }, 'Ended'],
  ])('shows the state of the interview: %j', async (over, said) => {
    mockApplication({
      ...viewedApplication,
      status: 'Interview',
      interview: anInterview({ ...over, meet_link: null }),
    });
    open();
    const facts = within(await screen.findByRole('region', { name: 'Interview' }));
    expect(facts.getByText(said)).toBeVisible();
    expect(facts.getByText('None')).toBeVisible();
  });

  it('leads to another offer when none of the dates suits the student', async () => {
    const interview = anInterview({ declined_at: now, decline_note: 'Only after four.' });
    mockApplication({ ...viewedApplication, status: 'Interview', interview });
    open();
    expect(await screen.findByText('Babátúndé asks for other times.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Offer other dates' })).toHaveAttribute('href', '/setup-interview?id=5');
    expect(screen.getByRole('button', { name: 'Accept without an interview' })).toBeVisible();
    const facts = within(screen.getByRole('region', { name: 'Interview' }));
    expect(facts.getByText('New times asked for')).toBeVisible();
    expect(facts.getByText('“Only after four.”')).toBeVisible();
  });

  it('rejects when the dialog is confirmed', async () => {
    const become = mockApplication(viewedApplication);
    const sent: unknown[] = [];
    mockEndpoint(rejectApplication, ({ body: { reason, line } }) => {
      sent.push([reason, line]);
      return become('Rejected');
    });
    open();
    await screen.findByRole('button', { name: 'Reject Application' });
    await press('Reject Application');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Choose a reason.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Location');
    await userEvent.type(screen.getByLabelText(/^A line of your own/), 'We cannot move you.');
    const text = within(screen.getByRole('region', { name: 'What Babátúndé gets' }));
    expect(text.getByText('The place of work does not fit.')).toBeVisible();
    expect(text.getByText('Harmattan Systems writes: “We cannot move you.”')).toBeVisible();
    expect(sent).toEqual([]);
    await press('Yes');
    expect(sent).toEqual([['location', 'We cannot move you.']]);
    expect(await screen.findByText('Application rejected successfully')).toBeVisible();
    expect(await screen.findByText('Rejected')).toBeVisible();
  });

  it.each([
    ['accept', 'Accept without an interview', acceptApplication],
    ['reject', 'Reject Application', rejectApplication],
  ] as const)(
    'says in the dialog and in a toast that it failed to %s, and keeps the actions',
    async (verb, button, endpoint) => {
      mockApplication(viewedApplication);
      mockEndpoint(endpoint, () => failWith('unavailable'));
      open();
      await screen.findByRole('button', { name: button });
      await press(button);
      const yes = await screen.findByRole('button', { name: 'Yes' });
      if (verb === 'reject') await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Location');
      await userEvent.click(yes);
      expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to ${verb} application`);
      expect(screen.getByRole('alertdialog')).toHaveTextContent(`Failed to ${verb} application`);
      await press('No');
      expect(await screen.findByRole('button', { name: button })).toBeVisible();
    },
  );

  it('shows a message and the decision when somebody else has decided meanwhile', async () => {
    const become = mockApplication(viewedApplication);
    mockEndpoint(acceptApplication, () => {
      become('Rejected');
      return failWith('already_decided');
    });
    open();
    await screen.findByRole('button', { name: 'Accept without an interview' });
    await press('Accept without an interview');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('This application has already been decided.')).toBeVisible();
    expect(await screen.findByText('Rejected')).toBeVisible();
  });

  it.each(['Accepted', 'Rejected', 'Withdrawn'] as const)(
    'offers no decision when the application is %s',
    async (status) => {
      mockApplication({ ...viewedApplication, status });
      open();
      expect(await screen.findByText(status)).toBeVisible();
      expect(screen.queryByRole('button', { name: /Application$|^Skip/ })).toBeNull();
      expect(screen.queryByRole('link', { name: 'Schedule Interview' })).toBeNull();
    },
  );

  it('reloads when an event about the application arrives', async () => {
    const become = mockApplication(viewedApplication);
    open();
    await screen.findByRole('button', { name: 'Accept without an interview' });
    become('Withdrawn');
    await mockEvents.sendNotification(aNotification({ kind: 'application', title: 'An application was withdrawn' }));
    expect(await screen.findByText('Withdrawn')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept without an interview' })).toBeNull();
  });

  it('links to the previous and next applicant and back to the list with its filters', async () => {
    mockApplication(viewedApplication);
    mockEndpoint(viewAdjacentApplications, ({ params, query }) => {
      expect([params.id, query]).toEqual([5, { status: 'Applied', job_id: 21, q: 'ada', sort: 'name' }]);
      return { previous: { id: 4, student_name: 'Ada Obi' }, next: { id: 9, student_name: 'Adaeze Eze' } };
    });
    const list = '?job=21&status=Applied&q=ada&sort=name';
    open(list);
    const ways = within(await screen.findByRole('navigation', { name: 'Applicants' }));
    expect(ways.getByRole('link', { name: 'Previous applicant, Ada Obi' })).toHaveAttribute(
      'href',
      `/dashboard/applications/4${list}`,
    );
    expect(ways.getByRole('link', { name: 'Next applicant, Adaeze Eze' })).toHaveAttribute(
      'href',
      `/dashboard/applications/9${list}`,
    );
    expect(screen.getByRole('link', { name: 'Applications' })).toHaveAttribute(
      'href',
      `/dashboard/applications${list}`,
    );
  });

  it('shows the application when neighbors and notes fail to load', async () => {
    mockApplication(viewedApplication);
    mockEndpoint(viewAdjacentApplications, () => failWith('unexpected'));
    mockEndpoint(listNotes, () => failWith('unexpected'));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Babátúndé Adéyẹmí' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Applicants' })).toBeNull();
    expect(screen.getByText('Your notes could not be loaded.')).toBeVisible();

    mockApplication(viewedApplication);
    await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByLabelText('New note')).toBeVisible();
  });

  it('shows a not-found message when the application does not exist', async () => {
    mockApplication(viewedApplication);
    mockEndpoint(reviewApplication, () => failWith('not_found'));
    open();
    expect(await screen.findByRole('heading', { name: 'No application details...' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Applications' })).toHaveAttribute('href', '/dashboard/applications');
  });

  it('shows an error and loads again on retry when the request fails', async () => {
    mockApplication(viewedApplication);
    mockEndpoint(reviewApplication, () => failWith('unavailable'));
    open();
    const again = await screen.findByRole('button', { name: /Try again/ });
    expect(screen.getByText(/^Error fetching Applications:/)).toBeVisible();
    mockApplication(viewedApplication);
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Babátúndé Adéyẹmí' })).toBeVisible();
  });
});
