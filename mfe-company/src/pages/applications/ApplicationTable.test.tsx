import {
  type CompanyApplication,
  type Interview,
  listOrganizationApplications,
  rateApplications,
} from '@foothold/shared/contract';
import {
  aCompanyApplication,
  anIdentity,
  anInterview,
  failWith,
  mockEndpoint,
  mockEvents,
  visit,
} from '@foothold/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';
import { formatShortDay, formatWallClock } from '../../format/wallClock';
import { mockApplication } from '../../testing/application';
import { mockNoDecisions } from '../../testing/decisions';

beforeEach(() => mockNoDecisions());

const company = anIdentity({ role: 'organization', role_specific_id: 7 });
const open = (search = '?view=table') => visit(area.routes, `/dashboard/applications${search}`, { as: company });

const named = (full_name: string, overrides: Partial<CompanyApplication> = {}) => {
  const application = aCompanyApplication({ student_name: full_name, ...overrides });
  return { ...application, student: { ...application.student, full_name } };
};

/** Mocks a server with these applications, which it can rate. Returns what the list was asked for. */
function holding(...all: CompanyApplication[]) {
  const queries: unknown[] = [];
  const stored = all.map((each) => ({ ...each }));
  mockEndpoint(listOrganizationApplications, ({ query: { status, sort } }) => {
    queries.push(sort);
    const applications = stored.filter((each) => !status || each.status === status);
    const counts = { Applied: stored.length, Viewed: 0, Interview: 0, Accepted: 0, Rejected: 0, Withdrawn: 0 };
    return { applications, total: applications.length, counts, next_cursor: null };
  });
  mockEndpoint(rateApplications, ({ body: { application_ids, rating } }) => {
    for (const each of stored) if (application_ids.includes(each.id)) each.rating = rating;
    return undefined;
  });
  return { queries, stored };
}

const findRow = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const press = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const people = () =>
  ['Ada Obi', 'Bola Ade', 'Chidi Eze', 'Dayo Ojo'].map((name, index) => named(name, { id: 11 + index }));

