import {
  type ApplicationStatus,
  acceptApplication,
  boardStatuses,
  type CompanyApplication,
  listAccounts,
  listOrganizationApplications,
  listTakenTimes,
  rateApplications,
  reviewApplication,
  viewApplicationBoard,
} from '@foothold/shared/contract';
import {
  aCompanyApplication,
  anIdentity,
  anInterview,
  mockEndpoint,
  neverRespond,
  visit,
} from '@foothold/shared/testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../../area';
import { mockNoDecisions } from '../../testing/decisions';

beforeEach(() => mockNoDecisions());

const company = anIdentity({ role: 'organization', role_specific_id: 7 });
const open = () => visit(area.routes, '/dashboard/applications?view=board', { as: company });

const named = (full_name: string, status: ApplicationStatus, overrides: Partial<CompanyApplication> = {}) => {
  const application = aCompanyApplication({ student_name: full_name, status, ...overrides });
  return { ...application, student: { ...application.student, full_name } };
};

/** Mocks a server with these applications, of which the board shows two in each column at first. */
function holding(...all: CompanyApplication[]) {
  const stored = all.map((each) => ({ ...each }));
  const ofStatus = (status: ApplicationStatus) => stored.filter((each) => each.status === status);
  mockEndpoint(viewApplicationBoard, () => {
    const columns = boardStatuses.map((status) => {
      const found = ofStatus(status);
      return { status, total: found.length, applications: found.slice(0, 2), next_cursor: found[2] ? '2' : null };
    });
    const total = (status: ApplicationStatus) => ofStatus(status).length;
    const counts = { Applied: total('Applied'), Viewed: total('Viewed'), Interview: total('Interview') };
    const decided = { Accepted: total('Accepted'), Rejected: total('Rejected'), Withdrawn: total('Withdrawn') };
    return { columns, counts: { ...counts, ...decided } };
  });
  mockEndpoint(listOrganizationApplications, ({ query: { status = 'Applied', cursor } }) => {
    const found = ofStatus(status);
    return { applications: found.slice(Number(cursor)), total: found.length, counts: null, next_cursor: null };
  });
  mockEndpoint(acceptApplication, ({ params }) => {
    const [application = aCompanyApplication()] = stored.filter(({ id }) => id === params.applicationId);
    application.status = 'Accepted';
    return { application, message: '' };
  });
}

const findColumn = async (status: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${status}`) }));
const listMoves = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Move to… ${name}` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};

