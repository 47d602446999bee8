import { sql } from 'kysely';
import { startServer, type TestServer } from '../../../testing';
import { parsePayRange } from '../../site/content/jobPosting';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const derive = async (name: 'pay_range_of' | 'months_of' | 'degrees_of', text: string) => {
  const { rows } = await sql<{ value: unknown }>`
    select to_json(${sql.ref(name)}(${text})) as value`.execute(server.context.db);
  return rows[0]?.value;
};

describe('pay_range_of', () => {
  it.each([
    ...['100,000', '50000', '120,000–150,000', '50,000 to 80,000', '150 000', '1,250.50', '550 - 700', '90'],
    ...['1.500', '80,000 - 50,000', '12,34', '1,00,000', '0', '5 - 6 - 7', 'about 5', ''],
  ])('reads the amount %s as the structured data for search engines does', async (amount) => {
    expect(await derive('pay_range_of', amount)).toEqual(parsePayRange(amount) ?? null);
  });
});

describe('months_of', () => {
  it.each([
    ['6 months', 6],
    ['6 (six) months', 6],
    ['6months', 6],
    ['six-month contract', 6],
    ['12 months, renewable', 12],
    ['3 to 6 months', 6],
    ['3-6 months', 6],
    ['1 year', 12],
    ['A year', 12],
    ['two years', 24],
    ['12 weeks', 3],
    ['1 week', 1],
    ['Permanent', 0],
  ])('finds in the duration %s so many months: %s', async (duration, months) => {
    expect(await derive('months_of', duration)).toBe(months);
  });

  it.each(['Full time', '1 year 6 months', 'Permanent, 3 months probation', '0 months', 'Until the harvest'])(
    'finds none in the duration %s',
    async (duration) => {
      expect(await derive('months_of', duration)).toBeNull();
    },
  );
});

describe('degrees_of', () => {
  it.each([
    ['- BSc or HND in Accounting', ['BSc', 'HND']],
    ['B.Sc. (second class upper)', ['BSc']],
    ['A first degree finished within three years', ['BSc']],
    ["Bachelor's degree; a Master's degree is a plus", ['BSc', 'MSc']],
    ['B.Eng/HND Mechanical Engineering', ['BSc', 'HND']],
    ['Between OND and HND', ['HND', 'OND']],
    ['National Diploma', ['OND']],
    ['Higher National Diploma', ['HND']],
    ['Ph.D. or doctorate', ['PhD']],
    ['Certified Scrum Master, two hands and a bed', []],
    ['Second year of any course', []],
  ])('finds in %s the degrees %j', async (requirements, degrees) => {
    expect(await derive('degrees_of', requirements)).toEqual(degrees);
  });
});
