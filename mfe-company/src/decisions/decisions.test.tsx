import {
  boardStatuses,
  cancelDecisions,
  decideApplications,
  listMessageTemplates,
  listOrganizationApplications,
  previewDecisions,
  viewApplicationBoard,
} from '@foothold/shared/contract';
import { aCompanyApplication, anIdentity, failWith, mockEndpoint, visit } from '@foothold/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../area';
import { mockApplication, viewedApplication, visitApplication } from '../testing/application';
import { aDecisionBatch, mockDecisions, mockNoDecisions } from '../testing/decisions';

const company = anIdentity({ role: 'organization', role_specific_id: 7, name: 'Marina Works' });
const open = (search = '?view=table') => visit(area.routes, `/dashboard/applications${search}`, { as: company });

const people = ['Ada Obi', 'Bola Ade', 'Chidi Eze'].map((student_name, index) => {
  const application = aCompanyApplication({ id: 11 + index, student_name });
  return { ...application, student: { ...application.student, full_name: student_name } };
});
const counts = { Applied: 3, Viewed: 0, Interview: 0, Accepted: 0, Rejected: 0, Withdrawn: 0 };

/** Mocks a list that shows `shown` of `total`. */
const mockList = (total = people.length) =>
  mockEndpoint(listOrganizationApplications, () => ({
    ...{ applications: people, total, counts: { ...counts, Applied: total } },
    next_cursor: null,
  }));

