import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { createInterviewActions, offer } from '../../../testing/interviews';

let server: TestServer;
let works: SignedIn;
let ada: SignedIn;
beforeAll(async () => {
  server = await startServer();
  ada = await server.signIn('student', { full_name: 'Ada Obi' });
});
beforeEach(async () => {
  works = await server.signIn('organization', { interview_link: 'https://meet.example/works' });
});
afterAll(() => server.stop());

const { anApplication, schedule, anInterview, choose, list, listNotifications } = createInterviewActions(() => ({
  server,
  works,
  ada,
}));

describe('scheduleInterview', () => {
  it('stores the dates in the company’s time zone with its meeting link, and sets the status to Interview', async () => {
    const application = await anApplication();
    const response = await schedule(application.id);
    expect(response.statusCode).toBe(201);
    const { interview, message } = response.json();
    expect(message).toBe('Interview scheduled successfully.');
    expect(interview).toMatchObject({
      ...offer,
      ...{ application_id: application.id, job_id: application.job_id, user_id: ada.user_id },
      ...{ starts_at: '2099-03-02T09:00:00.000Z', time_zone: 'Africa/Lagos', meet_link: 'https://meet.example/works' },
      ...{ confirmed_at: null, completed_at: null },
    });
    expect(await list()).toMatchObject({
      interviews: [
        {
          id: interview.id,
          application: { status: 'Interview' },
          job: { job_title: 'Analyst' },
          student: { full_name: 'Ada Obi' },
        },
      ],
      total: 1,
    });
    const [notification] = await listNotifications(ada);
    expect(notification).toMatchObject({
      title: 'Interview for Analyst',
      href: `/dashboard/applications/${interview.application_id}`,
    });
    const time = '\\w+day \\d+ \\w+ 2\\d{3}, \\d\\d:\\d\\d';
    expect(notification.message).toMatch(
      new RegExp(`invites you on ${time}, or ${time}, or ${time}, Lagos time \\(WAT\\)\\.$`),
    );
  });

  it.each([
    [{ place: ' 4 Herbert Macaulay Way ' }, { place: '4 Herbert Macaulay Way', phone_number: null, meet_link: null }],
    [{ phone_number: '0803 123 4567' }, { place: null, phone_number: '08031234567', meet_link: null }],
    [
      { place: '', phone_number: '' },
      { place: null, phone_number: null, meet_link: 'https://meet.example/works' },
    ],
  ])('stores the place or phone number when given: %j', async (where, expected) => {
    const application = await anApplication();
    expect((await schedule(application.id, where)).json().interview).toMatchObject(expected);
    const seen = await server.send({ url: `applications/${application.id}`, as: ada });
    expect(seen.json().application.interview).toMatchObject(expected);
    expect((await list()).interviews[0]).toMatchObject(expected);
  });

  it('is refused online without a link', async () => {
    works = await server.signIn('organization', { interview_link: null });
    const { id } = await anApplication();
    expect((await schedule(id)).json().fields).toEqual({ meet_link: 'Meeting link is required.' });
    const given = await schedule(id, { meet_link: 'https://meet.example/once' });
    expect(given.json().interview.meet_link).toBe('https://meet.example/once');
  });

  // Interviews of earlier releases may have none.
  it('gets the meeting link that the company adds to its profile later when it had no location', async () => {
    works = await server.signIn('organization', { company_name: 'Marina Works' });
    const [withoutLocation, withPlace] = [
      await anInterview(),
      await anInterview({ place: '4 Marina Road', confirm_overlap: true }),
    ];
    const { db } = server.context;
    await db.updateTable('interviews').set({ meet_link: null }).where('id', '=', withoutLocation.id).execute();
    const interview_link = 'https://meet.example/new';
    const profile = { company_name: 'Marina Works', company_state: 'Lagos', company_street_address: '4 Marina Road' };
    const body = { ...profile, phone: '08031234567', interview_link };
    await server.send({ method: 'PUT', url: `organization/${works.role_specific_id}/update`, as: works, body });
    const links = (await list()).interviews.map(({ id, meet_link }: { id: number; meet_link: string }) => [
      id,
      meet_link,
    ]);
    expect(new Map(links)).toEqual(
      new Map([
        [withoutLocation.id, interview_link],
        [withPlace.id, null],
      ]),
    );
  });

  it('refuses an invalid phone number and a place that is too long', async () => {
    const { id } = await anApplication();
    expect((await schedule(id, { phone_number: 'call me' })).json().fields).toEqual({
      phone_number: 'Use digits only, with or without a leading +.',
    });
    expect((await schedule(id, { place: 'x'.repeat(201) })).json().fields).toEqual({
      place: 'At most 200 characters.',
    });
  });

  it('replaces an earlier offer, and the student can choose again', async () => {
    const application = await anApplication();
    const first = (await schedule(application.id)).json().interview;
    await choose(first.id, offer.date);
    const second = (await schedule(application.id, { date: '2099-04-01 09:00' })).json().interview;
    expect(second).toMatchObject({ id: first.id, date: '2099-04-01 09:00', confirmed_at: null });
    expect((await list()).total).toBe(1);
    expect((await choose(first.id, '2099-04-01 09:00')).statusCode).toBe(200);
  });

  it('refuses dates that are equal, past, too far ahead or do not exist', async () => {
    const { id } = await anApplication();
    const refused = async (body: object) => (await schedule(id, body)).json();
    expect(await refused({ alt_date_2: offer.date })).toMatchObject({
      code: 'invalid_input',
      fields: { alt_date_2: 'Choose three different times.' },
    });
    expect(await refused({ date: '2020-01-01 10:00' })).toMatchObject({
      fields: { date: 'Choose a time in the future.' },
    });
    expect(await refused({ date: '9999-01-01 10:00' })).toMatchObject({
      fields: { date: 'Choose a date before the year 2100.' },
    });
    expect(await refused({ alt_date_1: '2099-02-31 10:00' })).toMatchObject({
      fields: { alt_date_1: expect.any(String) },
    });
    expect(await refused({ date: '' })).toMatchObject({ fields: { date: 'Preferred date is required.' } });
    expect(await refused({ meet_link: 'http://meet.example' })).toMatchObject({
      fields: { meet_link: expect.any(String) },
    });
  });

  it('observes daylight saving time in the company’s zone', async () => {
    await server.context.db
      .updateTable('organizations')
      .set({ time_zone: 'Europe/Berlin' })
      .where('id', '=', works.role_specific_id)
      .execute();
    // Clocks go from 02:00 to 03:00 on 29 March 2099.
    const skipped = await schedule((await anApplication()).id, { date: '2099-03-29 02:30' });
    expect(skipped.json().fields).toHaveProperty('date');
    const interview = await anInterview({ date: '2099-03-29 10:00', alt_date_1: '2099-03-28 10:00' });
    expect(interview).toMatchObject({ date: '2099-03-29 10:00', starts_at: '2099-03-29T08:00:00.000Z' });
    const chosen = (await choose(interview.id, '2099-03-28 10:00')).json().interview;
    expect(chosen).toMatchObject({ date: '2099-03-28 10:00', starts_at: '2099-03-28T09:00:00.000Z' });
  });

  it('refuses an overlap with another interview until it is confirmed', async () => {
    await anInterview();
    const { id } = await anApplication();
    const body = { date: '2099-03-02 10:59', alt_date_1: '2099-03-02 11:00', alt_date_2: '2099-03-05 10:00' };
    const warned = await schedule(id, body);
    expect(warned.statusCode).toBe(409);
    expect(warned.json()).toMatchObject({
      code: 'interview_overlap',
      fields: { date: 'Overlaps your interview with Ada Obi at 10:00.' },
    });
    expect((await schedule(id, { ...body, confirm_overlap: true })).statusCode).toBe(201);
  });

  it('refuses when the application is decided, or not the company’s', async () => {
    for (const status of ['Accepted', 'Rejected', 'Withdrawn'] as const) {
      const response = await schedule((await anApplication({ status })).id);
      expect(response.statusCode).toBe(409);
      expect(response.json().code).toBe('already_decided');
    }
    const rival = await server.signIn('organization');
    const { id, job_id } = await anApplication();
    expect((await schedule(id, {}, rival)).statusCode).toBe(404);
    for (const wrong of [{ job_id: job_id + 1 }, { user_id: rival.user_id }, { org_id: rival.role_specific_id }]) {
      expect((await schedule(id, wrong)).statusCode).toBe(404);
    }
  });
});

