import type { ConversationSide } from '@foothold/shared/contract';
import fc from 'fast-check';
import { createHiringModel, type HiringModel, type Seat } from '../../testing/hiringModel';
import { type HiringParties, signInParties } from '../../testing/hiringParties';
import { startServerWithEmail, type TestServerWithEmail } from '../../testing/startServerWithEmail';
import { addDays, todayIn } from '../platform/time/days';

/** How many histories are tried, and from which seed: RANDOM_SEQUENCES=10000 RANDOM_SEED=7 for others than always. */
const settings = { numRuns: Number(process.env.RANDOM_SEQUENCES ?? 25), seed: Number(process.env.RANDOM_SEED ?? 1) };
jest.setTimeout(Math.max(120_000, settings.numRuns * 4_000));

let server: TestServerWithEmail;
beforeAll(async () => {
  server = await startServerWithEmail();
});
afterAll(() => server.stop());

type Command = fc.AsyncCommand<HiringModel, HiringParties>;
type Deed = (model: HiringModel, parties: HiringParties) => Promise<[found: { statusCode: number }, expected: number]>;

/** One thing that somebody does, to which the product must respond as the model says. */
const command = (name: string, deed: Deed, check: (model: HiringModel) => boolean = () => true): Command => ({
  check,
  async run(model, parties) {
    const [{ statusCode }, expected] = await deed(model, parties);
    expect(statusCode).toBe(expected);
  },
  toString: () => name,
});

const company = fc.nat({ max: 1 });
// Mostly the same, so that one thing follows another.
const seat = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ company: 0, student: 0 }) },
  { weight: 1, arbitrary: fc.record({ company, student: fc.nat({ max: 3 }) }) },
);
const side = fc.constantFrom<ConversationSide[]>('student', 'organization');
const show = ({ company: of, student }: Seat) => `student ${student} at company ${of}`;
const by = (parties: HiringParties, at: Seat, who: ConversationSide) =>
  parties.toSides(at)[who === 'student' ? 'student' : 'company'];

const text = 'Dear {first_name}, we are still reading.';
const welcome = {
  ...{ starts_on: addDays(todayIn('Africa/Lagos'), 30), place: '1 Marina', contact_name: 'Ngozi Eze' },
  contact_details: 'ngozi@marina.example',
};
const contents = { reject: { reason: 'location' }, accept: { welcome }, message: { text } };
const kind = fc.constantFrom('reject' as const, 'accept' as const, 'message' as const);
const aForeignOne = fc.integer({ min: 0, max: 9 }).map((number) => number === 0);

const decideInBulk = fc
  .tuple(company, kind, fc.subarray([0, 1, 2, 3], { minLength: 1 }), aForeignOne)
  .map(([of, what, students, isForeign]) =>
    command(
      `company ${of} decides in bulk: ${what} ${students}${isForeign ? ' and a foreign one' : ''}`,
      async (model, parties) => {
        const seats = students.map((student) => ({ company: of, student }));
        if (isForeign) seats.push({ company: 1 - of, student: 0 });
        const body = { kind: what, application_ids: seats.map(parties.idOf), ...contents[what] };
        const as = by(parties, { company: of, student: 0 }, 'organization');
        const response = await parties.send('POST', 'decision_batches', as, body);
        if (response.statusCode === 201) parties.batchIds.push(response.json().batch.id);
        return [response, model.decideInBulk({ company: of, kind: what, text }, seats)];
      },
    ),
  );

/** One of the last decisions, or one that there is not; all of it, or one application, which need not be in it. */
const undo = fc
  .tuple(fc.nat({ max: 3 }), fc.option(seat, { nil: undefined }), aForeignOne)
  .map(([back, only, isForeign]) =>
    command(`undo the decision ${back} before the last${only ? ` for ${show(only)}` : ''}`, async (model, parties) => {
      const index = model.batches.length - 1 - back;
      const owner = model.batches[index]?.company ?? 0;
      const of = isForeign ? 1 - owner : owner;
      const url = `decision_batches/${parties.batchIds[index] ?? 2_000_000}/cancel`;
      const as = by(parties, { company: of, student: 0 }, 'organization');
      const response = await parties.send('PUT', url, as, { application_id: only && parties.idOf(only) });
      return [response, model.undo(index, of, only)];
    }),
  );

