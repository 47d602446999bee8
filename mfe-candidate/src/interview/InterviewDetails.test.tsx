import {
  declineInterviewDates,
  type Interview,
  listNotifications,
  listStudentApplications,
} from '@foothold/shared/contract';
import { anApplication, anIdentity, anInterview, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../area';

// Noon in Lagos, so that what is near is on the same day.
const now = new Date('2030-02-01T11:00:00.000Z');
const past = '2030-01-28T11:00:00.000Z';
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'setTimeout', 'clearTimeout'] });
  mockEndpoint(listNotifications, () => ({ notifications: [], total: 0, unread: 0 }));
});
afterEach(() => {
  jest.useRealTimers();
});

function mockInterview(over: Partial<Interview>) {
  const application = anApplication({ id: 12, status: 'Interview', interview: anInterview({ id: 9, ...over }) });
  mockEndpoint(listStudentApplications, () => ({ applications: { data: [application], total: 1 } }));
}

/** Opens the student's interviews, of which there is one. Resolves to its card. */
async function visitInterview(over: Partial<Interview> = {}) {
  mockInterview(over);
  visit(area.routes, '/dashboard/notifications', { as: anIdentity() });
  return within(await screen.findByRole('article', { name: 'Backend Engineering Intern' }));
}

describe('Candidate: InterviewDetails', () => {
  it.each([
    [{}, 'Awaiting answer'],
    [{ confirmed_at: past }, 'Confirmed'],
    [{ starts_at: inHours(1), confirmed_at: past }, 'Starting soon'],
    [{ starts_at: inHours(-1), confirmed_at: past }, 'Live Now'],
    [{ starts_at: inHours(-1), confirmed_at: past }, 'This interview has already started.'],
    [{ starts_at: inHours(-50), confirmed_at: past }, 'Ended'],
    [{ starts_at: inHours(-50), confirmed_at: past }, 'The time of this interview has passed.'],
  ])('shows the state of the interview (%j)', async (over, words) => {
    const card = await visitInterview(over);
    expect(card.getByText(words)).toBeVisible();
  });

  it('offers to keep a time only where that one was agreed before', async () => {
    const first = await visitInterview();
    expect(first.getByRole('radio', { name: /^Preferred time/ })).toBeVisible();
    expect(first.queryByRole('radio', { name: /^Keep this time/ })).toBeNull();
  });

  it('names the agreed time among those of a later offer', async () => {
    const card = await visitInterview({ agreed_date: '2030-02-05 10:00' });
    expect(card.getByRole('radio', { name: /^Keep this time/ }).closest('label')).toHaveTextContent('5 Feb 2030');
    expect(card.getAllByRole('radio')).toHaveLength(3);
  });

  it.each([
    [{}, 'Online: the meeting link is here once you have chosen a time.'],
    [{ meet_link: null, phone_number: '08031234567' }, 'By telephone: you call 08031234567.'],
  ])('joins nothing before a date is settled (%j)', async (over, words) => {
    const card = await visitInterview(over);
    expect(card.getByText(words)).toBeVisible();
    expect(card.queryByRole('link', { name: /^(Join|Call)/ })).toBeNull();
  });

  it('has nothing to join when the interview has ended', async () => {
    const card = await visitInterview({ starts_at: inHours(-50), confirmed_at: past });
    expect(card.queryByRole('link', { name: /^Join/ })).toBeNull();
  });
});

