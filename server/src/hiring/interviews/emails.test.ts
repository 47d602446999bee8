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
const { choose } = actions;
const anApplication = async () => (await actions.anApplication()).id;
const schedule = async (application_id: number, dates = offer): Promise<number> =>
  (await actions.schedule(application_id, dates)).json().interview.id;
const listSubjectsTo = (who: SignedIn) => server.listEmailsTo(who).map(({ subject }) => subject);
const findLastEmail = (who: SignedIn) => server.listEmailsTo(who).at(-1);

describe('emails about an interview', () => {
  it('offer the student three dates in the company’s time zone, and link to the page', async () => {
    await schedule(await anApplication());
    await server.passMinutes(2);
    expect(listSubjectsTo(ada)).toEqual(['Interview for Analyst at Marina Works']);
    expect(findLastEmail(ada)?.text).toContain(
      [
        'Choose one. Times are Lagos time (WAT).\n',
        '- Preferred: Monday 2 March 2099, 10:00',
        '- First alternative: Tuesday 3 March 2099, 10:00',
        '- Second alternative: Wednesday 4 March 2099, 15:30',
      ].join('\n'),
    );
    for (const part of [findLastEmail(ada)?.text, findLastEmail(ada)?.html]) {
      expect(part).toContain('https://jobs.example.ng/dashboard/notifications');
      expect(part).toMatch(/The\smeeting\slink\sis\son\sthe\ssame\spage\sonce\syou\shave\schosen\./);
      expect(part).not.toContain('meet.example');
    }
  });

  it('name the zone of each date when daylight saving time begins between them', async () => {
    await server.context.db
      .updateTable('organizations')
      .set({ time_zone: 'Europe/London' })
      .where('id', '=', works.role_specific_id)
      .execute();
    await schedule(await anApplication(), { ...offer, alt_date_1: '2099-07-01 10:00' });
    await server.passMinutes(2);
    expect(findLastEmail(ada)?.text).toContain('Monday 2 March 2099, 10:00, London time (GMT)');
    expect(findLastEmail(ada)?.text).toContain('Wednesday 1 July 2099, 10:00, London time (BST)');
  });

  it('say that the dates are new when the student was emailed earlier ones', async () => {
    const application = await anApplication();
    await schedule(application);
    await server.passMinutes(2);
    await schedule(application, laterOffer);
    await server.passMinutes(2);
    expect(listSubjectsTo(ada)).toEqual([
      'Interview for Analyst at Marina Works',
      'New times for your interview at Marina Works',
    ]);
    expect(findLastEmail(ada)?.text).toContain('Earlier times no longer count.');
    expect(findLastEmail(ada)?.text).toContain('Preferred: Monday 6 April 2099, 09:00');
    expect(findLastEmail(ada)?.text).not.toContain('March');
  });

  it('are sent once, with the findLastEmail dates, when the company corrects itself at once', async () => {
    const application = await anApplication();
    for (const dates of [offer, laterOffer, offer, laterOffer]) await schedule(application, dates);
    await server.passMinutes(2);
    expect(listSubjectsTo(ada)).toEqual(['Interview for Analyst at Marina Works']);
    expect(findLastEmail(ada)?.text).toContain('Preferred: Monday 6 April 2099, 09:00');
  });

  it('never contain dates that were replaced while the SMTP server was down', async () => {
    const application = await anApplication();
    await schedule(application);
    server.mailbox.refuseNext(451);
    await server.passMinutes(2);
    await schedule(application, laterOffer);
    await server.passMinutes(2);
    expect(listSubjectsTo(ada)).toEqual(['New times for your interview at Marina Works']);
    expect(findLastEmail(ada)?.text).not.toContain('March');
  });

  it.each(['chosen', 'withdrawn', 'decided'] as const)(
    'leave out the offer when the application or date is %s before it is sent',
    async (what) => {
      const application = await anApplication();
      const id = await schedule(application);
      if (what === 'chosen') await choose(id, offer.date);
      if (what === 'withdrawn')
        await server.send({ method: 'PUT', url: `applications/${application}/withdraw`, as: ada });
      if (what === 'decided')
        await server.send({ method: 'PUT', url: `AcceptApplicationByOrg/${application}`, as: works, body: {} });
      await server.passMinutes(2);
      const expected = {
        chosen: ['Your interview at Marina Works is settled'],
        withdrawn: [],
        decided: ['Marina Works accepted your application'],
      };
      expect(listSubjectsTo(ada)).toEqual(expected[what]);
    },
  );

  it('list no date that has passed', async () => {
    const [first, second] = [await schedule(await anApplication()), await schedule(await anApplication(), laterOffer)];
    const past = new Date(Date.now() - 60_000);
    const set = (id: number, values: { starts_at?: Date; alt_1_starts_at?: Date }) =>
      server.context.db.updateTable('interviews').set(values).where('id', '=', id).execute();
    await set(first, { starts_at: past });
    await set(second, { alt_1_starts_at: past });
    await server.passMinutes(2);
    expect(server.listEmailsTo(ada)).toHaveLength(1);
    expect(findLastEmail(ada)?.text).toContain('Second alternative');
    expect(findLastEmail(ada)?.text).not.toContain('First alternative');
  });

  it.each([
    [offer.date, 'Ada Obi chose the preferred time of the interview', 'Monday 2 March 2099, 10:00, Lagos time (WAT)'],
    [
      offer.alt_date_2,
      'Ada Obi chose another time for the interview',
      'Wednesday 4 March 2099, 15:30, Lagos time (WAT)',
    ],
  ])('tell the company the date that the student chose: %s', async (date, subject, words) => {
    const id = await schedule(await anApplication());
    await server.passMinutes(2);
    await choose(id, date);
    await server.sendDueEmails();
    expect(listSubjectsTo(works)).toEqual([subject]);
    expect(findLastEmail(works)?.text).toContain(words);
    expect(findLastEmail(works)?.text).toContain('https://jobs.example.ng/dashboard/interviews\n');
  });

  it('leave out a choice when the company has replaced the offer', async () => {
    const application = await anApplication();
    const id = await schedule(application);
    await choose(id, offer.alt_date_1);
    await schedule(application, laterOffer);
    await server.passMinutes(2);
    expect(listSubjectsTo(works)).toEqual(['You offered Ada Obi new times']);
    expect(listSubjectsTo(ada)).toEqual(['Interview for Analyst at Marina Works']);
    expect(findLastEmail(ada)?.text).toContain('Preferred: Monday 6 April 2099, 09:00');
  });

  it('confirm the chosen date to the student', async () => {
    const id = await schedule(await anApplication());
    await choose(id, offer.alt_date_1);
    await server.sendDueEmails();
    expect(listSubjectsTo(ada)).toEqual(['Your interview at Marina Works is settled']);
    expect(findLastEmail(ada)?.text).toContain('Tuesday 3 March 2099, 10:00, Lagos time (WAT)');
    expect(findLastEmail(ada)?.text).toContain('The meeting link is on that page.');
  });

  it.each([
    [{ place: '4 Herbert Macaulay Way, Yaba' }, 'It is held here: 4 Herbert Macaulay Way, Yaba.'],
    [{ phone_number: '+234 803 123 4567' }, 'It is held by telephone: call +2348031234567.'],
  ])('name the place or phone number when there is no link: %j', async (where, words) => {
    const id = await schedule(await anApplication(), { ...offer, ...where });
    await server.passMinutes(2);
    expect(findLastEmail(ada)?.text).toContain(words);
    expect(findLastEmail(ada)?.text).not.toContain('meeting link');
    await choose(id, offer.date);
    await server.sendDueEmails();
    expect(findLastEmail(ada)?.text).toContain(words);
  });
});
