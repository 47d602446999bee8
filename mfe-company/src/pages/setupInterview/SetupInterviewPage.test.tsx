import {
  listAccounts,
  listLocations,
  listNotes,
  listTakenTimes,
  reviewApplication,
  scheduleInterview,
  updateOrganization,
  viewAdjacentApplications,
  viewConversation,
} from '@foothold/shared/contract';
import {
  aCompanyApplication,
  aConversation,
  anIdentity,
  anInterview,
  anOrganization,
  deferResponse,
  failWith,
  mockEndpoint,
  visit,
} from '@foothold/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';
import { mockNoDecisions } from '../../testing/decisions';
import { mockInterviews } from '../../testing/interviews';

const company = anIdentity({ role: 'organization', role_specific_id: 7, name: 'Harmattan Systems' });
const application = aCompanyApplication({ id: 5, status: 'Viewed' });
const offer = { date: '2040-03-02 10:00', alt_date_1: '2040-03-03 10:00', alt_date_2: '2040-03-04 15:30' };
const scheduled = () => ({ interview: anInterview(offer), message: '' });

const open = (search = '?id=5') => visit(area.routes, `/setup-interview${search}`, { as: company });
const mockOrganization = (interview_link: string | null) => {
  const organization = anOrganization({ id: 7, interview_link });
  const own = { user_id: 2, email: 'jobs@harmattan.example', organization_id: 7, student: null, organization };
  mockEndpoint(listAccounts, () => ({ users: [own], total: 1 }));
};
const pick = async (dates: Partial<typeof offer> = offer) => {
  const labels = {
    date: 'Preferred date',
    alt_date_1: 'First alternative date',
    alt_date_2: 'Second alternative date',
  };
  for (const [name, label] of Object.entries(labels)) {
    const value = dates[name as keyof typeof offer];
    const field = await screen.findByLabelText(label);
    if (!value) continue;
    await userEvent.clear(field);
    await userEvent.type(field, value);
    await userEvent.tab();
  }
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  mockOrganization('https://meet.example.ng/hs');
  mockEndpoint(reviewApplication, ({ params }) => {
    expect(params.applicationId).toBe(5);
    return { application };
  });
  mockInterviews({});
  mockEndpoint(listTakenTimes, () => ({ taken: [] }));
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

describe('SetupInterviewPage', () => {
  it('shows applicant, time zone and meeting link', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Schedule Interview' })).toBeVisible();
    expect(screen.getByText('Babátúndé Adéyẹmí · Backend Engineering Intern')).toBeVisible();
    expect(screen.getByText('Times are Lagos time (WAT). Babátúndé picks one.')).toBeVisible();
    const link = screen.getByLabelText('Meeting link');
    expect(link).toHaveValue('https://meet.example.ng/hs');
    expect(link).toHaveAttribute('readonly');
  });

  it('sends the dates with the meeting link, shows a message and opens the interviews after two seconds', async () => {
    const sent: unknown[] = [];
    mockEndpoint(scheduleInterview, ({ body }) => {
      sent.push(body);
      return scheduled();
    });
    const router = open();
    await pick();

    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Schedule Interview' }));
    expect(await screen.findByText('Interview scheduled successfully.')).toBeVisible();
    const rest = { meet_link: 'https://meet.example.ng/hs', place: null, phone_number: null, confirm_overlap: false };
    expect(sent).toEqual([{ application_id: 5, ...offer, ...rest }]);

    await act(() => jest.advanceTimersByTimeAsync(1900));
    expect(router.state.location.pathname).toBe('/setup-interview');
    await act(() => jest.advanceTimersByTimeAsync(200));
    jest.useRealTimers();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/interviews'));
  });

  it('requires all three dates', async () => {
    open();
    await screen.findByLabelText('Preferred date');
    await press('Schedule Interview');
    expect(await screen.findByText('Preferred date is required.')).toBeVisible();
    expect(screen.getByText('First alternative date is required.')).toBeVisible();
    expect(screen.getByText('Second alternative date is required.')).toBeVisible();
  });

  it.each([
    ['ahead', { ...offer, date: '2020-01-01 10:00' }, 'Choose a time in the future.'],
    ['within reach', { ...offer, date: '9999-01-01 10:00' }, 'Choose a date before the year 2100.'],
    ['different', { ...offer, alt_date_2: offer.date }, 'Choose three different times.'],
  ])('requires the dates to be %s', async (_, dates, sentence) => {
    open();
    await pick(dates);
    await press('Schedule Interview');
    expect(await screen.findByText(sentence, { selector: '[id$="-error"]' })).toBeVisible();
  });

  it.each([
    ['Preferred date', { date: '2020-01-01 10:00' }, 'Choose a time in the future.'],
    ['First alternative date', { date: offer.date, alt_date_1: offer.date }, 'Choose three different times.'],
  ])('says at the %s that it cannot be offered as soon as it is left', async (label, dates, sentence) => {
    open();
    await pick(dates);
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence);
    expect(screen.getByText(sentence, { selector: '[role="status"]' })).toBeInTheDocument();
  });

  it('remarks on dates of the offer that overlap each other, and offers them all the same', async () => {
    mockEndpoint(scheduleInterview, scheduled);
    open();
    await pick({ ...offer, alt_date_1: '2040-03-02 10:20' });
    const field = screen.getByLabelText('First alternative date');
    expect(field).toHaveAccessibleDescription('Overlaps your preferred date at 10:00.');
    expect(field).toBeValid();
    await press('Schedule Interview');
    expect(await screen.findByText('Interview scheduled successfully.')).toBeVisible();
  });

  it('offers to schedule anyway only when nothing but an overlap is in the way, and announces that once', async () => {
    mockEndpoint(listTakenTimes, () => ({
      taken: [{ date: '2040-03-02 10:30', full_name: 'Zainab Garba', is_alternative: false }],
    }));
    open();
    await pick({ ...offer, alt_date_1: '2040-03-02 10:15', alt_date_2: '2040-03-02 10:15' });
    expect(screen.getByText('Choose three different times.', { selector: '[id$="-error"]' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Schedule anyway' })).toBeNull();
    await pick({ alt_date_2: '2040-03-02 10:45' });
    expect(await screen.findByRole('button', { name: 'Schedule anyway' })).toBeVisible();
    const sentence = 'Overlaps your interview with Zainab Garba at 10:30.';
    expect(screen.getByText(sentence, { selector: '[role="status"]' })).toBeInTheDocument();
  });

  it('shows the error at the date when the server rejects it', async () => {
    mockEndpoint(scheduleInterview, () =>
      failWith('invalid_input', { alt_date_1: 'No clock shows this time on that day.' }),
    );
    open();
    await pick();
    await press('Schedule Interview');
    expect(await screen.findByText('No clock shows this time on that day.')).toBeVisible();
  });

  it('shows at the date which interview was scheduled meanwhile, and schedules when that is confirmed', async () => {
    const meant: unknown[] = [];
    const sentence = 'Overlaps your interview with Zainab Garba at 10:30.';
    mockEndpoint(scheduleInterview, ({ body }) => {
      meant.push(body.confirm_overlap);
      if (!body.confirm_overlap) failWith('interview_overlap', { alt_date_1: sentence });
      return scheduled();
    });
    open();
    await pick();
    await press('Schedule Interview');
    expect(await screen.findByText('Another interview of yours overlaps this time.')).toBeVisible();
    expect(screen.getByLabelText('First alternative date')).toBeInvalid();
    expect(screen.getByLabelText('First alternative date')).toHaveAccessibleDescription(sentence);
    await press('Schedule anyway');
    expect(await screen.findByText('Interview scheduled successfully.')).toBeVisible();
    expect(meant).toEqual([false, true]);
  });

  it('refuses a date as soon as it overlaps an interview, until it is changed', async () => {
    mockEndpoint(listTakenTimes, ({ query }) => {
      expect(query.application_id).toBe(5);
      return { taken: [{ date: '2040-03-02 10:30', full_name: 'Zainab Garba', is_alternative: false }] };
    });
    open();
    await pick({ date: '2040-03-02 10:00' });
    const sentence = 'Overlaps your interview with Zainab Garba at 10:30.';
    expect(screen.getByLabelText('Preferred date')).toBeInvalid();
    expect(screen.getByLabelText('Preferred date')).toHaveAccessibleDescription(sentence);
    // Beside the date, and in the announcement for screen readers.
    expect(screen.getAllByText(sentence)).toHaveLength(2);
    await pick({ date: '2040-03-02 09:30' });
    expect(screen.getByLabelText('Preferred date')).toHaveValue('02/03/2040 09:30');
    expect(screen.queryByText(sentence)).toBeNull();
    expect(screen.getByLabelText('Preferred date')).toBeValid();
  });

  it('refuses an overlapping alternative on submission without asking the server, which may be confirmed', async () => {
    const sent: unknown[] = [];
    mockEndpoint(scheduleInterview, ({ body }) => {
      sent.push(body.confirm_overlap);
      return scheduled();
    });
    mockEndpoint(listTakenTimes, () => ({
      taken: [{ date: '2040-03-04 15:00', full_name: 'Zainab Garba', is_alternative: false }],
    }));
    open();
    await pick();
    await press('Schedule Interview');
    const field = screen.getByLabelText('Second alternative date');
    expect(await screen.findByText('Another interview of yours overlaps this time.')).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Overlaps your interview with Zainab Garba at 15:00.');
    expect(sent).toEqual([]);
    await press('Schedule anyway');
    expect(await screen.findByText('Interview scheduled successfully.')).toBeVisible();
    expect(sent).toEqual([true]);
  });

  it('remarks on an unusual hour, and offers it all the same', async () => {
    mockEndpoint(scheduleInterview, scheduled);
    open();
    await pick({ ...offer, date: '2040-03-02 05:30' });
    const field = screen.getByLabelText('Preferred date');
    expect(field).toHaveAccessibleDescription('05:30 is an unusual hour. Check that it is meant.');
    expect(field).toBeValid();
    expect(screen.getByLabelText('First alternative date')).not.toHaveAccessibleDescription();
    await press('Schedule Interview');
    expect(await screen.findByText('Interview scheduled successfully.')).toBeVisible();
  });

  it('says that another candidate may choose the time too', async () => {
    const full_name = 'Zainab Garba';
    mockEndpoint(listTakenTimes, () => ({ taken: [{ date: '2040-03-02 10:30', full_name, is_alternative: true }] }));
    open();
    await pick({ date: '2040-03-02 10:00' });
    expect(screen.getByLabelText('Preferred date')).toHaveAccessibleDescription(
      'Overlaps 10:30, which Zainab Garba may still choose.',
    );
  });

  it.each([
    ['In person', 'Place', '4 Herbert Macaulay Way', { place: '4 Herbert Macaulay Way', phone_number: null }],
    ['By telephone', 'Telephone number', '0803 123 4567', { place: null, phone_number: '08031234567' }],
  ])('requires the venue when the interview is held %s', async (method, label, text, where) => {
    const sent: unknown[] = [];
    mockEndpoint(scheduleInterview, ({ body }) => {
      sent.push(body);
      return scheduled();
    });
    open();
    await pick();
    await userEvent.click(screen.getByRole('radio', { name: method }));
    expect(screen.queryByLabelText('Meeting link')).toBeNull();
    await press('Schedule Interview');
    expect(await screen.findByText(`${label} is required.`)).toBeVisible();
    await userEvent.type(screen.getByLabelText(label), text);
    await press('Schedule Interview');
    expect(await screen.findByText('Interview scheduled successfully.')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ meet_link: null, ...where })]);
  });

  it('sends one offer when the button is pressed twice', async () => {
    const sent = jest.fn();
    const slow = deferResponse<ReturnType<typeof scheduled>>();
    mockEndpoint(scheduleInterview, () => {
      sent();
      return slow.response;
    });
    open();
    await pick();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Schedule Interview' }));
    slow.respond(scheduled());
    expect(await screen.findByText('Interview scheduled successfully.')).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('removes the warning when another date is chosen', async () => {
    mockEndpoint(scheduleInterview, () =>
      failWith('interview_overlap', { date: 'Overlaps your interview with Zainab Garba at 10:30.' }),
    );
    open();
    await pick();
    await press('Schedule Interview');
    expect(await screen.findByRole('button', { name: 'Schedule anyway' })).toBeVisible();
    await pick({ date: '2040-03-09 10:00' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Schedule anyway' })).toBeNull());
  });

  it('shows an error and keeps the dates when scheduling fails', async () => {
    mockEndpoint(scheduleInterview, () => failWith('unavailable'));
    open();
    await pick();
    await press('Schedule Interview');
    expect(await screen.findByText('Failed to schedule interview. Please try again later.')).toBeVisible();
    expect(screen.getByLabelText('Preferred date')).toHaveValue('02/03/2040 10:00');
  });

  it('shows the dates of the earlier offer', async () => {
    mockEndpoint(reviewApplication, () => ({
      application: { ...application, status: 'Interview' as const, interview: anInterview() },
    }));
    open();
    expect(await screen.findByLabelText('Preferred date')).toHaveValue('04/02/2030 10:00');
    expect(screen.getByText(/These replace the earlier dates; Babátúndé picks one again\.$/)).toBeVisible();
  });

  it('shows the line of a student whom no date suits, and none of these dates', async () => {
    const interview = anInterview({ declined_at: '2030-01-31T11:00:00.000Z', decline_note: 'Only after four.' });
    mockEndpoint(reviewApplication, () => ({
      application: { ...application, status: 'Interview' as const, interview },
    }));
    open();
    expect(await screen.findByLabelText('Preferred date')).toHaveValue('');
    expect(screen.getByText(/None of the earlier dates suits Babátúndé: “Only after four\.”$/)).toBeVisible();
  });

  it('shows the place of the earlier offer', async () => {
    const interview = anInterview({ meet_link: null, place: '4 Herbert Macaulay Way' });
    mockEndpoint(reviewApplication, () => ({
      application: { ...application, status: 'Interview' as const, interview },
    }));
    open();
    expect(await screen.findByRole('radio', { name: 'In person' })).toBeChecked();
    expect(screen.getByLabelText('Place')).toHaveValue('4 Herbert Macaulay Way');
  });

  it('asks for a meeting link in place when the company has none', async () => {
    const sent: unknown[] = [];
    mockEndpoint(scheduleInterview, ({ body }) => {
      sent.push(body.meet_link);
      return scheduled();
    });
    mockOrganization(null);
    open();
    await pick();
    const link = screen.getByLabelText('Meeting link');
    expect(link).not.toHaveAttribute('readonly');
    await press('Schedule Interview');
    expect(await screen.findByText('Meeting link is required.')).toBeVisible();
    expect(link).toHaveFocus();
    await userEvent.type(link, 'meet.example.ng/once');
    await press('Schedule Interview');
    expect(await screen.findByText('Interview scheduled successfully.')).toBeVisible();
    expect(sent).toEqual(['https://meet.example.ng/once']);
  });

  it('leads to the company profile, which keeps a link', async () => {
    mockOrganization(null);
    open();
    expect(await screen.findByRole('link', { name: 'Keep one in your company profile' })).toHaveAttribute(
      'href',
      '/dashboard/profile?edit&interview=5',
    );
  });

  it('restores the picked dates when the company returns from adding its link', async () => {
    mockOrganization(null);
    mockEndpoint(listLocations, () => ({ data: [{ name: 'Lagos' }, { name: 'Plateau' }] }));
    mockEndpoint(updateOrganization, ({ body }) => {
      mockOrganization('https://meet.example.ng/new');
      return { organization: anOrganization({ id: 7, interview_link: body.interview_link ?? null }), message: '' };
    });
    const router = open();
    await pick();
    await userEvent.click(screen.getByRole('link', { name: 'Keep one in your company profile' }));
    await userEvent.type(await screen.findByLabelText(/^Interview link/), 'https://meet.example.ng/new');
    await press('Save Changes');
    expect(await screen.findByLabelText('Meeting link')).toHaveValue('https://meet.example.ng/new');
    expect(router.state.location).toMatchObject({ pathname: '/setup-interview', search: '?id=5' });
    expect(screen.getByLabelText('Preferred date')).toHaveValue('02/03/2040 10:00');
    expect(screen.getByLabelText('Second alternative date')).toHaveValue('04/03/2040 15:30');
  });

  it('redirects to the application when it is decided', async () => {
    mockEndpoint(reviewApplication, () => ({ application: { ...application, status: 'Accepted' as const } }));
    mockEndpoint(viewAdjacentApplications, () => ({ previous: null, next: null }));
    mockEndpoint(listNotes, () => ({ notes: [] }));
    mockNoDecisions();
    mockEndpoint(viewConversation, () => ({ conversation: aConversation(), messages: [], next_cursor: null }));
    const router = open();
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/applications/5'));
  });

  it.each(['', '?id=five'])('shows a not-found message when there is no such application: %s', async (search) => {
    open(search);
    expect(await screen.findByRole('heading', { name: 'No application details...' })).toBeVisible();
  });

  it('shows an error and loads again on retry when the request fails', async () => {
    mockEndpoint(reviewApplication, () => failWith('unavailable'));
    open();
    const again = await screen.findByRole('button', { name: /Try again/ });
    mockEndpoint(reviewApplication, () => ({ application }));
    await userEvent.click(again);
    expect(await screen.findByLabelText('Preferred date')).toBeVisible();
  });
});