describe('Candidate: DeclineDates', () => {
  const openForm = async (over: Partial<Interview> = {}, label = /^None of these suits me/) => {
    const card = await visitInterview(over);
    await userEvent.click(card.getByRole('button', { name: label }));
    return card;
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Ask for other times' }));
  const note = 'Only after four, please.';

  it('asks the company for other times with a line, once when pressed twice', async () => {
    const sent: unknown[] = [];
    mockEndpoint(declineInterviewDates, ({ params, body }) => {
      sent.push([params.interviewId, body]);
      const declined = { declined_at: now.toISOString(), decline_note: body.note };
      mockInterview(declined);
      return { interview: anInterview(declined), message: '' };
    });
    const card = await openForm();
    expect(card.getByLabelText('What would suit you?')).toHaveFocus();
    await userEvent.type(card.getByLabelText('What would suit you?'), note);
    await userEvent.dblClick(card.getByRole('button', { name: 'Ask for other times' }));

    expect(await screen.findByText('You asked the company for other times.')).toBeVisible();
    const words = `You asked for other times; Harmattan Systems will offer new ones here. You wrote: “${note}”`;
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('New times asked for')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    const seen = { date: '2030-02-04 10:00', alt_date_1: '2030-02-05 10:00', alt_date_2: '2030-02-06 10:00' };
    expect(sent).toEqual([[9, { ...seen, note }]]);
  });

  it('asks for a line before anything is sent', async () => {
    const card = await openForm();
    await send();
    expect(card.getByLabelText('What would suit you?')).toHaveAccessibleDescription(/Say which times would suit you\./);
  });

  it('shows the dates that the company has offered meanwhile', async () => {
    mockEndpoint(declineInterviewDates, () => {
      mockInterview({ date: '2030-02-07 10:00', starts_at: '2030-02-07T09:00:00.000Z' });
      return failWith('not_possible_now');
    });
    const card = await openForm();
    await userEvent.type(card.getByLabelText('What would suit you?'), note);
    await send();
    expect(await screen.findByRole('radio', { name: /7.Feb.2030/ })).toBeVisible();
    expect(screen.queryByLabelText('What would suit you?')).toBeNull();
  });

  it('keeps the line when the request fails, and closes on request', async () => {
    mockEndpoint(declineInterviewDates, () => failWith('unavailable'));
    const card = await openForm();
    await userEvent.type(card.getByLabelText('What would suit you?'), note);
    await send();
    expect(await screen.findByText('The company could not be asked. Please try again.')).toBeVisible();
    expect(card.getByLabelText('What would suit you?')).toHaveValue(note);
    await userEvent.click(card.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByLabelText('What would suit you?')).toBeNull());
  });

  it('says that there were too many attempts rather than to try again', async () => {
    mockEndpoint(declineInterviewDates, () => failWith('too_many_requests'));
    const card = await openForm();
    await userEvent.type(card.getByLabelText('What would suit you?'), note);
    await send();
    expect(await screen.findByText('Too many attempts. Wait a little and try again.')).toBeVisible();
  });

  it('gives up a confirmed time before the interview starts', async () => {
    const sent: unknown[] = [];
    mockEndpoint(declineInterviewDates, ({ body }) => {
      sent.push(body);
      const declined = { declined_at: now.toISOString(), decline_note: body.note };
      mockInterview(declined);
      return { interview: anInterview(declined), message: '' };
    });
    const card = await openForm({ confirmed_at: past }, /^Ask for other times of/);
    const field = card.getByLabelText('What would suit you?');
    expect(field).toHaveAccessibleDescription(/The time that you confirmed no longer counts then\./);
    await userEvent.type(field, note);
    await send();
    expect(await screen.findByText('New times asked for')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('article')).toHaveFocus());
    expect(sent).toMatchObject([{ note, confirmed: true }]);
  });

  it.each([[{ starts_at: inHours(-1), confirmed_at: past }], [{ starts_at: inHours(-50), confirmed_at: past }]])(
    'is not offered once a confirmed interview has started (%j)',
    async (over) => {
      const card = await visitInterview(over);
      expect(card.queryByRole('button', { name: /other times/ })).toBeNull();
    },
  );

  it('is possible when no time was agreed before the preferred one passed', async () => {
    const card = await openForm({ starts_at: inHours(-50) }, /^Ask for other times of/);
    expect(card.getByLabelText('What would suit you?')).toBeVisible();
  });
});
