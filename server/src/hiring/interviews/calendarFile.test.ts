import ICAL from 'ical.js';
import { type SignedIn, startServer, type TestServer } from '../../../testing';

let server: TestServer;
let works: SignedIn;
let ada: SignedIn;
beforeAll(async () => {
  server = await startServer({ APP_ORIGIN: 'https://jobs.example.ng' });
  ada = await server.signIn('student', { full_name: 'Ada Obi' });
});
beforeEach(async () => {
  works = await server.signIn('organization', {
    company_name: 'Marina Works',
    interview_link: 'https://meet.example/works',
  });
});
afterAll(() => server.stop());

const offer = { date: '2099-03-02 10:00', alt_date_1: '2099-03-03 10:00', alt_date_2: '2099-03-04 15:30' };

async function invite(job_title = 'Analyst') {
  const job = await server.aJob({ org_id: works.role_specific_id, job_title });
  const { id } = await server.anApplication({ job_id: job.id, user_id: ada.user_id });
  return { application: id, interview: (await schedule(id)).id as number };
}
const schedule = async (application_id: number, body: object = {}) => {
  const whole = { application_id, ...offer, ...body };
  return (await server.send({ method: 'POST', url: 'interviews/schedule', as: works, body: whole })).json().interview;
};
const choose = (id: number, selected_date: string) =>
  server.send({ method: 'PATCH', url: `interview/${id}/update-date`, as: ada, body: { selected_date } });
const put = (url: string, as: SignedIn) => server.send({ method: 'PUT', url, as, body: {} });
const fetchFile = (id: number | string, as?: SignedIn) => server.send({ url: `interviews/${id}/calendar.ics`, as });

/** The file as another implementation of iCalendar parses it. */
async function read(id: number, as: SignedIn) {
  const { body } = await fetchFile(id, as);
  const calendar = new ICAL.Component(ICAL.parse(body));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  const value = (name: string) => event?.getFirstPropertyValue(name);
  return {
    method: calendar.getFirstPropertyValue('method'),
    ...{ uid: value('uid'), sequence: value('sequence'), status: value('status'), location: value('location') },
    ...{ summary: value('summary'), description: String(value('description')), url: value('url') },
    starts_at: (value('dtstart') as ICAL.Time).toJSDate().toISOString(),
    ends_at: (value('dtend') as ICAL.Time).toJSDate().toISOString(),
  };
}