describe('listTakenTimes', () => {
  const taken = async (other_than: number, as = works) =>
    (await server.send({ url: `interviews/taken?application_id=${other_than}`, as })).json().taken;

  it('lists the company’s other interviews in its own time zone, and no other company’s', async () => {
    const [own, other] = [await anApplication(), await anApplication()];
    for (const { id } of [own, other]) await schedule(id, { confirm_overlap: true });
    await server.context.db
      .updateTable('organizations')
      .set({ time_zone: 'Europe/Berlin' })
      .where('id', '=', works.role_specific_id)
      .execute();
    const full_name = 'Ada Obi';
    const offered = [
      { date: '2099-03-02 10:00', full_name, is_alternative: false },
      { date: '2099-03-03 10:00', full_name, is_alternative: true },
      { date: '2099-03-04 15:30', full_name, is_alternative: true },
    ];
    expect(await taken(own.id)).toEqual(offered);
    expect(await taken(own.id, await server.signIn('organization'))).toEqual([]);
  });

  it('leaves out interviews that were held and those of decided applications', async () => {
    const [held, decided] = [await anInterview(), await anInterview({ confirm_overlap: true })];
    await server.context.db
      .updateTable('interviews')
      .set({ completed_at: new Date() })
      .where('id', '=', held.id)
      .execute();
    await server.send({ method: 'PUT', url: `RejectApplicationByOrg/${decided.application_id}`, as: works, body: {} });
    expect(await taken(2147483647)).toEqual([]);
  });
});
