import type { ApplicationStatus } from '@foothold/shared/contract';
import { type SignedIn, unzip } from '../../../testing';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';
import { addDays, todayIn } from '../../platform/time/days';

let server: TestServerWithEmail;
let company: SignedIn;
beforeAll(async () => {
  server = await startServerWithEmail();
  company = await server.signIn('organization', { company_name: 'Marina Works' });
});
afterAll(() => server.stop());

const today = todayIn('Africa/Lagos');
const welcome = {
  ...{ starts_on: addDays(today, 30), place: '12 Marina, Lagos', contact_name: 'Ngozi Eze' },
  ...{ contact_details: 'ngozi@marina.example', note: 'Bring your letter.\nAsk at the gate.' },
};

async function anApplication(status: ApplicationStatus = 'Accepted') {
  const student = await server.signIn('student', { full_name: 'Ada Obi' });
  const job = await server.aJob({ org_id: company.role_specific_id, job_title: 'Analyst' });
  const { id } = await server.anApplication({ job_id: job.id, user_id: student.user_id, status });
  return { id, student };
}
const put = (url: string, as: SignedIn | undefined, body: object) => server.send({ method: 'PUT', url, as, body });
const accept = (id: number, body: object) => put(`AcceptApplicationByOrg/${id}`, company, body);
const give = (id: number, body: object = {}, as = company) =>
  put(`applications/${id}/welcome`, as, { ...welcome, revision: 0, ...body });
const answer = (id: number, as: SignedIn, body: object) =>
  put(`applications/${id}/welcome/answer`, as, { revision: 0, ...body });
const read = async (id: number, as: SignedIn) =>
  (await server.send({ url: `applications/${id}`, as })).json().application;
const listNotifications = async (who: SignedIn) =>
  (await server.send({ url: `view_notifications/${who.user_id}`, as: who })).json().notifications as {
    title: string;
    message: string;
    href: string;
  }[];
const listAbout = async (who: SignedIn, id: number) =>
  (await listNotifications(who)).filter(({ href }) => href.startsWith(`/dashboard/applications/${id}`));

describe('accepting with a welcome', () => {
  it('tells the student when, where and whom to ask, on the page and by mail', async () => {
    const { id, student } = await anApplication('Viewed');
    expect((await accept(id, { welcome })).statusCode).toBe(200);
    expect(await read(id, student)).toMatchObject({ status: 'Accepted', welcome: { ...welcome, revision: 1 } });
    expect(await read(id, company)).toMatchObject({ welcome, acceptance_answer: null });
    expect(await listAbout(student, id)).toMatchObject([{ href: `/dashboard/applications/${id}/welcome` }]);
    await server.sendDueEmails();
    const [email] = server.listEmailsTo(student);
    for (const text of ['12 Marina, Lagos', 'Ngozi Eze, ngozi@marina.example', 'Bring your letter.', `${id}/welcome`])
      expect(email?.text).toContain(text);
  });

  it('may go without one, as areas from before the welcome do', async () => {
    const { id, student } = await anApplication('Viewed');
    expect((await accept(id, {})).statusCode).toBe(200);
    expect(await read(id, student)).toMatchObject({ status: 'Accepted', welcome: null });
  });

  it.each([
    ['a start date in the past', { starts_on: addDays(today, -1) }, 'welcome.starts_on'],
    ['a start date more than two years away', { starts_on: addDays(today, 732) }, 'welcome.starts_on'],
    ['no contact person', { contact_name: '' }, 'welcome.contact_name'],
    ['control characters', { note: 'a\u0007' }, 'welcome.note'],
  ])('refuses %s, and accepts nothing', async (_what, change, field) => {
    const { id, student } = await anApplication('Viewed');
    const response = await accept(id, { welcome: { ...welcome, ...change } });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [field]]);
    expect(await read(id, student)).toMatchObject({ status: 'Viewed', welcome: null });
  });
});

