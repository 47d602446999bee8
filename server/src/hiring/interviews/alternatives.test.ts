import { type SignedIn, startServer, type TestServer } from '../../../testing';
import { createInterviewActions, laterOffer, offer } from '../../../testing/interviews';

let server: TestServer;
let works: SignedIn;
let ada: SignedIn;
let bola: SignedIn;
beforeAll(async () => {
  server = await startServer();
  ada = await server.signIn('student', { full_name: 'Ada Obi' });
  bola = await server.signIn('student', { full_name: 'Bola Ade' });
});
beforeEach(async () => {
  works = await server.signIn('organization');
});
afterAll(() => server.stop());

const { anApplication, schedule, choose } = createInterviewActions(() => ({ server, works, ada }));

/** Offers `who` these dates, and agrees to overlaps. */
async function anOffer(who: SignedIn, dates: object = {}) {
  const { id } = await anApplication({ user_id: who.user_id });
  return (await schedule(id, { ...dates, confirm_overlap: true })).json().interview;
}
/** Two students who were offered the same alternatives, and other preferred dates. */
const offerBoth = async () => [await anOffer(ada), await anOffer(bola, { date: laterOffer.date })] as const;
const listTakenDates = async ({ application_id }: { application_id: number }, as: SignedIn) =>
  (await server.send({ url: `applications/${application_id}`, as })).json().application.interview.taken_dates;

describe('an alternative that two students were offered', () => {
  it('is pointed out to the company before it is offered again', async () => {
    await anOffer(ada);
    const { id } = await anApplication({ user_id: bola.user_id });
    const warned = await schedule(id, { date: offer.alt_date_1, alt_date_1: offer.date, alt_date_2: laterOffer.date });
    expect(warned.json()).toMatchObject({
      code: 'interview_overlap',
      fields: {
        date: 'Overlaps 10:00, which Ada Obi may still choose.',
        alt_date_1: 'Overlaps your interview with Ada Obi at 10:00.',
      },
    });
    expect(warned.json().fields).not.toHaveProperty('alt_date_2');
  });

  it('goes to one of them when both choose it at once, and the other sees what is left', async () => {
    const [ofAda, ofBola] = await offerBoth();
    const responses = await Promise.all([
      choose(ofAda.id, offer.alt_date_1),
      choose(ofBola.id, offer.alt_date_1, bola),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'interview_time_taken',
      error: 'Another interview has this time by now. Choose another of the dates.',
    });

    const [loser, who] = responses[0]?.statusCode === 409 ? [ofAda, ada] : ([ofBola, bola] as const);
    expect(await listTakenDates(loser, who)).toEqual(['alt_date_1']);
    expect((await choose(loser.id, offer.alt_date_2, who)).statusCode).toBe(200);
    expect(await listTakenDates(loser, who)).toEqual([]);
  });

  it('counts as taken within an hour of the other interview', async () => {
    const interview = await anOffer(ada);
    const other = await anOffer(bola, {
      ...laterOffer,
      alt_date_1: '2099-03-03 10:59',
      alt_date_2: '2099-03-04 16:30',
    });
    await choose(other.id, '2099-03-03 10:59', bola);
    expect((await choose(interview.id, offer.alt_date_1)).json().code).toBe('interview_time_taken');
    expect(await listTakenDates(interview, ada)).toEqual(['alt_date_1']);
  });

  it('is free again when the other interview is moved or its application is rejected', async () => {
    const [interview, other] = await offerBoth();
    await choose(other.id, offer.alt_date_1, bola);
    expect(await listTakenDates(interview, ada)).toEqual(['alt_date_1']);
    await schedule(other.application_id, { ...laterOffer, confirm_overlap: true });
    expect(await listTakenDates(interview, ada)).toEqual([]);

    await choose(other.id, laterOffer.alt_date_1, bola);
    await schedule(interview.application_id, { alt_date_1: laterOffer.alt_date_2 });
    await server.send({ method: 'PUT', url: `RejectApplicationByOrg/${other.application_id}`, as: works, body: {} });
    expect((await choose(interview.id, laterOffer.alt_date_2)).statusCode).toBe(200);
  });

  it('may be chosen beside an interview when the company has agreed to the overlap', async () => {
    await anOffer(ada);
    const beside = await anOffer(bola, { ...laterOffer, alt_date_2: offer.date });
    expect(await listTakenDates(beside, bola)).toEqual([]);
    expect((await choose(beside.id, offer.date, bola)).statusCode).toBe(200);
  });

  it('never takes the preferred date from the student to whom it was offered', async () => {
    const interview = await anOffer(ada);
    await anOffer(bola);
    expect((await choose(interview.id, offer.date)).statusCode).toBe(200);
  });
});