describe('views of ApplicationsPage', () => {
  it('shows the table when it is chosen and keeps it in the URL', async () => {
    holding(named('Ada Obi'));
    const router = open('');
    await userEvent.click(await screen.findByRole('link', { name: 'Table' }));
    expect(await screen.findByRole('table', { name: 'Applications' })).toBeVisible();
    expect(router.state.location.search).toBe('?view=table');
    expect(screen.getByRole('link', { name: 'Table' })).toHaveAttribute('aria-current', 'true');
  });

  it('opens an application by a press on its row, and by its name', async () => {
    holding(named('Ada Obi', { id: 5 }));
    mockApplication(named('Ada Obi', { id: 5 }));
    const router = open();
    const row = await findRow('Ada Obi');
    expect(row.getByRole('link', { name: 'Ada Obi' })).toHaveAttribute('href', '/dashboard/applications/5');
    await userEvent.click(row.getByText('Backend Engineering Intern'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Obi' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/dashboard/applications/5');
  });

  it('sorts by a column, and the other way round when it is pressed again', async () => {
    const { queries } = holding(named('Ada Obi'));
    const router = open();
    const head = async (name: string) => screen.findByRole('columnheader', { name: new RegExp(`^${name}`) });
    expect(await head('Applied')).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(await head('Job')).getByRole('button'));
    await waitFor(async () => expect(await head('Job')).toHaveAttribute('aria-sort', 'ascending'));
    await userEvent.click(within(await head('Job')).getByRole('button'));
    await waitFor(async () => expect(await head('Job')).toHaveAttribute('aria-sort', 'descending'));
    await userEvent.click(within(await head('Rating')).getByRole('button'));
    await waitFor(() => expect(router.state.location.search).toBe('?view=table&sort=rating'));
    await waitFor(() => expect(queries).toEqual([undefined, 'job', 'job_desc', 'rating']));
  });

  it('says of each interview when it is, that it runs, or that it has ended', async () => {
    const now = Date.now();
    const at = (minutes: number, overrides: Partial<Interview> = {}) => {
      const starts_at = new Date(now + minutes * 60_000).toISOString();
      // Where it is the middle of the day: an interview is live only on its day.
      const time_zone = new Date(now).getUTCHours() < 12 ? 'Etc/GMT-6' : 'Etc/GMT+6';
      const date = formatWallClock(time_zone, new Date(starts_at));
      return anInterview({ starts_at, time_zone, date, confirmed_at: starts_at, ...overrides });
    };
    const [ahead, live, ended] = [at(3 * 24 * 60), at(-10), at(-3 * 24 * 60)];
    const declined = at(60, { confirmed_at: null, declined_at: ended.starts_at });
    holding(
      named('Ada Obi', { id: 11, status: 'Interview', interview: ahead }),
      named('Bola Ade', { id: 12, status: 'Interview', interview: live }),
      named('Chidi Eze', { id: 13, status: 'Interview', interview: ended }),
      named('Dayo Ojo', { id: 14, status: 'Interview', interview: declined }),
      named('Efe Udo', { id: 15, status: 'Rejected', interview: ahead }),
      named('Funmi Alao', { id: 16, status: 'Accepted', interview: ended }),
    );
    open();
    await findRow('Ada Obi');
    const cells = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').at(-1)?.textContent);
    const day = ({ date, time_zone }: Interview) => formatShortDay(date, formatWallClock(time_zone));
    expect(cells.slice(1)).toEqual([
      `${day(ahead)}, ${ahead.date.slice(11)}`,
      `Live Now, ${live.date.slice(11)}`,
      `Ended, ${day(ended)}`,
      'New times asked for',
      '',
      `Ended, ${day(ended)}`,
    ]);
  });

  it('says of accepted applicants what they have answered', async () => {
    holding(
      named('Ada Obi', { id: 11, status: 'Accepted', acceptance_answer: 'confirmed' }),
      named('Bola Ade', { id: 12, status: 'Accepted', acceptance_answer: 'declined' }),
      named('Chidi Eze', { id: 13, status: 'Accepted' }),
    );
    open();
    expect((await findRow('Ada Obi')).getByRole('cell', { name: 'Accepted, Confirmed' })).toBeVisible();
    expect((await findRow('Bola Ade')).getByRole('cell', { name: 'Accepted, Declined' })).toBeVisible();
    expect((await findRow('Chidi Eze')).getByRole('cell', { name: 'Accepted' })).toBeVisible();
  });

  it('moves from name to name by the arrow keys', async () => {
    holding(...people());
    open();
    (await findRow('Ada Obi')).getByRole('link').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Bola Ade' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('link', { name: 'Dayo Ojo' })).toHaveFocus();
  });

  it('moves from box to box by the arrow keys', async () => {
    holding(...people());
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Ada Obi' }));
    await userEvent.keyboard('{ArrowDown} {ArrowDown}');
    expect(screen.getByRole('checkbox', { name: 'Select Bola Ade' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Chidi Eze' })).toHaveFocus();
  });

  it('rates by the figures and selects by Space on a name', async () => {
    const { stored } = holding(...people());
    open();
    const row = await findRow('Bola Ade');
    expect(screen.getByText(/1 to 5 rates, Space selects/)).toBeVisible();
    row.getByRole('link').focus();
    await userEvent.keyboard('4');
    expect(row.getByRole('radio', { name: '4 of 5' })).toBeChecked();
    await waitFor(() => expect(stored[1]?.rating).toBe(4));
    await userEvent.keyboard('4');
    await waitFor(() => expect(stored[1]?.rating).toBeNull());
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(await screen.findByText('3 selected.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Ada Obi' })).not.toBeChecked();
  });
});

describe('cards on a phone', () => {
  beforeEach(() =>
    Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) }),
  );
  afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

  it('fold the letter and the rating, and show what can be done', async () => {
    holding(named('Ada Obi', { id: 11, cover_letter: 'I keep books.' }));
    open('');
    const card = within(await screen.findByRole('article', { name: 'Ada Obi' }));
    expect(card.getByRole('link', { name: 'View Application' })).toBeVisible();
    expect(card.getByText('Select')).toBeVisible();
    expect(card.getByText('I keep books.')).not.toBeVisible();
    await userEvent.click(card.getByText('Cover letter and rating'));
    expect(card.getByText('I keep books.')).toBeVisible();
    expect(card.getByRole('radio', { name: '4 of 5' })).toBeVisible();
  });
});