type Person = ReturnType<typeof toPerson>;
const toPerson = (id: number, over: object = {}) => ({
  application_id: id,
  student_name: people.find((each) => each.id === id)?.student_name ?? 'Dayo Ojo',
  ...{ job_title: 'Analyst', problem: null, times: null, template_values: null },
  ...over,
});
function mockPreview(...listed: Person[]) {
  const asked: unknown[] = [];
  mockEndpoint(previewDecisions, ({ body }) => {
    asked.push(body.selection);
    return { company_name: 'Marina Works', people: listed, location: [] };
  });
  return asked;
}
const select = async (...names: string[]) => {
  for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('deciding about several applications', () => {
  it('rejects the selected with a reason, after it has shown each person’s text and whom it leaves out', async () => {
    mockList();
    mockNoDecisions();
    const asked = mockPreview(toPerson(11), toPerson(12), toPerson(13, { problem: 'withdrawn' }));
    const sent: unknown[] = [];
    mockEndpoint(decideApplications, ({ body }) => {
      sent.push(body);
      mockDecisions(aDecisionBatch());
      return { batch: aDecisionBatch(), now: new Date().toISOString() };
    });
    open();
    await select('Ada Obi', 'Bola Ade', 'Chidi Eze');
    await press('Reject');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reject 2 applicants?' }));
    expect(asked).toEqual([{ application_ids: [11, 12, 13] }]);
    expect(dialog.getByText('Chidi Eze: has withdrawn')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reject 2' }));
    expect(dialog.getByText('Choose a reason.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Location');
    await userEvent.selectOptions(dialog.getByLabelText('Text to'), 'Bola Ade, Analyst');
    const text = within(dialog.getByRole('region', { name: 'What Bola Ade gets' }));
    expect(text.getByText('The place of work does not fit.')).toBeVisible();
    expect(sent).toEqual([]);

    await userEvent.click(dialog.getByRole('button', { name: 'Reject 2' }));
    expect(sent).toMatchObject([{ kind: 'reject', application_ids: [11, 12], reason: 'location', line: null }]);
    expect(await screen.findByText('Rejection of 2 applicants in 10 minutes')).toBeVisible();
    const region = within(await screen.findByRole('region', { name: 'Decisions' }));
    expect(region.getByText('Rejection of 2 applicants')).toBeVisible();
    expect(region.getByRole('timer')).toHaveTextContent(/^(9:00|8:\d\d)$/);
    const row = within(screen.getByRole('row', { name: /Ada Obi/ }));
    expect(row.getByText(/^Reject/)).toBeVisible();
    expect(screen.queryByText(/selected\./)).toBeNull();
  });

  it.each([
    ['a placeholder, with its place', 'Dear {first_name}', /^Line 1, column 6: /],
    ['too long a line', 'a'.repeat(301), 'At most 300 characters.'],
  ])('refuses in a rejection %s', async (_what, line, problem) => {
    mockList();
    mockNoDecisions();
    mockPreview(toPerson(11));
    open();
    await select('Ada Obi');
    await press('Reject');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reject 1 applicant?' }));
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Location');
    await userEvent.click(dialog.getByLabelText(/^A line of your own/));
    await userEvent.paste(line);
    await userEvent.click(dialog.getByRole('button', { name: 'Reject 1' }));
    expect(dialog.getByText(problem)).toBeVisible();
  });

  it('says that nothing was decided, and why, where another window was first with all of them', async () => {
    mockList();
    mockNoDecisions();
    mockPreview(toPerson(11));
    mockEndpoint(decideApplications, () => {
      const failure = {
        application_id: 11,
        student_name: 'Ada Obi',
        job_title: 'Analyst',
        failure: 'in_batch',
      } as const;
      const batch = aDecisionBatch({ state: 'done', application_ids: [], done: 0, failures: [failure] });
      mockDecisions(batch);
      return { batch, now: new Date().toISOString() };
    });
    open();
    await select('Ada Obi');
    await press('Accept');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Accept 1 applicant?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept 1' }));
    expect(await screen.findByText('Nothing was decided. The list above says why.')).toBeVisible();
    const region = within(await screen.findByRole('region', { name: 'Decisions' }));
    expect(region.getByText(/: waits in another decision/)).toBeVisible();
  });

  it('accepts with one start for all, which each one’s text shows before', async () => {
    mockList();
    mockNoDecisions();
    mockPreview(toPerson(11), toPerson(12));
    const sent: unknown[] = [];
    mockEndpoint(decideApplications, ({ body }) => {
      sent.push(body);
      return { batch: aDecisionBatch({ kind: 'accept', reason: null }), now: new Date().toISOString() };
    });
    open();
    await select('Ada Obi', 'Bola Ade');
    await press('Accept');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Accept 2 applicants?' }));
    await userEvent.type(dialog.getByLabelText('Place'), '12 Marina, Lagos');
    await userEvent.click(dialog.getByRole('button', { name: 'Accept 2' }));
    expect(dialog.getByText('Start date is required.')).toBeVisible();
    const starts_on = `${new Date().getFullYear() + 1}-06-01`;
    fireEvent.change(dialog.getByLabelText('Start date'), { target: { value: starts_on } });
    await userEvent.type(dialog.getByLabelText('Contact person'), 'Ngozi Eze');
    await userEvent.type(dialog.getByLabelText('Email or telephone of that person'), 'ngozi@marina.example');
    await userEvent.type(dialog.getByLabelText(/^Note/), 'Bring your letter.');
    expect(dialog.queryByText(/is required/)).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText('Text to'), 'Bola Ade, Analyst');
    const text = within(dialog.getByRole('region', { name: 'What Bola Ade gets' }));
    expect(text.getByText('Place: 12 Marina, Lagos')).toBeVisible();
    expect(text.getByText('Contact person: Ngozi Eze, ngozi@marina.example')).toBeVisible();
    expect(text.getByText('Bring your letter.')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Accept 2' }));
    expect(await screen.findByText('Acceptance of 2 applicants in 10 minutes')).toBeVisible();
    expect(sent).toMatchObject([{ kind: 'accept', welcome: { starts_on, place: '12 Marina, Lagos' } }]);
  });

  it('shows at its field what the server finds wrong with a start', async () => {
    mockList();
    mockNoDecisions();
    mockPreview(toPerson(11));
    mockEndpoint(decideApplications, () =>
      failWith('invalid_input', { 'welcome.starts_on': 'Choose today or a later day.' }),
    );
    open();
    await select('Ada Obi');
    await press('Accept');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Accept 1 applicant?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept 1' }));
    expect(await dialog.findByText('Choose today or a later day.')).toBeVisible();
  });

  it('leaves the status in sight of whom a message is on its way to', async () => {
    mockList();
    mockDecisions(aDecisionBatch({ kind: 'message', reason: null }));
    open();
    const row = within(await screen.findByRole('row', { name: /Ada Obi/ }));
    expect(await screen.findByText('Message to 2 applicants')).toBeVisible();
    expect(row.getByText('Applied')).toBeVisible();
  });

  it('undoes it, also after a reload and in a colleague’s window', async () => {
    mockList();
    mockDecisions(aDecisionBatch());
    const canceled: unknown[] = [];
    mockEndpoint(cancelDecisions, ({ params, body }) => {
      canceled.push([params.id, body.application_id]);
      mockNoDecisions();
      return { batch: aDecisionBatch({ state: 'canceled' }), now: new Date().toISOString() };
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo: Rejection of 2 applicants' }));
    expect(await screen.findByText('Undone. Nobody was told.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Decisions' })).toBeNull());
    expect(canceled).toEqual([[41, null]]);
  });

  it('says that it is too late to undo, and shows what became of it', async () => {
    mockList();
    mockDecisions(aDecisionBatch());
    mockEndpoint(cancelDecisions, () => {
      const failure = { application_id: 13, student_name: 'Chidi Eze', job_title: 'Analyst' };
      mockDecisions(
        aDecisionBatch({
          state: 'done',
          done: 1,
          application_ids: [],
          failures: [{ ...failure, failure: 'withdrawn' }],
        }),
      );
      return failWith('not_possible_now');
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^Undo: / }));
    expect(await screen.findByText('1 applicant rejected.')).toBeVisible();
    await userEvent.click(screen.getByText('1 applicant left as before'));
    const region = within(screen.getByRole('region', { name: 'Decisions' }));
    expect(region.getByRole('link', { name: 'Chidi Eze' })).toHaveAttribute('href', '/dashboard/applications/13');
    expect(screen.getByText(/, Analyst: has withdrawn$/)).toBeVisible();
    await press('Hide');
    expect(screen.queryByRole('region', { name: 'Decisions' })).toBeNull();
  });

  it('selects all of a filter, also those that are not shown', async () => {
    mockList(63);
    mockNoDecisions();
    const asked = mockPreview(...[11, 12, 13, 14].map((id) => toPerson(id)));
    open();
    await select('Ada Obi');
    await press('Select all 63 of this filter');
    expect(await screen.findByText('4 selected.')).toBeVisible();
    expect(asked).toEqual([{ filters: { job_id: null, status: null, q: null }, count: 63 }]);
  });

  it('says where more match than can be decided, or others than were seen', async () => {
    mockList(63);
    mockNoDecisions();
    mockEndpoint(previewDecisions, () => failWith('invalid_input', { selection: 'At most 500 applications.' }));
    open();
    await select('Ada Obi');
    await press('Select all 63 of this filter');
    expect(await screen.findByRole('alert')).toHaveTextContent('At most 500 applications.');
    expect(screen.getByText('1 selected.')).toBeVisible();
  });

  it('keeps what was filled in when it fails', async () => {
    mockList();
    mockNoDecisions();
    mockPreview(toPerson(11));
    mockEndpoint(decideApplications, () => failWith('unavailable'));
    open();
    await select('Ada Obi');
    await press('Accept');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Accept 1 applicant?' }));
    expect(dialog.getByText('Marina Works accepted your application for Analyst.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Accept 1' }));
    expect(await dialog.findByText('The service is busy. Try again in a moment.')).toBeVisible();
  });

  it('shows each person’s own times before it invites', async () => {
    mockList();
    mockNoDecisions();
    mockEndpoint(previewDecisions, ({ body: { interview } }) => {
      const times = (hour: string) => ({ zone: 'Lagos time (WAT)', list: [`Preferred: Monday 2 March 2099, ${hour}`] });
      return {
        company_name: 'Marina Works',
        people: [
          toPerson(11, { times: interview ? times('10:00') : null }),
          toPerson(12, { times: interview ? times('11:00') : null }),
        ],
        location: interview?.place ? [`It is held here: ${interview.place}.`] : [],
      };
    });
    const sent: unknown[] = [];
    mockEndpoint(decideApplications, ({ body }) => {
      sent.push(body.interview);
      return { batch: aDecisionBatch({ kind: 'interview', reason: null }), now: new Date().toISOString() };
    });
    open();
    await select('Ada Obi', 'Bola Ade');
    await press('Invite to interview');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Invite 2 applicants?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Show the texts' }));
    expect(dialog.getByText('Preferred date is required.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Preferred date of the first person/), '02/03/2099 10:00');
    await userEvent.type(dialog.getByLabelText(/^First alternative date/), '03/03/2099 10:00');
    await userEvent.type(dialog.getByLabelText(/^Second alternative date/), '04/03/2099 10:00');
    await userEvent.click(dialog.getByRole('radio', { name: 'In person' }));
    await userEvent.type(dialog.getByLabelText('Place'), '1 Marina');
    await userEvent.click(dialog.getByRole('button', { name: 'Show the texts' }));
    expect(await dialog.findByText('Preferred: Monday 2 March 2099, 10:00')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Text to'), 'Bola Ade, Analyst');
    expect(dialog.getByText('Preferred: Monday 2 March 2099, 11:00')).toBeVisible();
    expect(dialog.getByText('It is held here: 1 Marina.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Invite 2' }));
    expect(sent).toMatchObject([{ date: '2099-03-02 10:00', alt_date_1: '2099-03-03 10:00', place: '1 Marina' }]);
  });

  it('writes to the selected with a template, and shows each person’s own message before', async () => {
    mockList();
    mockNoDecisions();
    const toValues = (first_name: string) => ({ first_name, job_title: 'Analyst', company_name: 'Marina Works' });
    mockPreview(
      toPerson(11, { template_values: toValues('Ada') }),
      toPerson(12, { template_values: toValues('Bola') }),
      toPerson(13, { problem: 'conversation_ended' }),
    );
    const updated_at = new Date().toISOString();
    const template = { id: 3, name: 'Still reading', text: 'Hello {first_name}, we are still reading.', updated_at };
    mockEndpoint(listMessageTemplates, () => ({ templates: [template] }));
    const sent: unknown[] = [];
    mockEndpoint(decideApplications, ({ body }) => {
      sent.push(body);
      return { batch: aDecisionBatch({ kind: 'message', reason: null }), now: updated_at };
    });
    open();
    await select('Ada Obi', 'Bola Ade', 'Chidi Eze');
    await press('Message');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Message 2 applicants?' }));
    expect(dialog.getByText('Chidi Eze: has ended the conversation')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Message 2' }));
    expect(dialog.getByText('Write a message.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Message'), 'Dear {{name');
    expect(dialog.getByText(/^Line 1, column 6: this \{ is never closed\./)).toBeVisible();
    expect(dialog.queryByLabelText('Text to')).toBeNull();
    await userEvent.clear(dialog.getByLabelText('Message'));
    await userEvent.selectOptions(dialog.getByLabelText(/^Template/), 'Still reading');
    await userEvent.selectOptions(dialog.getByLabelText('Text to'), 'Bola Ade, Analyst');
    const text = within(dialog.getByRole('region', { name: 'What Bola Ade gets' }));
    expect(text.getByText('Hello Bola, we are still reading.')).toBeVisible();

    await userEvent.click(dialog.getByRole('button', { name: 'Message 2' }));
    expect(sent).toMatchObject([{ kind: 'message', application_ids: [11, 12], text: template.text }]);
    expect(await screen.findByText('Message to 2 applicants in 10 minutes')).toBeVisible();
  });

  it('says at the message what the server finds wrong with it', async () => {
    mockList();
    mockNoDecisions();
    mockPreview(toPerson(11));
    mockEndpoint(listMessageTemplates, () => failWith('unavailable'));
    mockEndpoint(decideApplications, () =>
      failWith('invalid_input', { text: 'With the names in it this is too long.' }),
    );
    open();
    await select('Ada Obi');
    await press('Message');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Message 1 applicant?' }));
    expect(dialog.queryByLabelText(/^Template/)).toBeNull();
    await userEvent.type(dialog.getByLabelText('Message'), 'Hello');
    await userEvent.click(dialog.getByRole('button', { name: 'Message 1' }));
    expect(await dialog.findByText('With the names in it this is too long.')).toBeVisible();
  });

  it('selects cards of the board by the space bar', async () => {
    const [ada] = people;
    mockEndpoint(viewApplicationBoard, () => ({
      columns: boardStatuses.map((status) => ({
        ...{ status, total: status === 'Applied' ? 1 : 0, next_cursor: null },
        applications: status === 'Applied' && ada ? [ada] : [],
      })),
      counts: { ...counts, Applied: 1 },
    }));
    mockNoDecisions();
    open('?view=board');
    (await screen.findByRole('link', { name: 'Ada Obi' })).focus();
    await userEvent.keyboard(' ');
    expect(await screen.findByText('1 selected.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Ada Obi' })).toBeChecked();
  });
});

describe('the page of an application that waits in a decision', () => {
  it('offers to undo it for this one alone, and no other decision', async () => {
    mockApplication(viewedApplication);
    mockDecisions(aDecisionBatch({ application_ids: [5, 6, 7] }));
    const canceled: unknown[] = [];
    mockEndpoint(cancelDecisions, ({ body }) => {
      canceled.push(body.application_id);
      mockNoDecisions();
      return { batch: aDecisionBatch(), now: new Date().toISOString() };
    });
    visitApplication();
    expect(await screen.findByText(/^Together with 2 other applicants\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reject Application' })).toBeNull();
    await press('Undo for Babátúndé alone');
    expect(await screen.findByRole('button', { name: 'Reject Application' })).toBeVisible();
    expect(canceled).toEqual([5]);
  });
});
