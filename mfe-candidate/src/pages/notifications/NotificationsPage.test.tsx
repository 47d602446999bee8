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
const open = () => visit(area.routes, '/dashboard/notifications', { as: student });
const invited = (over: Partial<Interview> = {}) =>
  anApplication({ id: 11, status: 'Interview', interview: anInterview({ id: 9, ...over }) });
const invitations = (...data: Application[]) =>
  mockEndpoint(listStudentApplications, ({ query }) => {
    const asked = data.filter(({ status }) => status === query.status);
    return { applications: { data: asked, total: asked.length } };
  });
const card = async () => within(await screen.findByRole('article', { name: 'Backend Engineering Intern' }));
const confirm = async () => userEvent.click((await card()).getByRole('button', { name: /^Confirm/ }));
const past = '2020-02-04T09:00:00.000Z';

beforeEach(() => {
  invitations(invited());
  mockEndpoint(listNotifications, () => ({ notifications: [], total: 0, unread: 0 }));
});

it('offers the date and both alternatives, each on the company’s clock and on the reader’s, none chosen', async () => {
  open();
  const shown = await card();
  expect(shown.getByText('Harmattan Systems')).toBeVisible();
  const choices = shown.getAllByRole('radio');
  expect(choices).toHaveLength(3);
  for (const choice of choices) expect(choice).not.toBeChecked();

  const second = shown.getByRole('radio', { name: /^First alternative/ }).closest('label');
  expect(second).toHaveTextContent(/Lagos time \(WAT\): Tue,? 5 Feb 2030,? (at )?10:00/);
  expect(second).toHaveTextContent(/Your time: /);
});

it('begins with what waits for an answer, then what comes next, and ends with what has been', async () => {
  const at = (id: number, job_title: string, over: Partial<Interview>) => {
    const { job, ...application } = invited(over);
    return { ...application, id, job: { ...job, job_title } };
  };
  invitations(
    at(1, 'Held long ago', { starts_at: past, confirmed_at: past }),
    at(2, 'Later', { starts_at: '2031-01-01T09:00:00.000Z', confirmed_at: past }),
    at(3, 'Soon', { starts_at: '2030-01-01T09:00:00.000Z', confirmed_at: past }),
    at(4, 'To be answered', { starts_at: '2032-01-01T09:00:00.000Z' }),
  );
  open();
  await screen.findByRole('article', { name: 'Soon' });
  const titles = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  expect(titles).toEqual(['To be answered', 'Soon', 'Later', 'Held long ago']);
});

it('leads to the meeting in a new tab', async () => {
  open();
  const link = (await card()).getByRole('link', { name: /^Join Meeting/ });
  expect(link).toHaveAttribute('href', 'https://meet.example.ng/hs');
  expect(link).toHaveAttribute('target', '_blank');
});

it('has a number to call where the interview is by telephone', async () => {
  invitations(invited({ meet_link: null, phone_number: '08031234567' }));
  open();
  const link = (await card()).getByRole('link', { name: /^Call 08031234567/ });
  expect(link).toHaveAttribute('href', 'tel:08031234567');
});

it('asks for a choice before it confirms', async () => {
  open();
  await confirm();
  expect((await card()).getByText('Please select an alternative date before confirming.')).toBeVisible();
});