describe('rating', () => {
  it('is set by one press and taken back by another', async () => {
    const { stored } = holding(named('Ada Obi'));
    open();
    const row = await findRow('Ada Obi');
    await userEvent.click(row.getByRole('radio', { name: '4 of 5' }));
    expect(row.getByRole('radio', { name: '4 of 5' })).toBeChecked();
    await waitFor(() => expect(stored[0]?.rating).toBe(4));
    await userEvent.click(row.getByRole('radio', { name: '4 of 5' }));
    expect(row.getByRole('radio', { name: '4 of 5' })).not.toBeChecked();
    await waitFor(() => expect(stored[0]?.rating).toBeNull());
  });

  it('is taken back, and says why, when it could not be saved', async () => {
    holding(named('Ada Obi'));
    mockEndpoint(rateApplications, () => failWith('unavailable'));
    open();
    const row = await findRow('Ada Obi');
    await userEvent.click(row.getByRole('radio', { name: '2 of 5' }));
    await waitFor(() => expect(row.getByText(/try again/i)).toBeVisible());
    expect(row.getByRole('radio', { name: '2 of 5' })).not.toBeChecked();
  });

  it('follows another window', async () => {
    const { stored } = holding(named('Ada Obi', { rating: 1 }));
    open();
    const row = await findRow('Ada Obi');
    expect(row.getByRole('radio', { name: '1 of 5' })).toBeChecked();
    for (const each of stored) each.rating = 5;
    await mockEvents.sendApplications();
    await waitFor(() => expect(row.getByRole('radio', { name: '5 of 5' })).toBeChecked());
  });
});

describe('selection', () => {
  it('selects a range with Shift, all that are shown, and none', async () => {
    holding(...people());
    open();
    await findRow('Ada Obi');
    await press('Select Ada Obi');
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Chidi Eze' }));
    await user.keyboard('{/Shift}');
    expect(await screen.findByText('3 selected.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Select all 4 shown' }));
    expect(await screen.findByText('4 selected.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText(/selected/)).toBeNull();
    await press('Select all shown');
    expect(await screen.findByText('4 selected.')).toBeVisible();
  });

  it('rates and downloads the selected applications', async () => {
    const { stored } = holding(...people());
    open('?view=table&sort=name');
    await findRow('Ada Obi');
    await press('Select Ada Obi');
    await press('Select Chidi Eze');
    expect(screen.getByRole('link', { name: 'Download selected' })).toHaveAttribute(
      'href',
      '/api/ViewApplicationByOrg/7/applications.csv?ids=11%2C13&sort=name',
    );
    const all = within(screen.getByRole('group', { name: 'Rating of all selected' }));
    await userEvent.click(all.getByRole('radio', { name: '3 of 5' }));
    expect(await screen.findByText('2 applications rated 3 of 5')).toBeVisible();
    expect(stored.map(({ rating }) => rating)).toEqual([3, null, 3, null]);
    const row = await findRow('Chidi Eze');
    await waitFor(() => expect(row.getByRole('radio', { name: '3 of 5' })).toBeChecked());
  });

  it('stays when the list is sorted or shown as cards, and is dropped with a word when the filters change', async () => {
    holding(...people());
    open();
    await findRow('Ada Obi');
    await press('Select Bola Ade');
    await userEvent.click(screen.getByRole('button', { name: /^Applicant/ }));
    await userEvent.click(await screen.findByRole('link', { name: 'Cards' }));
    const card = within(await screen.findByRole('article', { name: 'Bola Ade' }));
    expect(card.getByRole('checkbox', { name: 'Select Bola Ade' })).toBeChecked();

    await userEvent.click(screen.getByRole('link', { name: /^Applied/ }));
    expect(await screen.findByText('Selection cleared, because the filters have changed.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Bola Ade' })).not.toBeChecked();
  });
});
