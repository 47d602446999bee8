import ICAL from 'ical.js';
import type { SignedIn } from '../../../testing';
import { createInterviewActions, laterOffer, offer } from '../../../testing/interviews';
import { startServerWithEmail, type TestServerWithEmail } from '../../../testing/startServerWithEmail';

let server: TestServerWithEmail;
let works: SignedIn;
let ada: SignedIn;
beforeAll(async () => {
  server = await startServerWithEmail();
});
beforeEach(async () => {
  ada = await server.signIn('student', { full_name: 'Ada Obi' });
  works = await server.signIn('organization', {
    company_name: 'Marina Works',
    interview_link: 'https://meet.example/works',
  });
});
afterAll(() => server.stop());

const actions = createInterviewActions(() => ({ server, works, ada }));

async function invite() {
  const { id } = await actions.anApplication();
  return { application: id, interview: await schedule(id) };
}
async function schedule(application_id: number, dates = offer): Promise<number> {
  const response = await actions.schedule(application_id, { ...dates, confirm_overlap: true });
  await server.passMinutes(2);
  return response.json().interview.id;
}
async function choose(id: number, selected_date: string) {
  await actions.choose(id, selected_date);
  await server.sendDueEmails();
}
async function end(url: string, as: SignedIn) {
  await server.send({ method: 'PUT', url, as, body: {} });
  await server.sendDueEmails();
}

/** The calendar events in the emails to a person, in order. */
const eventsOf = (who: SignedIn) =>
  server.listEmailsTo(who).flatMap(({ attachments, subject }) => {
    const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
    if (!part) return [];
    const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(part.content as ArrayBuffer)));
    const event = calendar.getFirstSubcomponent('vevent');
    const value = (name: string) => event?.getFirstPropertyValue(name);
    const attendee = event?.getFirstProperty('attendee');
    return [
      {
        subject,
        declared: part.method,
        method: calendar.getFirstPropertyValue('method'),
        ...{ uid: value('uid'), sequence: Number(value('sequence')), status: value('status') },
        ...{ organizer: value('organizer'), attendee: String(attendee?.getFirstValue()).toLowerCase() },
        ...{ rsvp: attendee?.getParameter('rsvp'), part: attendee?.getParameter('partstat') },
        starts_at: (value('dtstart') as ICAL.Time).toJSDate().toISOString(),
      },
    ];
  });

describe('calendar invitations in emails', () => {
  it('invite the student to the preferred date without requesting a reply', async () => {
    const { interview } = await invite();
    expect(eventsOf(ada)).toEqual([
      {
        subject: 'Interview for Analyst at Marina Works',
        ...{ declared: 'REQUEST', method: 'REQUEST', uid: `interview-${interview}@jobs.example.ng`, sequence: 0 },
        ...{ status: 'TENTATIVE', organizer: 'mailto:no-reply@jobs.example.ng', attendee: `mailto:${ada.email}` },
        ...{ rsvp: 'FALSE', part: 'TENTATIVE', starts_at: '2099-03-02T09:00:00.000Z' },
      },
    ]);
    expect(eventsOf(works)).toEqual([]);
  });

  it('update the same event of both parties with a higher sequence at each change', async () => {
    const { application, interview } = await invite();
    await choose(interview, offer.alt_date_2);
    await schedule(application, laterOffer);
    await choose(interview, laterOffer.date);

    for (const [who, at] of [
      [ada, ['2099-03-02T09', '2099-03-04T14', '2099-04-06T08', '2099-04-06T08']],
      [works, ['2099-03-04T14', '2099-04-06T08', '2099-04-06T08']],
    ] as const) {
      const events = eventsOf(who);
      expect(events.map(({ starts_at }) => starts_at.slice(0, 13))).toEqual(at);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
      const versions = events.map(({ sequence }) => sequence);
      expect(versions).toEqual([...new Set(versions)].sort());
      expect(events.at(-1)).toMatchObject({ method: 'REQUEST', status: 'CONFIRMED', part: 'ACCEPTED' });
    }
  });

  it.each([
    ['withdrawn', (id: number) => end(`applications/${id}/withdraw`, ada)],
    ['rejected', (id: number) => end(`RejectApplicationByOrg/${id}`, works)],
  ])('cancel the event of both parties when the application is %s', async (_, endApplication) => {
    const { application, interview } = await invite();
    await choose(interview, offer.date);
    await endApplication(application);
    for (const who of [ada, works]) {
      const [before, after] = eventsOf(who).slice(-2);
      expect(after).toMatchObject({ declared: 'CANCEL', method: 'CANCEL', status: 'CANCELLED', uid: before?.uid });
      expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    }
  });

  it('are sent with an email to the party that ended the application', async () => {
    const [mine, theirs] = [await invite(), await invite()];
    await end(`applications/${mine.application}/withdraw`, ada);
    expect(server.listEmailsTo(ada).at(-1)).toMatchObject({ subject: 'Your interview at Marina Works is off' });
    await choose(theirs.interview, offer.date);
    await end(`RejectApplicationByOrg/${theirs.application}`, works);
    expect(server.listEmailsTo(works).at(-1)).toMatchObject({ subject: 'The interview with Ada Obi is off' });
  });

  it('cancel nothing when no date was chosen or the interview was held', async () => {
    const [open, held] = [await invite(), await invite()];
    await end(`RejectApplicationByOrg/${open.application}`, works);
    await choose(held.interview, offer.date);
    await server.context.db
      .updateTable('interviews')
      .set({ completed_at: new Date() })
      .where('id', '=', held.interview)
      .execute();
    await end(`RejectApplicationByOrg/${held.application}`, works);
    expect(server.listEmailsTo(works).map(({ subject }) => subject)).toEqual([
      'Ada Obi chose the preferred time of the interview',
    ]);
    expect(eventsOf(ada).filter(({ method }) => method === 'CANCEL')).toHaveLength(1);
  });
});
