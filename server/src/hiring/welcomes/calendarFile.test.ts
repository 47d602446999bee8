import ICAL from 'ical.js';
import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { addDays, todayIn } from '../../platform/time/days';

let server: TestServer;
let works: SignedIn;
let ada: SignedIn;
beforeAll(async () => {
  server = await startServer({ APP_ORIGIN: 'https://jobs.example.ng' });
  ada = await server.signIn('student', { full_name: 'Ada Obi' });
  works = await server.signIn('organization', { company_name: 'Marina Works' });
});
afterAll(() => server.stop());

const starts_on = addDays(todayIn('Africa/Lagos'), 30);
const welcome = {
  ...{ starts_on, place: '12 Marina, Lagos; gate 2', contact_name: 'Ngozi Eze' },
  ...{ contact_details: '0803 123 4567', note: 'Bring your letter.' },
};

async function anAcceptance() {
  const job = await server.aJob({ org_id: works.role_specific_id, job_title: 'Büro-Assistent' });
  return (await server.anApplication({ job_id: job.id, user_id: ada.user_id, status: 'Accepted' })).id;
}
const put = (url: string, as: SignedIn, body: object) => server.send({ method: 'PUT', url, as, body });
const give = (id: number, body: object = {}) =>
  put(`applications/${id}/welcome`, works, { ...welcome, revision: 0, ...body });
const answer = (id: number, value: string) =>
  put(`applications/${id}/welcome/answer`, ada, { answer: value, revision: 1 });
const fetchFile = (id: number, as?: SignedIn) => server.send({ url: `applications/${id}/welcome.ics`, as });

/** The file as another implementation of iCalendar parses it. */
async function read(id: number, as: SignedIn) {
  const calendar = new ICAL.Component(ICAL.parse((await fetchFile(id, as)).body));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  const value = (name: string) => event?.getFirstPropertyValue(name);
  const start = value('dtstart') as ICAL.Time;
  return {
    method: calendar.getFirstPropertyValue('method'),
    ...{ uid: value('uid'), sequence: value('sequence'), status: value('status'), location: value('location') },
    ...{ summary: value('summary'), description: value('description'), url: value('url') },
    ...{ starts: start.toString(), isAllDay: start.isDate },
  };
}

describe('downloadWelcomeCalendar', () => {
  it('is a download of the whole first day, for each side with its own page', async () => {
    const id = await anAcceptance();
    await give(id);
    const response = await fetchFile(id, ada);
    expect(response.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': expect.stringContaining('filename="first-day-buro-assistent.ics"'),
    });
    expect(response.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(await read(id, ada)).toEqual({
      ...{ method: 'PUBLISH', uid: `welcome-${id}@jobs.example.ng`, sequence: 1, status: 'TENTATIVE' },
      ...{ starts: starts_on, isAllDay: true, location: '12 Marina, Lagos; gate 2' },
      summary: 'First day: Büro-Assistent, Marina Works',
      description: `Contact person: Ngozi Eze, 0803 123 4567\nBring your letter.\nOn Foothold: https://jobs.example.ng/dashboard/applications/${id}/welcome`,
      url: `https://jobs.example.ng/dashboard/applications/${id}/welcome`,
    });
    expect(await read(id, works)).toMatchObject({
      summary: 'First day: Büro-Assistent, Ada Obi',
      url: `https://jobs.example.ng/dashboard/applications/${id}`,
    });
  });

  it('replaces the event of an earlier file when it is confirmed or changed', async () => {
    const id = await anAcceptance();
    await give(id);
    await answer(id, 'confirmed');
    expect(await read(id, ada)).toMatchObject({ status: 'CONFIRMED', sequence: 2 });
    await give(id, { starts_on: addDays(starts_on, 1), revision: 1 });
    expect(await read(id, ada)).toMatchObject({ starts: addDays(starts_on, 1), sequence: 3 });
  });

  it('removes the event once it is declined', async () => {
    const id = await anAcceptance();
    await give(id);
    await answer(id, 'declined');
    expect(await read(id, works)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', sequence: 2, location: null });
  });

  it('is not found without a welcome, and by anybody else', async () => {
    const id = await anAcceptance();
    expect((await fetchFile(id, ada)).statusCode).toBe(404);
    await give(id);
    for (const role of ['student', 'organization'] as const)
      expect((await fetchFile(id, await server.signIn(role))).statusCode).toBe(404);
  });
});