const decide = fc
  .tuple(seat, fc.constantFrom('Accept' as const, 'Reject' as const))
  .map(([at, verb]) =>
    command(`${verb} ${show(at)}`, async (model, parties) => [
      await parties.conversations.decide(parties.toSides(at), verb),
      model.decide(at, `${verb}ed`),
    ]),
  );

const offer = seat.map((at) =>
  command(
    `invite ${show(at)}`,
    async (model, parties) => {
      const [date, alt_date_1, alt_date_2] = parties.takeFreeDays(3).map((day) => `${day} 10:00`);
      const body = { application_id: parties.idOf(at), date, alt_date_1, alt_date_2, place: '1 Marina' };
      const response = await parties.send('POST', 'interviews/schedule', by(parties, at, 'organization'), body);
      return [response, model.offer(at)];
    },
    (model) => model.canOffer(at),
  ),
);

const withdraw = seat.map((at) =>
  command(`withdraw ${show(at)}`, async (model, parties) => [
    await parties.send('PUT', `applications/${parties.idOf(at)}/withdraw`, by(parties, at, 'student')),
    model.withdraw(at),
  ]),
);

const writeOnce = (at: Seat, from: ConversationSide, note: number) =>
  command(`the ${from} writes about ${show(at)}`, async (model, parties) => [
    await parties.conversations.send(parties.toSides(at), by(parties, at, from), `Note ${note}`),
    model.write(at, from, `Note ${note}`),
  ]);

const write = fc.tuple(seat, side, fc.nat()).map(([at, from, note]) => writeOnce(at, from, note));

const read = fc
  .tuple(seat, side)
  .map(([at, reader]) =>
    command(`the ${reader} reads about ${show(at)}`, async (model, parties) => [
      await parties.conversations.markRead(parties.toSides(at), by(parties, at, reader), 2_000_000_000),
      model.read(at, reader),
    ]),
  );

const block = fc
  .tuple(seat, fc.constantFrom('block' as const, 'unblock' as const))
  .map(([at, verb]) =>
    command(`${verb} ${show(at)}`, async (model, parties) => [
      await parties.conversations.change(parties.toSides(at), by(parties, at, 'student'), verb),
      model.block(at, verb === 'block'),
    ]),
  );

const close = fc
  .tuple(seat, fc.constantFrom('close' as const, 'reopen' as const))
  .map(([at, verb]) =>
    command(`${verb} ${show(at)}`, async (model, parties) => [
      await parties.conversations.change(parties.toSides(at), by(parties, at, 'organization'), verb),
      model.close(at, verb === 'close'),
    ]),
  );

const passMinutes = (minutes: number): Command => ({
  check: () => true,
  async run(model, parties) {
    await parties.pass(minutes);
    model.pass(minutes);
    expect(await parties.readAll()).toEqual(parties.toExpected(model));
  },
  toString: () => `${minutes} minutes pass`,
});
const pass = fc.constantFrom(1, 5, 9, 10, 11, 30, 61).map(passMinutes);

/** Of the second message nobody is emailed yet: an hour must have passed since the email about the first. */
const writeTwice = fc.tuple(seat, side).map(
  ([at, from]): Command => ({
    check: () => true,
    async run(model, parties) {
      for (const note of [1, 2])
        for (const step of [writeOnce(at, from, note), passMinutes(11)]) await step.run(model, parties);
    },
    toString: () => `the ${from} writes about ${show(at)} twice, 11 minutes apart`,
  }),
);

// What is listed more than once happens more often.
const histories = fc.commands(
  [decideInBulk, decideInBulk, decideInBulk, undo, undo, pass, pass, pass].concat([
    write,
    write,
    writeTwice,
    read,
    decide,
    withdraw,
    offer,
    block,
    close,
  ]),
  { maxCommands: 20, size: 'max' },
);

describe('companies and students', () => {
  it('find one outcome of whatever they do: no answer is lost, given twice, or given to somebody else', async () => {
    const parties = await signInParties(server);
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        await parties.begin();
        const model = createHiringModel(2, 4);
        await fc.asyncModelRun(() => ({ model, real: parties }), history);
        await passMinutes(61).run(model, parties);
      }),
      settings,
    );
  });
});