describe('giveWelcome', () => {
  it('gives one after an acceptance without, and tells the student once', async () => {
    const { id, student } = await anApplication();
    const [first, again] = await Promise.all([give(id), give(id)]);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(first.json().welcome).toMatchObject({ ...welcome, revision: 1 });
    expect(await listAbout(student, id)).toMatchObject([{ title: 'When and where you start' }]);
    await server.passMinutes(6);
    expect(server.listEmailsTo(student)).toHaveLength(1);
  });

  it('changes it after the student has confirmed, and tells the last state by one mail', async () => {
    const { id, student } = await anApplication();
    await give(id);
    await answer(id, student, { answer: 'confirmed', revision: 1 });
    await give(id, { place: '1 Broad Street', revision: 1 });
    expect((await give(id, { place: '2 Broad Street', revision: 2 })).json().welcome.revision).toBe(3);
    expect(await read(id, student)).toMatchObject({ acceptance_answer: 'confirmed' });
    expect((await listAbout(student, id)).filter(({ title }) => title === 'Your start has changed')).toHaveLength(2);
    await server.passMinutes(6);
    const texts = server.listEmailsTo(student).map(({ text }) => text ?? '');
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('2 Broad Street');
  });

  it('lets one of two that change it at once, and tells the other', async () => {
    const { id } = await anApplication();
    await give(id);
    const places = ['1 Broad Street', '2 Broad Street'];
    const responses = await Promise.all(places.map((place) => give(id, { place, revision: 1 })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('outdated');
  });

  it('leaves a start date that has passed, where another text changes', async () => {
    const { id } = await anApplication();
    await give(id);
    const starts_on = addDays(today, -3);
    await server.context.db.updateTable('welcomes').set({ starts_on }).where('application_id', '=', id).execute();
    expect((await give(id, { starts_on, place: '1 Broad Street', revision: 1 })).statusCode).toBe(200);
    const moved = await give(id, { starts_on: addDays(today, -2), revision: 2 });
    expect(moved.json().fields).toEqual({ starts_on: 'Choose today or a later day.' });
  });

  it.each(['Applied', 'Interview', 'Rejected', 'Withdrawn'] as const)('refuses one that is %s', async (status) => {
    const { id } = await anApplication(status);
    expect((await give(id)).json()).toMatchObject({ code: 'not_possible_now' });
  });

  it('refuses one that was declined, and one whose student has deleted the account', async () => {
    const { id, student } = await anApplication();
    await answer(id, student, { answer: 'declined' });
    expect((await give(id)).json().error).toBe('The candidate has declined.');
    const other = await anApplication();
    await erase(other.student);
    expect((await give(other.id)).json().error).toBe('This candidate has deleted their account.');
  });

  it('does not find another company’s', async () => {
    const { id } = await anApplication();
    expect((await give(id, {}, await server.signIn('organization'))).statusCode).toBe(404);
  });
});

const erase = (student: SignedIn) =>
  server.send({ method: 'DELETE', url: 'account', as: student, body: { password: student.password } });

describe('answerAcceptance', () => {
  it('is told to the company, stands in its lists, and leaves the status', async () => {
    const { id, student } = await anApplication();
    const line = 'I go on\n studying.';
    expect((await answer(id, student, { answer: 'declined', line })).json()).toMatchObject({
      ...{ acceptance_answer: 'declined', acceptance_line: 'I go on studying.' },
    });
    const list = await server.send({ url: `ViewApplicationByOrg/${company.role_specific_id}`, as: company });
    expect(list.json().applications[0]).toMatchObject({ id, status: 'Accepted', acceptance_answer: 'declined' });
    const [notification] = await listAbout(company, id);
    expect(notification?.message).toBe('Ada Obi declined and will not start: Analyst. “I go on studying.”');
    await server.sendDueEmails();
    expect(server.listEmailsTo(company).at(-1)).toMatchObject({ subject: 'Ada Obi declined: Analyst' });
    expect(server.listEmailsTo(company).at(-1)?.text).toContain('I go on studying.');
  });

  it('is possible where the company has given no welcome', async () => {
    const { id, student } = await anApplication();
    expect((await answer(id, student, { answer: 'confirmed' })).statusCode).toBe(200);
  });

  it('changes nothing when it is sent again, and refuses another', async () => {
    const { id, student } = await anApplication();
    const first = (await answer(id, student, { answer: 'confirmed' })).json();
    expect((await answer(id, student, { answer: 'confirmed' })).json()).toEqual(first);
    const other = await answer(id, student, { answer: 'declined' });
    expect(other.statusCode).toBe(409);
    expect(other.json().error).toBe('You have confirmed already. Write to the company if you cannot come.');
    expect(await listAbout(company, id)).toHaveLength(1);
  });

  it('has exactly one outcome when both are sent at once', async () => {
    const { id, student } = await anApplication();
    const responses = await Promise.all(
      ['confirmed', 'declined', 'confirmed', 'declined'].map((sent) => answer(id, student, { answer: sent })),
    );
    const done = responses.filter(({ statusCode }) => statusCode === 200).map((response) => response.json());
    expect(done).toHaveLength(2);
    expect(new Set(done.map(({ acceptance_answer }) => acceptance_answer)).size).toBe(1);
    expect(await listAbout(company, id)).toHaveLength(1);
  });

  it('does not confirm a welcome that has changed since it was seen, but declines it', async () => {
    const { id, student } = await anApplication();
    await give(id);
    expect((await answer(id, student, { answer: 'confirmed' })).json().code).toBe('outdated');
    expect((await answer(id, student, { answer: 'declined' })).statusCode).toBe(200);
  });

  it.each(['Viewed', 'Interview', 'Rejected', 'Withdrawn'] as const)('refuses one that is %s', async (status) => {
    const { id, student } = await anApplication(status);
    expect((await answer(id, student, { answer: 'confirmed' })).json().code).toBe('not_possible_now');
  });

  it('does not find somebody else’s', async () => {
    const { id } = await anApplication();
    expect((await answer(id, await server.signIn('student'), { answer: 'confirmed' })).statusCode).toBe(404);
  });
});

describe('the data of a welcome', () => {
  it('is in the student’s export, with the answer', async () => {
    const { id, student } = await anApplication();
    await give(id);
    await answer(id, student, { answer: 'confirmed', revision: 1 });
    const archive = await unzip((await server.send({ url: 'account/export', as: student })).rawPayload);
    const { applications } = JSON.parse(String(archive['foothold.json']));
    expect(applications).toMatchObject([{ id, welcome, acceptance_answer: 'confirmed' }]);
  });

  it('leaves with the student’s account, but for the answer', async () => {
    const { id, student } = await anApplication();
    await give(id);
    await answer(id, student, { answer: 'declined', line: 'I go on again.' });
    await erase(student);
    const { application } = (await put(`ReviewApplicationByOrg/${id}`, company, {})).json();
    expect(application).toMatchObject({ acceptance_answer: 'declined', acceptance_line: null, welcome: null });
    expect(await listAbout(company, id)).toEqual([]);
    await server.passMinutes(6);
    expect(server.listEmailsTo(company).filter(({ text }) => text?.includes('I go on again.'))).toEqual([]);
  });
});
