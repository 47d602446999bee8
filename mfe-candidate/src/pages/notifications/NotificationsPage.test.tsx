import { endSession } from '@foothold/shared/auth';
import {
  type Application,
  chooseInterviewDate,
  type Interview,
  listNotifications,
  listStudentApplications,
  markNotificationsRead,
  type Output,
} from '@foothold/shared/contract';
import {
  aNotification,
  anApplication,
  anIdentity,
  anInterview,
  deferResponse,
  failWith,
  mockEndpoint,
  mockEvents,
  visit,
} from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';

const student = anIdentity();
const visitPage = () => visit(area.routes, '/dashboard/notifications', { as: student });
const buildInvited = (over: Partial<Interview> = {}) =>
  anApplication({ id: 11, status: 'Interview', interview: anInterview({ id: 9, ...over }) });
const mockInterviews = (...data: Application[]) =>
  mockEndpoint(listStudentApplications, ({ query }) => {
    const asked = data.filter(({ status }) => status === query.status);
    return { applications: { data: asked, total: asked.length } };
  });
const findCard = async () => within(await screen.findByRole('article', { name: 'Backend Engineering Intern' }));
const pressConfirm = async () => userEvent.click((await findCard()).getByRole('button', { name: /^Confirm/ }));
const past = '2020-02-04T09:00:00.000Z';

