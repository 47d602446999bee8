import { parse } from 'csv-parse/sync';
import { type SignedIn, startServer, type TestServer } from '../../../testing';

let server: TestServer;
let company: SignedIn;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  company = await server.signIn('organization');
});
afterAll(() => server.stop());

const download = (query = '', as = company) =>
  server.send({ url: `ViewApplicationByOrg/${company.role_specific_id}/applications.csv?${query}`, as });
const parseRows = (body: string) => parse(body, { bom: true, columns: true }) as Record<string, string>[];

async function createApplication(full_name: string, overrides: Parameters<TestServer['anApplication']>[0] = {}) {
  const student = await server.signIn('student', { full_name });
  const job_id = overrides?.job_id ?? (await server.aJob({ org_id: company.role_specific_id, job_title: 'Cook' })).id;
  const { id } = await server.anApplication({ ...overrides, job_id, user_id: student.user_id });
  return { id, student };
}

describe('downloadApplications', () => {
  it('writes one row an application, with its texts', async () => {
    const job = await server.aJob({ org_id: company.role_specific_id, job_title: 'Cook', q1: 'When?', q2: 'Where?' });
    const created_at = '2026-03-02T20:30:00.000Z';
    const cover_letter = 'Good day,\nI cook, "well".';
    const { student } = await createApplication('Babátúndé Adéyẹmí', {
      job_id: job.id,
      created_at,
      cover_letter,
      a1: 'On Monday.',
    });

    const { statusCode, headers, body, rawPayload } = await download();
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="applications-\d{4}-\d\d-\d\d\.csv"/);
    expect(rawPayload.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(body).toContain('\r\n');
    expect(parseRows(body)).toEqual([
      {
        ...{ Name: 'Babátúndé Adéyẹmí', Email: student.email, Phone: '00234 801 234 5678' },
        ...{ University: 'University of Lagos', 'Course of study': 'Computer Science', Degree: 'BSc' },
        ...{
          'Student status': 'Undergraduate',
          Job: 'Cook',
          Status: 'Applied',
          Offer: '',
          Rating: '',
          Applied: '2026-03-02 21:30',
        },
        ...{
          Interview: '',
          'Times are in': 'Africa/Lagos',
          'Cover letter': cover_letter,
          Answers: 'When?\nOn Monday.',
        },
      },
    ]);
  });

  it('never contains the sex of an applicant', async () => {
    await createApplication('Ada Obi');
    expect((await download()).body).not.toMatch(/sex|female/i);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'escapes %j so that no spreadsheet runs it',
    async (cover_letter) => {
      await createApplication('Ada Obi', { cover_letter });
      const [row] = parseRows((await download()).body);
      expect(row?.['Cover letter']).toBe(`'${cover_letter}`);
    },
  );

  it('contains exactly the filtered applications in order when there are more than one batch', async () => {
    const { db } = server.context;
    const { student } = await createApplication('Ada Obi');
    const jobs = await db
      .insertInto('jobs')
      .columns([
        ...([
          'org_id',
          'job_title',
          'field',
          'department',
          'env_mode',
          'duration',
          'deadline',
          'job_description',
        ] as const),
      ])
      .expression((eb) =>
        eb
          .selectFrom('jobs')
          .innerJoin(
            (from) => from.fn('generate_series', [from.lit(1), from.lit(1203)]).as('n'),
            (join) => join.onTrue(),
          )
          .where('jobs.org_id', '=', company.role_specific_id)
          .select(['jobs.org_id', 'job_title', 'field', 'department', 'env_mode', 'duration', 'deadline'])
          .select('job_description'),
      )
      .returning('id')
      .execute();
    await db
      .insertInto('applications')
      .values(
        jobs.map(({ id }) => ({
          ...{ job_id: id, user_id: student.user_id, org_id: company.role_specific_id },
          ...{ cover_letter: String(id), status: 'Rejected' as const },
        })),
      )
      .execute();
    await createApplication('Bola Ade', { status: 'Rejected', cover_letter: 'not asked for' });

    const letters = parseRows((await download('status=Rejected&q=ada&sort=oldest')).body).map((row) =>
      Number(row['Cover letter']),
    );
    expect(letters).toEqual(jobs.map(({ id }) => id).sort((one, other) => one - other));
  });

  it('contains the ratings, and only the applications that are asked for by their ids', async () => {
    const ada = await createApplication('Ada Obi', { rating: 4 });
    await createApplication('Bola Ade');
    const chidi = await createApplication('Chidi Eze');
    const stranger = await server.anApplication();
    const rows = parseRows((await download(`ids=${ada.id},${chidi.id},${stranger.id}&sort=name`)).body);
    expect(rows.map(({ Name, Rating }) => [Name, Rating])).toEqual([
      ['Ada Obi', '4'],
      ['Chidi Eze', ''],
    ]);
  });

  it.each(['', '1,', 'x', Array.from({ length: 201 }, () => 1).join()])('refuses the ids %j', async (ids) => {
    expect((await download(`ids=${ids}`)).statusCode).toBe(422);
  });

  it('contains only the header when nothing matches', async () => {
    const { body } = await download('q=nobody');
    expect(parseRows(body)).toEqual([]);
    expect(body).toMatch(/^\ufeffName,Email,/);
  });

  it('writes the audit log with the filters', async () => {
    await download('status=Applied&q=ada');
    const row = await server.context.db
      .selectFrom('audit_log')
      .select(['action', 'subject', 'subject_id', 'detail'])
      .where('actor_user_id', '=', company.user_id)
      .where('action', '=', 'applications.exported')
      .executeTakeFirst();
    expect(row).toEqual({
      ...{ action: 'applications.exported', subject: 'organization', subject_id: String(company.role_specific_id) },
      detail: { status: 'Applied', q: 'ada' },
    });
  });

  it('responds with 404 to other companies, and works for admins', async () => {
    expect((await download('', await server.signIn('organization'))).statusCode).toBe(404);
    expect((await download('', await server.signIn('admin'))).statusCode).toBe(200);
  });
});