describe('downloadInterviewCalendar', () => {
  it('is a download with lines of at most 75 bytes', async () => {
    const { interview } = await invite('Büro-Assistent: Lagos');
    const response = await fetchFile(interview, ada);
    expect(response.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': expect.stringContaining('attachment; filename="interview-buro-assistent-lagos.ics"'),
      'cache-control': 'private, no-store',
    });
    expect(response.body).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    const lines = response.body.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);
  });

  it('has the preferred date and lists all three while none is chosen', async () => {
    const { interview } = await invite();
    const event = await read(interview, ada);
    // Nothing is joined before a date is settled.
    expect(event).toMatchObject({
      ...{ method: 'PUBLISH', status: 'TENTATIVE', summary: 'Interview: Analyst, Marina Works' },
      ...{ starts_at: '2099-03-02T09:00:00.000Z', ends_at: '2099-03-02T10:00:00.000Z' },
      ...{ uid: `interview-${interview}@jobs.example.ng`, location: null },
      url: 'https://jobs.example.ng/dashboard/notifications',
    });
    expect(event.description).toContain('The time is not settled: choose one. Times are Lagos time (WAT).');
    expect(event.description).toContain('Preferred: Monday 2 March 2099, 10:00\n');
    expect(event.description).toContain('First alternative: Tuesday 3 March 2099, 10:00\n');
    expect(event.description).toContain('Second alternative: Wednesday 4 March 2099, 15:30\n');
  });

  it.each([
    [{ place: '4 Herbert Macaulay Way, Yaba' }, '4 Herbert Macaulay Way, Yaba', 'Place: 4 Herbert Macaulay Way, Yaba'],
    [{ phone_number: '08031234567' }, 'Telephone 08031234567', 'Call 08031234567.'],
  ])('names the place or phone number when there is no link: %j', async (where, location, words) => {
    const { application, interview } = await invite();
    await schedule(application, where);
    const event = await read(interview, ada);
    expect(event.location).toBe(location);
    expect(event.description).toContain(words);
  });

  it('keeps its uid and increases its sequence when the interview changes', async () => {
    const { application, interview } = await invite();
    const first = await read(interview, ada);
    await schedule(application, { date: '2099-04-01 09:00' });
    const moved = await read(interview, ada);
    await choose(interview, offer.alt_date_2);
    const settled = await read(interview, ada);

    expect([moved.starts_at, moved.status]).toEqual(['2099-04-01T08:00:00.000Z', 'TENTATIVE']);
    expect([settled.starts_at, settled.status]).toEqual(['2099-03-04T14:30:00.000Z', 'CONFIRMED']);
    expect(settled.description).not.toContain('alternative');
    expect([moved.uid, settled.uid]).toEqual([first.uid, first.uid]);
    expect([first.sequence, moved.sequence, settled.sequence]).toEqual([0, 1, 2]);
  });

  it.each([
    ['rejected', (id: number) => put(`RejectApplicationByOrg/${id}`, works)],
    ['withdrawn', (id: number) => put(`applications/${id}/withdraw`, ada)],
  ])('cancels the event when the application is %s', async (_, end) => {
    const { application, interview } = await invite();
    await choose(interview, offer.date);
    const before = await read(interview, works);
    await end(application);
    for (const as of [ada, works]) {
      const after = await read(interview, as);
      expect(after).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: before.uid, location: null });
      expect(Number(after.sequence)).toBeGreaterThan(Number(before.sequence));
    }
  });

  it('stays confirmed when the application is accepted', async () => {
    const { application, interview } = await invite();
    await choose(interview, offer.date);
    await put(`AcceptApplicationByOrg/${application}`, works);
    expect(await read(interview, ada)).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED' });
  });

  it('names the candidate to the company, and daylight saving time in its zone', async () => {
    await server.context.db
      .updateTable('organizations')
      .set({ time_zone: 'Europe/Berlin' })
      .where('id', '=', works.role_specific_id)
      .execute();
    const { application, interview } = await invite();
    await schedule(application, { date: '2099-03-29 10:00', alt_date_1: '2099-03-28 10:00' });
    const event = await read(interview, works);
    expect(event).toMatchObject({
      ...{ summary: 'Interview: Analyst, Ada Obi', starts_at: '2099-03-29T08:00:00.000Z' },
      url: `https://jobs.example.ng/dashboard/applications/${application}`,
    });
    expect(event.description).toContain('The candidate has not chosen yet.');
    expect(event.description).toMatch(/29 March 2099, 10:00, Berlin time \((CEST|GMT\+2)\)/);
    expect(event.description).toMatch(/28 March 2099, 10:00, Berlin time \((CET|GMT\+1)\)/);
  });

  it('escapes names so that they add no line, event or link', async () => {
    works = await server.signIn('organization', {
      company_name: 'A, B; C\\n\r\nEND:VEVENT\r\nATTACH:https://evil.example/x "Ltd"',
      interview_link: 'https://meet.example/a,b;c',
    });
    const { interview } = await invite('Analyst (Oil, Gas)');
    await choose(interview, offer.date);
    const { body } = await fetchFile(interview, ada);
    expect(body.match(/^(BEGIN|END):VEVENT\r$/gm)).toHaveLength(2);
    expect(body).not.toMatch(/^ATTACH/m);
    expect(await read(interview, ada)).toMatchObject({
      summary: 'Interview: Analyst (Oil, Gas), A, B; C\\n END:VEVENT ATTACH:https://evil.example/x "Ltd"',
      location: 'https://meet.example/a,b;c',
    });
  });

  it('responds with 404 to everybody but the two parties', async () => {
    const { interview } = await invite();
    for (const as of [ada, works]) expect((await fetchFile(interview, as)).statusCode).toBe(200);
    const others = [await server.signIn('student'), await server.signIn('organization')];
    for (const as of others) expect((await fetchFile(interview, as)).json()).toMatchObject({ code: 'not_found' });
    for (const unknown of ['x', 2147483647]) expect((await fetchFile(unknown, ada)).statusCode).toBe(404);
    expect((await fetchFile(interview)).statusCode).toBe(401);
  });
});