describe('Candidate: notifications page', () => {
  beforeEach(() => {
    mockInterviews(buildInvited());
    mockEndpoint(listNotifications, () => ({ notifications: [], total: 0, unread: 0 }));
    mockEndpoint(markNotificationsRead, () => ({ unread: 0 }));
  });

  it('offers all three dates in both time zones with none selected', async () => {
    visitPage();
    const shown = await findCard();
    expect(shown.getByText('Harmattan Systems')).toBeVisible();
    const choices = shown.getAllByRole('radio');
    expect(choices).toHaveLength(3);
    for (const choice of choices) expect(choice).not.toBeChecked();

    const second = shown.getByRole('radio', { name: /^First alternative/ }).closest('label');
    expect(second).toHaveTextContent(/Lagos time \(WAT\): Tue,? 5 Feb 2030,? (at )?10:00/);
    expect(second).toHaveTextContent(/Your time: /);
  });

  it('lists the next interview first, whether it is to be answered or not, and last those that have ended', async () => {
    const at = (id: number, job_title: string, over: Partial<Interview>) => {
      const { job, ...application } = buildInvited(over);
      return { ...application, id, job: { ...job, job_title } };
    };
    mockInterviews(
      at(1, 'Held long ago', { starts_at: past, confirmed_at: past }),
      at(2, 'Later', { starts_at: '2031-01-01T09:00:00.000Z', confirmed_at: past }),
      at(3, 'Soon', { starts_at: '2030-01-01T09:00:00.000Z', confirmed_at: past }),
      at(4, 'To be answered', { starts_at: '2032-01-01T09:00:00.000Z' }),
    );
    visitPage();
    await screen.findByRole('article', { name: 'Soon' });
    const titles = screen.getAllByRole('article').map((findCard) => within(findCard).getByRole('heading').textContent);
    expect(titles).toEqual(['Soon', 'Later', 'To be answered', 'Held long ago']);
  });

  it('links to the meeting in a new tab', async () => {
    mockInterviews(buildInvited({ confirmed_at: past }));
    visitPage();
    const link = (await findCard()).getByRole('link', { name: /^Join Meeting/ });
    expect(link).toHaveAttribute('href', 'https://meet.example.ng/hs');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('shows the number when the interview is by phone', async () => {
    mockInterviews(buildInvited({ meet_link: null, phone_number: '08031234567', confirmed_at: past }));
    visitPage();
    const link = (await findCard()).getByRole('link', { name: /^Call 08031234567/ });
    expect(link).toHaveAttribute('href', 'tel:08031234567');
  });

  it('shows an error when no date is selected', async () => {
    visitPage();
    await pressConfirm();
    expect((await findCard()).getByText('Please select an alternative date before confirming.')).toBeVisible();
  });

  it.each([
    [/^Preferred time/, '2030-02-04 10:00'],
    [/^Second alternative/, '2030-02-06 10:00'],
  ])('confirms the selected date and shows it (%s)', async (name, date) => {
    mockEndpoint(chooseInterviewDate, ({ params, body }) => {
      expect(params.interviewId).toBe(9);
      const interview = anInterview({ id: 9, date: body.selected_date, confirmed_at: new Date().toISOString() });
      mockInterviews(buildInvited({ ...interview, starts_at: `${date.slice(0, 10)}T09:00:00.000Z` }));
      return { interview, message: 'Alternative date confirmed successfully!' };
    });
    visitPage();
    await userEvent.click((await findCard()).getByRole('radio', { name }));
    await pressConfirm();

    expect(await screen.findByText('Alternative date confirmed successfully!')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
    expect(await screen.findByText('You confirmed this date.')).toBeVisible();
    const day = Number(date.slice(8, 10));
    expect((await findCard()).getByText('Lagos time (WAT)').nextSibling).toHaveTextContent(
      `${day} February 2030 at 10:00`,
    );
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('sends one request when Confirm is pressed twice', async () => {
    const asked = jest.fn();
    const slow = deferResponse<Output<typeof chooseInterviewDate>>();
    mockEndpoint(chooseInterviewDate, () => {
      asked();
      return slow.response;
    });
    visitPage();
    await userEvent.click((await findCard()).getByRole('radio', { name: /^Preferred time/ }));
    await pressConfirm();
    await pressConfirm();
    slow.respond({ interview: anInterview({ id: 9 }), message: 'Alternative date confirmed successfully!' });
    expect(await screen.findByText('Alternative date confirmed successfully!')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('keeps the selection when the confirmation fails', async () => {
    mockEndpoint(chooseInterviewDate, () => failWith('unexpected'));
    visitPage();
    await userEvent.click((await findCard()).getByRole('radio', { name: /^First alternative/ }));
    await pressConfirm();

    expect(await screen.findByText('Failed to confirm the alternative date. Please try again.')).toBeVisible();
    expect((await findCard()).getByRole('radio', { name: /^First alternative/ })).toBeChecked();
  });

  it('shows the server’s error at the dates', async () => {
    const sentence = 'This date has passed. Choose another.';
    mockEndpoint(chooseInterviewDate, () => failWith('invalid_input', { selected_date: sentence }));
    visitPage();
    await userEvent.click((await findCard()).getByRole('radio', { name: /^First alternative/ }));
    await pressConfirm();
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('shows the interview as started when it began in the meantime', async () => {
    mockEndpoint(chooseInterviewDate, () => {
      mockInterviews(buildInvited({ starts_at: past }));
      return failWith('interview_started');
    });
    visitPage();
    await userEvent.click((await findCard()).getByRole('radio', { name: /^First alternative/ }));
    await pressConfirm();
    const sentence = 'No time was agreed before the preferred one passed.';
    expect(await (await findCard()).findByText(sentence)).toBeVisible();
    expect(within(screen.getByRole('alert')).getByText('This interview has already started.')).toBeVisible();
  });

  it('shows what is left when another interview has the time meanwhile', async () => {
    mockEndpoint(chooseInterviewDate, () => {
      mockInterviews(buildInvited({ taken_dates: ['alt_date_1'] }));
      return failWith('interview_time_taken');
    });
    visitPage();
    await userEvent.click((await findCard()).getByRole('radio', { name: /^First alternative/ }));
    await pressConfirm();
    const sentence = 'Another interview has this time by now. Choose another of the dates.';
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await (await findCard()).findByText(/^A date that another interview has by now/)).toBeVisible();
    const left = (await findCard()).getAllByRole('radio');
    expect(left).toHaveLength(2);
    for (const choice of left) expect(choice).not.toBeChecked();
  });

  it('leaves out dates in the past', async () => {
    mockInterviews(buildInvited({ alt_date_1: '2020-02-05 10:00' }));
    visitPage();
    const shown = await findCard();
    expect(shown.getAllByRole('radio')).toHaveLength(2);
    expect(shown.getByText('A date that has passed is not offered any more.')).toBeVisible();
  });

  it.each([
    [{ starts_at: past }, 'No time was agreed before the preferred one passed.'],
    [{ starts_at: past, completed_at: past }, 'This interview has taken place.'],
    [{ meet_link: null }, 'The company has not given a meeting link yet.'],
    [{ meet_link: null, place: '4 Marina Road' }, 'Come to: 4 Marina Road'],
  ])('shows the state of the interview (%j)', async (over, sentence) => {
    mockInterviews(buildInvited(over));
    visitPage();
    expect((await findCard()).getByText(sentence)).toBeVisible();
  });

  it('lists the notifications with their links', async () => {
    const notifications = [
      aNotification(),
      aNotification({ title: 'Interview for Cook', message: 'You are invited.', href: '/dashboard/notifications' }),
    ];
    mockEndpoint(listNotifications, ({ params }) => {
      expect(params.user_id).toBe(student.user_id);
      return { notifications, total: 2, unread: 2 };
    });
    visitPage();

    const list = within(await screen.findByRole('region', { name: 'Notifications' }));
    const [first, second] = list.getAllByRole('listitem').map((item) => within(item));
    expect(first?.getByRole('link', { name: 'Your application was opened' })).toHaveAttribute(
      'href',
      '/dashboard/applications',
    );
    expect(first?.getByText(/^Today, \d\d:\d\d$/)).toBeVisible();
    expect(second?.getByText('You are invited.')).toBeVisible();
    expect(second?.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows the newest notifications, and more when Show more is pressed', async () => {
    const all = Array.from({ length: 30 }, (_, index) => aNotification({ title: `News ${30 - index}`, read_at: past }));
    mockEndpoint(listNotifications, ({ query: { cursor = 0, limit = 1000 } }) => {
      const end = cursor + limit;
      return { notifications: all.slice(cursor, end), total: 30, unread: 0, next_cursor: end < 30 ? `${end}` : null };
    });
    const router = visitPage();
    const list = within(await screen.findByRole('region', { name: 'Notifications' }));
    expect(list.getAllByRole('listitem')).toHaveLength(20);
    expect(list.getByRole('status')).toHaveTextContent('20 of 30 shown');

    await userEvent.click(list.getByRole('button', { name: 'Show more' }));
    expect(await list.findByText('News 1')).toBeVisible();
    expect(list.getByRole('status')).toHaveTextContent('30 of 30 shown');
    expect(list.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?shown=30');
  });

  it('marks the shown notifications as read', async () => {
    const newest = aNotification();
    mockEndpoint(listNotifications, () => ({ notifications: [newest, aNotification()], total: 2, unread: 2 }));
    const read: number[] = [];
    mockEndpoint(markNotificationsRead, ({ body }) => {
      read.push(body.up_to);
      return { unread: 0 };
    });
    visitPage();
    await waitFor(() => expect(read).toEqual([newest.id]));
  });

  it('marks new notifications only', async () => {
    const old = aNotification({ title: 'Application viewed', read_at: new Date().toISOString() });
    mockEndpoint(listNotifications, () => ({ notifications: [aNotification(), old], total: 2, unread: 1 }));
    mockEndpoint(markNotificationsRead, () => ({ unread: 0 }));
    visitPage();
    const list = within(await screen.findByRole('region', { name: 'Notifications' }));
    const [first, second] = list.getAllByRole('listitem').map((item) => within(item));
    expect(first?.getByText('New')).toBeVisible();
    expect(second?.queryByText('New')).not.toBeInTheDocument();
  });

  it('shows an invitation when its event arrives', async () => {
    mockInterviews();
    visitPage();
    await screen.findByRole('heading', { name: 'No interviews yet' });
    const told = aNotification({ kind: 'interview', title: 'Interview for Backend Engineering Intern' });
    mockInterviews(buildInvited());
    mockEndpoint(listNotifications, () => ({ notifications: [told], total: 1, unread: 1 }));
    mockEndpoint(markNotificationsRead, () => ({ unread: 0 }));
    await mockEvents.sendNotification(told);
    expect((await findCard()).getAllByRole('radio')).toHaveLength(3);
    expect(await screen.findByText('Interview for Backend Engineering Intern')).toBeVisible();
  });

  it('shows empty states when there are no interviews and no notifications', async () => {
    mockInterviews();
    visitPage();
    expect(await screen.findByRole('heading', { name: 'No interviews yet' })).toBeVisible();
    expect(screen.getByText(/^No notifications yet\./)).toBeVisible();
  });

  it('shows an error and retries when loading fails', async () => {
    mockEndpoint(listNotifications, () => failWith('unexpected'));
    visitPage();
    expect(await screen.findByText('Failed to load notifications. Please try again later.')).toBeVisible();

    mockEndpoint(listNotifications, () => ({ notifications: [aNotification()], total: 1, unread: 1 }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your application was opened')).toBeVisible();
  });

  it('asks to log in when nobody is signed in', async () => {
    endSession();
    visit(area.routes, '/dashboard/notifications');
    expect(await screen.findByText('Please log in.')).toBeVisible();
  });
});