it.each([
  [/^Keep this time/, '2030-02-04 10:00'],
  [/^Second alternative/, '2030-02-06 10:00'],
])('settles the chosen date and shows it (%s)', async (name, date) => {
  mockEndpoint(chooseInterviewDate, ({ params, body }) => {
    expect(params.interviewId).toBe(9);
    const interview = anInterview({ id: 9, date: body.selected_date, confirmed_at: new Date().toISOString() });
    invitations(invited({ ...interview, starts_at: `${date.slice(0, 10)}T09:00:00.000Z` }));
    return { interview, message: 'Alternative date confirmed successfully!' };
  });
  open();
  await userEvent.click((await card()).getByRole('radio', { name }));
  await confirm();

  expect(await screen.findByText('Alternative date confirmed successfully!')).toBeVisible();
  expect(await screen.findByText('You confirmed this date.')).toBeVisible();
  const day = Number(date.slice(8, 10));
  expect((await card()).getByText('Lagos time (WAT)').nextSibling).toHaveTextContent(`${day} February 2030 at 10:00`);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

it('sends one choice, however often it is confirmed', async () => {
  const asked = jest.fn();
  const slow = deferResponse<Output<typeof chooseInterviewDate>>();
  mockEndpoint(chooseInterviewDate, () => {
    asked();
    return slow.answer;
  });
  open();
  await userEvent.click((await card()).getByRole('radio', { name: /^Keep this time/ }));
  await confirm();
  await confirm();
  slow.release({ interview: anInterview({ id: 9 }), message: 'Alternative date confirmed successfully!' });
  expect(await screen.findByText('Alternative date confirmed successfully!')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('keeps the choice when it could not be confirmed', async () => {
  mockEndpoint(chooseInterviewDate, () => failWith('unexpected'));
  open();
  await userEvent.click((await card()).getByRole('radio', { name: /^First alternative/ }));
  await confirm();

  expect(await screen.findByText('Failed to confirm the alternative date. Please try again.')).toBeVisible();
  expect((await card()).getByRole('radio', { name: /^First alternative/ })).toBeChecked();
});

it('says what is wrong with a date at the dates', async () => {
  const sentence = 'This date has passed. Choose another.';
  mockEndpoint(chooseInterviewDate, () => failWith('invalid_input', { selected_date: sentence }));
  open();
  await userEvent.click((await card()).getByRole('radio', { name: /^First alternative/ }));
  await confirm();
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('says that the interview began meanwhile, and shows it so', async () => {
  mockEndpoint(chooseInterviewDate, () => {
    invitations(invited({ starts_at: past }));
    return failWith('interview_started');
  });
  open();
  await userEvent.click((await card()).getByRole('radio', { name: /^First alternative/ }));
  await confirm();
  const sentence = 'This interview has already started.';
  expect(await (await card()).findByText(sentence)).toBeVisible();
  expect(within(screen.getByRole('alert')).getByText(sentence)).toBeVisible();
});

it('offers no date that has passed', async () => {
  invitations(invited({ alt_date_1: '2020-02-05 10:00' }));
  open();
  const shown = await card();
  expect(shown.getAllByRole('radio')).toHaveLength(2);
  expect(shown.getByText('A date that has passed is not offered any more.')).toBeVisible();
});

it.each([
  [{ starts_at: past }, 'This interview has already started.'],
  [{ starts_at: past, completed_at: past }, 'This interview has taken place.'],
  [{ meet_link: null }, 'The company has not given a meeting link yet.'],
  [{ meet_link: null, place: '4 Marina Road' }, 'Come to: 4 Marina Road'],
])('says how an interview stands (%j)', async (over, sentence) => {
  invitations(invited(over));
  open();
  expect((await card()).getByText(sentence)).toBeVisible();
});

it('lists what the student was told, with where it leads', async () => {
  const notifications = [
    aNotification(),
    aNotification({ title: 'Interview for Cook', message: 'You are invited.', href: '/dashboard/notifications' }),
  ];
  mockEndpoint(listNotifications, ({ params }) => {
    expect(params.user_id).toBe(student.user_id);
    return { notifications, total: 2, unread: 2 };
  });
  open();

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

it('shows the newest of many, and more when asked', async () => {
  const all = Array.from({ length: 30 }, (_, index) => aNotification({ title: `News ${30 - index}`, read_at: past }));
  mockEndpoint(listNotifications, ({ query: { limit } }) => ({
    notifications: all.slice(0, limit),
    total: 30,
    unread: 0,
  }));
  open();
  const list = within(await screen.findByRole('region', { name: 'Notifications' }));
  expect(list.getAllByRole('listitem')).toHaveLength(20);
  expect(list.getByRole('status')).toHaveTextContent('20 of 30 shown');

  await userEvent.click(list.getByRole('link', { name: 'Show more' }));
  expect(await list.findByText('News 1')).toBeVisible();
  expect(list.getByRole('status')).toHaveTextContent('30 of 30 shown');
  expect(list.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
});

it('counts what it shows as read', async () => {
  const newest = aNotification();
  mockEndpoint(listNotifications, () => ({ notifications: [newest, aNotification()], total: 2, unread: 2 }));
  const read: number[] = [];
  mockEndpoint(markNotificationsRead, ({ body }) => {
    read.push(body.up_to);
    return { unread: 0 };
  });
  open();
  await waitFor(() => expect(read).toEqual([newest.id]));
});

it('tells what is new from what was read before', async () => {
  const old = aNotification({ title: 'Application viewed', read_at: new Date().toISOString() });
  mockEndpoint(listNotifications, () => ({ notifications: [aNotification(), old], total: 2, unread: 1 }));
  mockEndpoint(markNotificationsRead, () => ({ unread: 0 }));
  open();
  const list = within(await screen.findByRole('region', { name: 'Notifications' }));
  const [first, second] = list.getAllByRole('listitem').map((item) => within(item));
  expect(first?.getByText('New')).toBeVisible();
  expect(second?.queryByText('New')).not.toBeInTheDocument();
});

it('shows an invitation by itself, as it comes', async () => {
  invitations();
  open();
  await screen.findByRole('heading', { name: 'No interviews yet' });
  const told = aNotification({ kind: 'interview', title: 'Interview for Backend Engineering Intern' });
  invitations(invited());
  mockEndpoint(listNotifications, () => ({ notifications: [told], total: 1, unread: 1 }));
  mockEndpoint(markNotificationsRead, () => ({ unread: 0 }));
  await mockEvents.sendNotification(told);
  expect((await card()).getAllByRole('radio')).toHaveLength(3);
  expect(await screen.findByText('Interview for Backend Engineering Intern')).toBeVisible();
});

it('says what comes here while there is nothing', async () => {
  invitations();
  open();
  expect(await screen.findByRole('heading', { name: 'No interviews yet' })).toBeVisible();
  expect(screen.getByText(/^No notifications yet\./)).toBeVisible();
});

it('says that notifications could not be loaded, and tries again', async () => {
  mockEndpoint(listNotifications, () => failWith('unexpected'));
  open();
  expect(await screen.findByText('Failed to load notifications. Please try again later.')).toBeVisible();

  mockEndpoint(listNotifications, () => ({ notifications: [aNotification()], total: 1, unread: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your application was opened')).toBeVisible();
});

it('asks to log in where nobody is', async () => {
  endSession();
  visit(area.routes, '/dashboard/notifications');
  expect(await screen.findByText('Please log in.')).toBeVisible();
});