describe('Board', () => {
  it('shows the applications in columns by status with the counts of the server', async () => {
    holding(named('Ada Obi', 'Applied'), named('Bola Ade', 'Rejected'), named('Musa Bello', 'Withdrawn'));
    open();
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      ...['Applied 1', 'Viewed 0', 'Interview 0', 'Accepted 0', 'Rejected 1'],
    ]);
    expect((await findColumn('Rejected')).getByRole('link', { name: 'Bola Ade' })).toBeVisible();
    expect(screen.getByRole('link', { name: '1 withdrawn application' })).toHaveAttribute(
      'href',
      '/dashboard/applications?view=table&status=Withdrawn',
    );
  });

  it('loads more of a column', async () => {
    holding(...['Ada Obi', 'Bola Ade', 'Chidi Eze'].map((name) => named(name, 'Viewed')));
    open();
    const column = await findColumn('Viewed');
    expect(column.queryByText('Chidi Eze')).toBeNull();
    await userEvent.click(column.getByRole('button', { name: 'Show more of 3' }));
    expect(await column.findByRole('link', { name: 'Chidi Eze' })).toBeVisible();
    expect(column.queryByRole('button', { name: /^Show more/ })).toBeNull();
  });

  it('offers only the moves that the company may make', async () => {
    holding(
      named('Ada Obi', 'Viewed'),
      named('Bola Ade', 'Interview', { interview: anInterview() }),
      named('Chidi Eze', 'Accepted'),
    );
    open();
    expect(await listMoves('Ada Obi')).toEqual(['Interview', 'Accepted', 'Rejected']);
    await userEvent.keyboard('{Escape}');
    expect(await listMoves('Bola Ade')).toEqual(['Accepted', 'Rejected']);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Move to… Chidi Eze' })).toBeNull();
  });

  it('asks as the application’s page does before it moves a card', async () => {
    holding(named('Ada Obi', 'Viewed'));
    open();
    await listMoves('Ada Obi');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Accepted' }));
    expect(await screen.findByRole('alertdialog', { name: 'Accept without an interview?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await (await findColumn('Accepted')).findByRole('link', { name: 'Ada Obi' })).toBeVisible();
    expect((await findColumn('Viewed')).getByText('None')).toBeVisible();
  });

  it('leads to the form of the interview when a card is moved there', async () => {
    holding(named('Ada Obi', 'Viewed', { id: 5 }));
    for (const endpoint of [reviewApplication, listAccounts, listTakenTimes]) mockEndpoint(endpoint, neverRespond);
    const router = open();
    await listMoves('Ada Obi');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Interview' }));
    await waitFor(() =>
      expect(router.state.navigation.location).toMatchObject({ pathname: '/setup-interview', search: '?id=5' }),
    );
  });

  it('takes a dragged card only where it may go', async () => {
    holding(named('Ada Obi', 'Interview', { interview: anInterview() }));
    open();
    const card = (await screen.findByRole('link', { name: 'Ada Obi' })).closest('article') as HTMLElement;
    const dataTransfer = { setData: () => {}, effectAllowed: '' };
    fireEvent.dragStart(card, { dataTransfer });
    const isAccepted = (status: string) => {
      const column = screen.getByRole('region', { name: new RegExp(`^${status}`) });
      const over = createEvent.dragOver(column);
      fireEvent(column, over);
      return over.defaultPrevented;
    };
    expect(boardStatuses.filter(isAccepted)).toEqual(['Accepted', 'Rejected']);
    fireEvent.drop(screen.getByRole('region', { name: /^Rejected/ }));
    expect(await screen.findByRole('alertdialog', { name: 'Reject this application?' })).toBeVisible();
  });

  it('moves the focus between cards and columns by the arrow keys', async () => {
    holding(named('Ada Obi', 'Applied'), named('Bola Ade', 'Applied'), named('Chidi Eze', 'Rejected'));
    open();
    (await screen.findByRole('link', { name: 'Ada Obi' })).focus();
    const expectFocus = (name: string) => expect(screen.getByRole('link', { name })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expectFocus('Bola Ade');
    await userEvent.keyboard('{ArrowRight}');
    expectFocus('Chidi Eze');
    await userEvent.keyboard('{ArrowLeft}');
    expectFocus('Ada Obi');
  });

  it('takes two presses of Tab for a card: the card, and its menu', async () => {
    holding(named('Ada Obi', 'Applied'), named('Bola Ade', 'Applied'));
    open();
    (await screen.findByRole('link', { name: 'Ada Obi' })).focus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Move to… Ada Obi' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Bola Ade' })).toHaveFocus();
  });

  it('rates a card by a figure, and takes it back by the same one', async () => {
    const sent: unknown[] = [];
    mockEndpoint(rateApplications, ({ body }) => {
      sent.push(body);
      return undefined;
    });
    holding(named('Ada Obi', 'Applied', { id: 11 }));
    open();
    (await screen.findByRole('link', { name: 'Ada Obi' })).focus();
    const rating = within(screen.getByRole('group', { name: 'Rating of Ada Obi' }));
    await userEvent.keyboard('4');
    expect(rating.getByRole('radio', { name: '4 of 5' })).toBeChecked();
    await waitFor(() => expect(sent).toEqual([{ application_ids: [11], rating: 4 }]));
    await userEvent.keyboard('4');
    expect(rating.getByRole('radio', { name: '4 of 5' })).not.toBeChecked();
    await waitFor(() => expect(sent).toHaveLength(2));
  });
});
